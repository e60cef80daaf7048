import type { AppContext } from "#server/app-context.ts"
import type { Changer } from "#server/account.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { hashPassword } from "#server/auth/password.ts"
import { readRoles } from "#server/auth/account-fields.ts"
import { findByLogin } from "#server/auth/logins.ts"
import { makePassword, setPassword } from "./set-password.ts"
import { resetFailures } from "./try-password.ts"

/**
 * Sets a new password, without `login` the first owner's. It must be changed at the next sign-in; sessions, links and
 * failed sign-ins of the account end. For the operator's command line. Returns null without such an account.
 */
export async function resetPassword(
  app: Pick<AppContext, "db" | "clock" | "limits">,
  { login, account }: { login: string | undefined; account: Changer["account"] },
): Promise<{ login: string; password: string } | null> {
  const rows = await app.db.selectFrom("admin").select(["id", "login", "roles", "disabled_at"]).orderBy("id").execute()
  const target =
    login === undefined
      ? rows.find(({ roles, disabled_at }) => disabled_at === null && readRoles(roles).includes("owner"))
      : findByLogin(rows, login)
  if (!target) return null
  const password = makePassword()
  const hash = await hashPassword(password)
  await app.db.transaction().execute(async (trx) => {
    await setPassword(trx, target.id, { hash, mustChange: true, clock: app.clock })
    await recordAudit(trx, { app, account }, "password_reset", { title: target.login })
  })
  await resetFailures(app, target.login)
  return { login: target.login, password }
}
