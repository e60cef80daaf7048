import { presenceMs } from "#contract/message.ts"
import type { PublishedKind, RecordPresence } from "#contract/publishing.ts"
import type { Caller } from "#server/caller.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { readAccountNames } from "#server/records/account-names.ts"
import { recordIdOf } from "#server/records/define-record.ts"
import { existingRecord } from "#server/records/read-records.ts"
import { findDraft } from "./store.ts"

interface OpenRecord {
  kind: PublishedKind
  id: string
}

/**
 * Stores that the caller has a record open; returns who else has, and what is stored of the record, so that a form
 * notices the save of somebody else before its own.
 */
export async function reportRecordOpen(
  { app, account }: Caller,
  { kind, id }: OpenRecord,
  editing: boolean,
): Promise<RecordPresence> {
  const { db } = app
  const now = app.clock()
  const { version, updated_at } = await existingRecord(db, app.records[kind], recordIdOf(id))
  if (account.id !== null) await storePresence(db, { kind, id, account_id: account.id }, { now, editing })
  const draft = await findDraft(db, kind, recordIdOf(id))
  return {
    others: await listOthers(db, { kind, id }, { now, me: account.id }),
    version,
    draft_version: draft?.version ?? 0,
    ...(draft && draft.saved_at > updated_at
      ? { changed_by: draft.saved_by, changed_at: draft.saved_at }
      : { changed_by: await lastAuthor(db, { kind, id }), changed_at: updated_at }),
  }
}

async function lastAuthor(db: Database, { kind, id }: OpenRecord): Promise<string> {
  const rows = await db
    .selectFrom("history")
    .select(["account_id", "replaced_by"])
    .where("kind", "=", kind)
    .where("record_id", "=", id)
    .orderBy("id", "desc")
    .limit(1)
    .execute()
  const names = await readAccountNames(db, rows)
  return rows.map(({ account_id, replaced_by }) => names.get(account_id ?? 0) ?? replaced_by).join("")
}

const since = (now: Date) => new Date(now.getTime() - presenceMs).toISOString()

async function storePresence(
  db: Database,
  key: { kind: PublishedKind; id: string; account_id: number },
  { now, editing }: { now: Date; editing: boolean },
): Promise<void> {
  const { id: record_id, ...rest } = key
  const values = { editing: Number(editing), at: now.toISOString() }
  await db.deleteFrom("record_presence").where("at", "<", since(now)).execute()
  await db
    .insertInto("record_presence")
    .values({ ...rest, record_id, ...values })
    .onConflict((conflict) => conflict.columns(["kind", "record_id", "account_id"]).doUpdateSet(values))
    .execute()
}

async function listOthers(
  db: Database,
  { kind, id }: OpenRecord,
  { now, me }: { now: Date; me: number | null },
): Promise<RecordPresence["others"]> {
  const rows = await db
    .selectFrom("record_presence")
    .innerJoin("admin", "admin.id", "record_presence.account_id")
    .select(["admin.id", "name", "login", "editing"])
    .where("kind", "=", kind)
    .where("record_id", "=", id)
    .where("account_id", "!=", me ?? 0)
    .where("at", ">", since(now))
    .orderBy("admin.id")
    .execute()
  return rows.map(({ id: account, name, login, editing }) => ({
    id: account,
    name: name || login,
    editing: editing === 1,
  }))
}
