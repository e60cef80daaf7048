import type { Database } from "#server/db/dialects/database.ts"
import type { StoredPasskey } from "./passkey-verifier.ts"
import type { TableRow } from "#server/db/schema/tables.ts"

export async function listPasskeys(db: Database, accountId: number): Promise<TableRow<"passkey">[]> {
  return db.selectFrom("passkey").selectAll().where("account_id", "=", accountId).orderBy("id").execute()
}

export async function findPasskey(db: Database, credentialId: string) {
  const row = await db.selectFrom("passkey").selectAll().where("credential_id", "=", credentialId).executeTakeFirst()
  if (!row) return undefined
  const { id, account_id, public_key, counter, transports } = row
  const stored: StoredPasskey = {
    credentialId,
    publicKey: public_key,
    counter,
    transports: JSON.parse(transports) as string[],
  }
  return { id, accountId: account_id, stored }
}

export async function insertPasskey(
  db: Database,
  accountId: number,
  { credentialId, publicKey, counter, transports }: StoredPasskey,
  { name, now }: { name: string; now: Date },
): Promise<TableRow<"passkey">> {
  return db
    .insertInto("passkey")
    .values({
      account_id: accountId,
      credential_id: credentialId,
      public_key: publicKey,
      counter,
      transports: JSON.stringify(transports),
      name,
      created_at: now.toISOString(),
      used_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Records the use of a passkey; false when its counter went back, which indicates a copy. */
export async function notePasskeyUse(
  db: Database,
  { id, before, counter, now }: { id: number; before: number; counter: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("passkey")
    .set({ counter, used_at: now.toISOString() })
    .where("id", "=", id)
    .where("counter", "=", before)
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}

export async function renamePasskey(db: Database, accountId: number, id: number, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("passkey")
    .set({ name })
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}

export async function deletePasskey(
  db: Database,
  accountId: number,
  id: number,
): Promise<{ name: string } | undefined> {
  return db
    .deleteFrom("passkey")
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .returning("name")
    .executeTakeFirst()
}

export async function removePasskeys(db: Database, accountId: number): Promise<void> {
  await db.deleteFrom("passkey").where("account_id", "=", accountId).execute()
}
