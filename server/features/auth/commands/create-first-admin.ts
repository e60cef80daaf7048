import type { AppContext } from "#server/app-context.ts"
import { countAccounts } from "../store.ts"
import { makePassword } from "./set-password.ts"

/**
 * Creates the first owner. The password is ADMIN_PASSWORD, or generated, returned once and to be changed at the first
 * sign-in. Returns null when an owner exists.
 */
export async function createFirstAccount(app: AppContext): Promise<{ login: string; password: string | null } | null> {
  if ((await countAccounts(app.db)) > 0) return null
  const { adminLogin: login, adminPassword } = app.config
  const made = adminPassword === undefined ? makePassword() : null
  await app.db
    .insertInto("admin")
    .values({
      login,
      password_hash: await app.passwords.hash(adminPassword ?? made ?? ""),
      must_change_password: made ? 1 : 0,
      updated_at: app.clock().toISOString(),
    })
    .execute()
  return { login, password: made }
}
