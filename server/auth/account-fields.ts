import type { ExpressionBuilder } from "kysely"
import { type Role, abilitiesOf, roles as allRoles } from "#contract/ability.ts"
import { type Language, languages as allLanguages } from "#contract/language.ts"
import { type SecondFactorRule, secondFactorRules } from "#contract/people-constants.ts"
import type { Rights } from "#server/account.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { Tables } from "#server/db/schema/tables.ts"

/** Name of the rule that requires second factors. */
export const secondFactorRule = "second_factor"

/** Parses the roles column of an account; ignores unknown names. */
export function readRoles(json: string): Role[] {
  const held = JSON.parse(json) as unknown[]
  return allRoles.filter((role) => held.includes(role))
}

/** Returns the languages an account may translate into; limited only for accounts that are nothing but translators. */
function readLanguages({ roles, languages }: { roles: string; languages: string }): Language[] {
  const held = readRoles(roles)
  if (held.includes("owner") || held.includes("editor")) return [...allLanguages]
  const stored = JSON.parse(languages) as unknown[]
  return held.includes("translator") ? allLanguages.filter((language) => stored.includes(language)) : []
}

/** Columns that decide what an account may do. */
export const rightsColumns = ["admin.roles", "admin.languages", "admin.disabled_at", "admin.password_hash"] as const
export interface StoredRights {
  roles: string
  languages: string
  disabled_at: string | null
  password_hash: string
}

/** Returns what an account may do now: nothing when it is gone, disabled, or its invitation is not accepted. */
export function rightsOf(account: StoredRights | undefined): Rights {
  if (!account || account.disabled_at !== null || account.password_hash === "") return { abilities: [], languages: [] }
  return { abilities: abilitiesOf(readRoles(account.roles)), languages: readLanguages(account) }
}

/** Parses the rule about second factors; the default requires none. */
export const readFactorRule = (value: string | null): SecondFactorRule =>
  secondFactorRules.find((rule) => rule === value) ?? "off"

/** Returns whether the rule requires a second factor for these roles. */
export function isFactorRequired(value: string | null, roles: readonly Role[]): boolean {
  const rule = readFactorRule(value)
  return rule === "everybody" || (rule === "owners" && roles.includes("owner"))
}

/** Selects the number of an account's passkeys. */
export const countPasskeys = (eb: ExpressionBuilder<Tables, "admin">) =>
  eb
    .selectFrom("passkey")
    .select((select) => select.fn.countAll().as("count"))
    .whereRef("passkey.account_id", "=", "admin.id")

/** Columns that decide if an account has the second factor it needs. */
export interface StoredFactor {
  roles: string
  totp_secret: string | null
  passkeys: unknown
  rule: string | null
}

/** Returns whether the rule requires a second factor that an account lacks. */
export const lacksFactor = (row: StoredFactor): boolean =>
  row.totp_secret === null && Number(row.passkeys) === 0 && isFactorRequired(row.rule, readRoles(row.roles))

/** Removes the device of an account that makes one-time codes. */
export async function clearDevice(trx: Database, id: number, updated_at: string): Promise<void> {
  const none = { totp_secret: null, totp_step: null, totp_since: null }
  await trx
    .updateTable("admin")
    .set({ ...none, updated_at })
    .where("id", "=", id)
    .execute()
}
