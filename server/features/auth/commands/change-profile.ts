import type { z } from "zod"
import type { profileSchema } from "#contract/auth.ts"
import { AppError } from "#server/app-error.ts"
import { checkFree } from "#server/auth/logins.ts"
import { isFresh } from "#server/auth/fresh.ts"
import { noteNewEmail } from "#server/auth/note-new-email.ts"
import type { Caller, SignedIn } from "#server/caller.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { requireAccount } from "../store.ts"

/**
 * Changes the caller's name, signatures and e-mail address; another address needs a fresh sign-in, because links to a
 * new password go there. Throws `password_required`, and `invalid` for an address of another account.
 */
export async function changeProfile(caller: Caller<SignedIn>, profile: z.output<typeof profileSchema>): Promise<void> {
  const { app, account } = caller
  const values = Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined))
  if (Object.keys(values).length === 0) return
  await app.db.transaction().execute(async (trx) => {
    const stored = await requireAccount(trx, account.id)
    await checkFree(trx, { email: profile.email }, account.id)
    if (profile.email !== undefined && profile.email !== stored.email) {
      if (!isFresh(account, app.clock())) throw new AppError("password_required")
      await noteNewEmail(trx, app, stored)
    }
    await trx
      .updateTable("admin")
      .set({ ...values, updated_at: app.clock().toISOString() })
      .where("id", "=", account.id)
      .execute()
    await recordAudit(trx, caller, "profile_changed", { detail: Object.keys(values).join(", ") })
  })
  app.mail.resume()
}
