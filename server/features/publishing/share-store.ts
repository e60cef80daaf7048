import type { PublishedKind, Share } from "#contract/publishing.ts"
import { hashToken, makeToken } from "#server/auth/token.ts"
import { findMakerRights } from "#server/auth/maker-rights.ts"
import { type Caller, type Maker, makerOf } from "#server/caller.ts"
import type { Changer } from "#server/account.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { readAccountNames } from "#server/records/account-names.ts"
import { type RecordId, recordIdOf } from "#server/records/define-record.ts"
import type { Fields } from "./store.ts"

export interface SharedDraft {
  kind: PublishedKind
  id: RecordId
  /** Unsaved input; null for the stored draft. */
  typed: Fields | null
  expires_at: string
}

interface At {
  kind: PublishedKind
  id: RecordId
}

/** Stores a link to a draft, or to its maker's unsaved input; returns its token, of which only the hash is stored. */
export async function insertShare(
  db: Database,
  { app, account }: Caller,
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
      ...makerOf(account),
      made_by: account.name,
      created_at,
      expires_at,
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  return { token, share: { share: row.id, made_by: account.name, created_at, expires_at } }
}

/** Updates the unsaved input of an existing token; false when there is none for that record and maker. */
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

/** Removes an account's unsaved input for previews. */
export async function removeTyped(db: Database, accountId: number | null): Promise<void> {
  await db.deleteFrom("share").where("account_id", "=", accountId).where("typed", "is not", null).execute()
}

/** Returns whether the maker of a link may still see drafts. */
async function isMakerAllowed(db: Database, maker: Maker, now: Date): Promise<boolean> {
  const { abilities } = await findMakerRights(db, maker, now)
  return abilities.includes("content.draft") || abilities.includes("content.translate")
}

/** Returns the target of a token; null when it is unknown, expired, or its maker may no longer see drafts. */
export async function findShare(db: Database, token: string, now: Date): Promise<SharedDraft | null> {
  const row = await db
    .selectFrom("share")
    .select(["kind", "record_id", "typed", "expires_at", "account_id", "key_id"])
    .where("hash", "=", hashToken(token))
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst()
  if (!row || !(await isMakerAllowed(db, row, now))) return null
  const { kind, record_id, typed, expires_at } = row
  return { kind, id: recordIdOf(record_id), expires_at, typed: typed === null ? null : (JSON.parse(typed) as Fields) }
}

/** Returns the valid links to a record's draft, newest first. */
export async function listShares(db: Database, { kind, id }: At, now: Date): Promise<Share[]> {
  const rows = await db
    .selectFrom("share")
    .select(["id", "account_id", "key_id", "made_by", "created_at", "expires_at"])
    .where("kind", "=", kind)
    .where("record_id", "=", String(id))
    .where("typed", "is", null)
    .where("expires_at", ">", now.toISOString())
    .orderBy("id", "desc")
    .execute()
  const names = await readAccountNames(db, rows)
  const shares: Share[] = []
  for (const { id: share, made_by, created_at, expires_at, ...maker } of rows)
    if (await isMakerAllowed(db, maker, now))
      shares.push({ share, made_by: names.get(maker.account_id ?? 0) ?? made_by, created_at, expires_at })
  return shares
}

/** Revokes a link; returns its record, or null. */
export async function removeShare(db: Database, share: number): Promise<At | null> {
  const row = await db
    .deleteFrom("share")
    .where("id", "=", share)
    .where("typed", "is", null)
    .returning(["kind", "record_id"])
    .executeTakeFirst()
  return row ? { kind: row.kind, id: row.record_id } : null
}

/** Removes expired links. */
export async function removeEndedShares(db: Database, now: Date): Promise<void> {
  await db.deleteFrom("share").where("expires_at", "<=", now.toISOString()).execute()
}
