import type { AppContext } from "#server/app-context.ts"
import { systemAccount } from "#server/caller.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { hashPassword } from "#server/auth/password.ts"
import { closeSessions } from "#server/auth/session-store.ts"
import { makePassword } from "../make-password.ts"
import { resetFailures } from "./reset-failures.ts"

/**
 * Gives the owner a new password, which must be changed at the next sign-in, ends every session and forgets the failed sign-ins
 * of that name; for the operator of the machine, when the old one is forgotten. Null when there is no owner yet.
 */
export async function resetPassword(
  app: Pick<AppContext, "db" | "clock" | "limits">,
): Promise<{ login: string; password: string } | null> {
  const admin = await app.db.selectFrom("admin").select(["id", "login"]).orderBy("id").executeTakeFirst()
  if (!admin) return null
  const password = makePassword()
  const password_hash = await hashPassword(password)
  await app.db.transaction().execute(async (trx) => {
    await trx
      .updateTable("admin")
      .set({ password_hash, must_change_password: 1, updated_at: app.clock().toISOString() })
      .where("id", "=", admin.id)
      .execute()
    await closeSessions(trx, admin.id)
    await recordAudit(trx, { app, account: systemAccount }, "password reset", admin.login)
  })
  await resetFailures(app, admin.login)
  return { login: admin.login, password }
}
