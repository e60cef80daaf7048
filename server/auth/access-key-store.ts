import { type KeyAbility, keyAbilities, withoutBlind } from "#contract/ability.ts"
import type { Rights } from "#server/account.ts"
import type { KeyHolder } from "#server/caller.ts"
import type { Database } from "#server/db/dialects/database.ts"
import {
  type StoredFactor,
  type StoredRights,
  countPasskeys,
  lacksFactor,
  rightsColumns,
  rightsOf,
  secondFactorRule,
} from "./account-fields.ts"
import { hashToken } from "./token.ts"

// Minimum interval between writes of the last use.
const writeEveryMs = 5 * 60_000

/** Format of an access key: `tbs_` and 43 characters of base64url. */
export const accessKeyPattern = /^tbs_[\w-]{43}$/u

/** Selects the keys that are not expired, with what decides their rights. */
const validKeys = (db: Database, at: string) =>
  db
    .selectFrom("access_key")
    .innerJoin("admin", "admin.id", "access_key.account_id")
    .leftJoin("rule", (join) => join.on("rule.name", "=", secondFactorRule))
    .select(["access_key.id", "access_key.name", "access_key.abilities", "access_key.used_at", ...rightsColumns])
    .select(["admin.totp_secret", "rule.value as rule"])
    .select((eb) => countPasskeys(eb).as("passkeys"))
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", at)]))

/** Returns the abilities of a key that its maker still has, and the maker's languages; none without a required factor. */
function rightsOfKey(row: StoredRights & StoredFactor & { abilities: string }): Rights {
  const { abilities, languages } = rightsOf(lacksFactor(row) ? undefined : row)
  return { abilities: readKeyAbilities(row.abilities).filter((ability) => abilities.includes(ability)), languages }
}

/** Returns what a key may do now; nothing for one that has ended. */
export async function findKeyRights(db: Database, id: number, now: Date): Promise<Rights> {
  const row = await validKeys(db, now.toISOString()).where("access_key.id", "=", id).executeTakeFirst()
  return row ? rightsOfKey(row) : rightsOf(undefined)
}

/** Returns the program of an access key; null when the key is unknown or expired. */
export async function findKeyHolder(db: Database, key: string, now: Date): Promise<KeyHolder | null> {
  const hash = hashToken(key)
  const at = now.toISOString()
  const row = await validKeys(db, at)
    .where((eb) => eb.or([eb("hash", "=", hash), eb.and([eb("former_hash", "=", hash), eb("former_until", ">", at)])]))
    .executeTakeFirst()
  if (!row) return null
  if (row.used_at === null || now.getTime() - Date.parse(row.used_at) > writeEveryMs)
    await db
      .updateTable("access_key")
      .set({ used_at: at })
      .where("id", "=", row.id)
      .execute()
      .catch(() => undefined)
  return { id: null, keyId: row.id, name: row.name, ...rightsOfKey(row) }
}

/** Parses the abilities column of a key. */
export function readKeyAbilities(json: string): KeyAbility[] {
  const held = JSON.parse(json) as unknown[]
  return withoutBlind(keyAbilities.filter((ability) => held.includes(ability)))
}
