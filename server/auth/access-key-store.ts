import { type Ability, type KeyAbility, abilitiesOf, keyAbilities } from "#contract/ability.ts"
import { languages } from "#contract/language.ts"
import type { KeyHolder } from "#server/caller.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { readRoles } from "./account-fields.ts"
import { hashToken } from "./token.ts"

// Minimum interval between writes of the last use.
const writeEveryMs = 5 * 60_000

/** Format of an access key: `tbs_` and 43 characters of base64url. */
export const accessKeyPattern = /^tbs_[\w-]{43}$/u

/**
 * Returns the program of an access key; null when the key is unknown or expired. Its abilities are those of the key
 * that its maker still has; none when the maker is disabled.
 */
export async function findKeyHolder(db: Database, key: string, now: Date): Promise<KeyHolder | null> {
  const hash = hashToken(key)
  const at = now.toISOString()
  const row = await db
    .selectFrom("access_key")
    .innerJoin("admin", "admin.id", "access_key.account_id")
    .select(["access_key.id", "access_key.name", "access_key.abilities", "access_key.used_at"])
    .select(["admin.roles", "admin.disabled_at"])
    .where((eb) => eb.or([eb("hash", "=", hash), eb.and([eb("former_hash", "=", hash), eb("former_until", ">", at)])]))
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", at)]))
    .executeTakeFirst()
  if (!row) return null
  if (row.used_at === null || now.getTime() - Date.parse(row.used_at) > writeEveryMs)
    await db
      .updateTable("access_key")
      .set({ used_at: at })
      .where("id", "=", row.id)
      .execute()
      .catch(() => undefined)
  const ofMaker: readonly Ability[] = row.disabled_at === null ? abilitiesOf(readRoles(row.roles)) : []
  return {
    id: null,
    keyId: row.id,
    name: row.name,
    abilities: readKeyAbilities(row.abilities).filter((ability) => ofMaker.includes(ability)),
    languages,
  }
}

/** Parses the abilities column of a key. */
export function readKeyAbilities(json: string): KeyAbility[] {
  const held = JSON.parse(json) as unknown[]
  return keyAbilities.filter((ability) => held.includes(ability))
}
