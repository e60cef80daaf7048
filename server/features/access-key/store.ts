import { randomBytes } from "node:crypto"
import type { AccessKey, AccessKeyInput } from "#contract/access-key.ts"
import { readKeyAbilities } from "#server/auth/access-key-store.ts"
import { hashToken } from "#server/auth/token.ts"
import type { Database } from "#server/db/dialects/database.ts"

const dayMs = 86_400_000
const formerMs = 7 * dayMs

/** Returns a new access key: `tbs_` and 256 bits in base64url. Only its hash is stored. */
function makeSecret() {
  const secret = `tbs_${randomBytes(32).toString("base64url")}`
  return { secret, hash: hashToken(secret), last_four: secret.slice(-4) }
}

const endAfter = (now: Date, days: number | null) =>
  days === null ? null : new Date(now.getTime() + days * dayMs).toISOString()

/** Returns all access keys, oldest first; with `id` only that one. */
export async function listKeys(db: Database, id?: number): Promise<AccessKey[]> {
  const rows = await db
    .selectFrom("access_key")
    .innerJoin("admin", "admin.id", "access_key.account_id")
    .selectAll("access_key")
    .select(["admin.name as maker_name", "admin.login as maker_login"])
    .$if(id !== undefined, (query) => query.where("access_key.id", "=", id ?? 0))
    .orderBy("access_key.id")
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    last_four: row.last_four,
    abilities: readKeyAbilities(row.abilities),
    made_by: row.maker_name || row.maker_login,
    created_at: row.created_at,
    expires_at: row.expires_at,
    used_at: row.used_at,
    former_until: row.former_until,
  }))
}

export async function insertKey(
  db: Database,
  accountId: number,
  { name, abilities, days }: AccessKeyInput,
  now: Date,
): Promise<{ id: number; secret: string }> {
  const { secret, ...stored } = makeSecret()
  const { id } = await db
    .insertInto("access_key")
    .values({
      ...stored,
      account_id: accountId,
      name,
      abilities: JSON.stringify(abilities),
      created_at: now.toISOString(),
      expires_at: endAfter(now, days),
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  return { id, secret }
}

/** Renews a key's secret; the old one stays valid for seven days, or until the key's old expiry. */
export async function renewKey(db: Database, id: number, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom("access_key")
    .select(["hash", "created_at", "expires_at"])
    .where("id", "=", id)
    .executeTakeFirst()
  if (!row) return null
  const { secret, ...stored } = makeSecret()
  const until = new Date(now.getTime() + formerMs).toISOString()
  const lasts = row.expires_at === null ? null : Date.parse(row.expires_at) - Date.parse(row.created_at)
  await db
    .updateTable("access_key")
    .set({
      ...stored,
      former_hash: row.hash,
      former_until: row.expires_at !== null && row.expires_at < until ? row.expires_at : until,
      created_at: now.toISOString(),
      expires_at: lasts === null ? null : new Date(now.getTime() + lasts).toISOString(),
      warned_at: null,
    })
    .where("id", "=", id)
    .execute()
  return secret
}

export async function deleteKey(db: Database, id: number): Promise<{ name: string } | undefined> {
  return db.deleteFrom("access_key").where("id", "=", id).returning("name").executeTakeFirst()
}

/** Returns the time in 30 days, the horizon of expiry warnings. */
export const soon = (now: Date): string => new Date(now.getTime() + 30 * dayMs).toISOString()

/** Returns the keys that expire within 30 days, earliest first. */
export async function listEndingKeys(db: Database, now: Date): Promise<{ name: string; expires_at: string }[]> {
  const rows = await db
    .selectFrom("access_key")
    .select(["name", "expires_at"])
    .where("expires_at", ">", now.toISOString())
    .where("expires_at", "<=", soon(now))
    .orderBy("expires_at")
    .execute()
  return rows.flatMap(({ name, expires_at }) => (expires_at === null ? [] : [{ name, expires_at }]))
}
