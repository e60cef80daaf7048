import type { PublishedKind, Share } from "#contract/publishing.ts"
import { recordIdOf } from "#server/records/record-id.ts"
import { hashToken, makeToken } from "#server/auth/token.ts"
import type { Changer } from "#server/changer.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { readAccountNames } from "#server/records/account-names.ts"
import type { RecordId } from "#server/records/define-record.ts"
import type { Fields } from "./store.ts"

export interface SharedDraft {
  kind: PublishedKind
  id: RecordId
  /** What somebody is typing; null for the stored draft. */
  typed: Fields | null
  expires_at: string
}

interface At {
  kind: PublishedKind
  id: RecordId
}

/** Stores a link to a draft, or to what its maker is typing; returns its token, of which only the hash is kept. */
export async function insertShare(
  db: Database,
  { app, account }: Changer,
  { kind, id }: At,
  { typed, expires_at }: Pick<SharedDraft, "typed" | "expires_at">,
): Promise<{ token: string; share: Share }> {
  const token = makeToken()
  const created_at = app.clock().toISOString()
  const row = await db
    .insertInto("share")
    .values({
      hash: hashToken(token),
      kind,
      record_id: String(id),
      typed: typed && JSON.stringify(typed),
      account_id: account.id,
      made_by: account.name,
      created_at,
      expires_at,
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  return { token, share: { share: row.id, made_by: account.name, created_at, expires_at } }
}

/** Stores what its maker goes on typing under the token of before; false when there is none of that record and maker any more. */
export async function updateTyped(
  db: Database,
  { account }: Changer,
  { kind, id }: At,
  { token, typed, expires_at }: { token: string; typed: Fields; expires_at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("share")
    .set({ typed: JSON.stringify(typed), expires_at })
    .where("hash", "=", hashToken(token))
    .where("kind", "=", kind)
    .where("record_id", "=", String(id))
    .where("account_id", "=", account.id)
    .where("typed", "is not", null)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}

/** Removes what an account had typed for previews. */
export async function removeTyped(db: Database, accountId: number | null): Promise<void> {
  await db.deleteFrom("share").where("account_id", "=", accountId).where("typed", "is not", null).execute()
}

/** Returns what a token shows, or null when it is unknown or has ended. */
export async function findShare(db: Database, token: string, now: Date): Promise<SharedDraft | null> {
  const row = await db
    .selectFrom("share")
    .select(["kind", "record_id", "typed", "expires_at"])
    .where("hash", "=", hashToken(token))
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst()
  if (!row) return null
  const { record_id, typed, ...rest } = row
  const id = recordIdOf(record_id)
  return { ...rest, id, typed: typed === null ? null : (JSON.parse(typed) as Fields) }
}

/** Returns the links to a record's draft that have not ended, the newest first. */
export async function listShares(db: Database, { kind, id }: At, now: Date): Promise<Share[]> {
  const rows = await db
    .selectFrom("share")
    .select(["id", "account_id", "made_by", "created_at", "expires_at"])
    .where("kind", "=", kind)
    .where("record_id", "=", String(id))
    .where("typed", "is", null)
    .where("expires_at", ">", now.toISOString())
    .orderBy("id", "desc")
    .execute()
  const names = await readAccountNames(db, rows)
  return rows.map(({ id: share, account_id, made_by, ...row }) => ({
    share,
    made_by: names.get(account_id ?? 0) ?? made_by,
    ...row,
  }))
}

/** Ends a link; returns the record that it showed, or null when there is none. */
export async function removeShare(db: Database, share: number): Promise<At | null> {
  const row = await db
    .deleteFrom("share")
    .where("id", "=", share)
    .where("typed", "is", null)
    .returning(["kind", "record_id"])
    .executeTakeFirst()
  return row ? { kind: row.kind, id: row.record_id } : null
}

/** Removes what has ended. */
export async function removeEndedShares(db: Database, now: Date): Promise<void> {
  await db.deleteFrom("share").where("expires_at", "<=", now.toISOString()).execute()
}
