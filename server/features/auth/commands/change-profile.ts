import type { z } from "zod"
import type { profileSchema } from "#contract/auth.ts"
import { invalid } from "#server/app-error.ts"
import type { Caller, SignedIn } from "#server/caller.ts"
import { recordAudit } from "#server/records/audit-store.ts"

/** Changes the caller's name and e-mail address. Throws `invalid` for an address of another account. */
export async function changeProfile(caller: Caller<SignedIn>, profile: z.output<typeof profileSchema>): Promise<void> {
  const { app, account } = caller
  const values = Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined))
  if (Object.keys(values).length === 0) return
  try {
    await app.db.transaction().execute(async (trx) => {
      await trx
        .updateTable("admin")
        .set({ ...values, updated_at: app.clock().toISOString() })
        .where("id", "=", account.id)
        .execute()
      await recordAudit(trx, caller, "profile_changed", { detail: Object.keys(values).join(", ") })
    })
  } catch (error) {
    if (app.dialect.isUniqueViolation(error)) throw invalid("email", "duplicate")
    throw error
  }
}
