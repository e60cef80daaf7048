import { readRoles } from "#server/auth/account-fields.ts"
import { type Check, lookAt } from "../check.ts"

/** Every owner has a second factor or a passkey. */
export const secondFactorCheck: Check = {
  name: "second-factor",
  run: async ({ db }) => {
    const accounts = await db
      .selectFrom("admin")
      .select(["id", "name", "login", "roles", "totp_since"])
      .where("disabled_at", "is", null)
      .execute()
    const passkeys = await db.selectFrom("passkey").select("account_id").distinct().execute()
    const withPasskey = new Set(passkeys.map(({ account_id }) => account_id))
    const without = accounts.filter(
      ({ id, roles, totp_since }) => readRoles(roles).includes("owner") && totp_since === null && !withPasskey.has(id),
    )
    return lookAt(without.length, without.map(({ name, login }) => name || login).join(", "))
  },
}
