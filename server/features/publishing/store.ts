import { randomInt } from "node:crypto"
import type { SavedDraft, PublishedKind } from "#contract/publishing.ts"
import { languageOfField, languages } from "#contract/language.ts"
import type { Changer } from "#server/account.ts"
import { readAccountNames } from "#server/records/account-names.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { recordIdOf } from "#server/records/define-record.ts"

export type Fields = Readonly<Record<string, unknown>>

/** Content of a draft. */
export interface StoredDraft {
  patch: Fields
  base: Fields
  base_version: number
  ready: boolean
  note: string
  ready_by: string
  ready_at: string
  /** When each changed field was last written. */
  written: Readonly<Record<string, string>>
}
/** A draft with what stays on the server. */
export type ServerDraft = SavedDraft & Pick<StoredDraft, "base_version" | "written">

// As many digits as If-Match accepts. A draft recreated after its deletion never repeats a former version.
const maxVersion = 100_000_000

/** Returns the draft of a record with the current name of its author, or null. */
export async function findDraft(db: Database, kind: PublishedKind, id: number | string): Promise<ServerDraft | null> {
  const [draft] = await readDrafts(db, { kind, id: String(id) })
  return draft ?? null
}

/** Returns all drafts, latest first. */
export const listDrafts = (db: Database): Promise<ServerDraft[]> => readDrafts(db, null)

/** Returns the number of drafts that an account saved last and that are not ready for review. */
export async function countUnready(db: Database, account: number): Promise<number> {
  const row = await db
    .selectFrom("draft")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("account_id", "=", account)
    .where("is_ready", "=", 0)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Returns who has sent back drafts of an account, with their titles in the log and the notes, latest first. */
export const listReturned = (db: Database, account: number) =>
  db
    .selectFrom("draft")
    .select(["ready_by", "note"])
    .select((eb) =>
      eb
        .selectFrom("audit")
        .select("audit.title")
        .whereRef("audit.kind", "=", "draft.kind")
        .whereRef("audit.record_id", "=", "draft.record_id")
        .where("audit.event", "=", "draft_returned")
        .orderBy("audit.id", "desc")
        .limit(1)
        .as("title"),
    )
    .where("account_id", "=", account)
    .where("is_ready", "=", 0)
    .where("ready_by", "!=", "")
    .orderBy("ready_at", "desc")
    .execute()

async function readDrafts(db: Database, record: { kind: PublishedKind; id: string } | null): Promise<ServerDraft[]> {
  let query = db.selectFrom("draft").selectAll().orderBy("saved_at", "desc")
  if (record) query = query.where("kind", "=", record.kind).where("record_id", "=", record.id)
  const rows = await query.execute()
  const names = await readAccountNames(db, rows)
  return rows.map(({ kind, record_id, patch, base, is_ready, account_id, saved_by, written_at, ...row }) => {
    const fields = JSON.parse(patch) as Fields
    return {
      ...row,
      kind,
      id: recordIdOf(record_id),
      patch: fields,
      base: JSON.parse(base) as Fields,
      written: JSON.parse(written_at) as StoredDraft["written"],
      languages: languagesOf(fields),
      ready: is_ready === 1,
      saved_by: names.get(account_id ?? 0) ?? saved_by,
    }
  })
}

const languagesOf = (fields: Fields) =>
  languages.filter((language) => Object.keys(fields).some((field) => languageOfField(field) === language))

/** Stores a record's draft, replacing the former one; returns its version. */
export async function storeDraft(
  db: Database,
  { app, account }: Changer,
  { kind, id }: { kind: PublishedKind; id: number | string },
  { patch, base, ready, base_version, note, ready_by, ready_at, written }: StoredDraft,
  before: { version: number } | null,
): Promise<number> {
  const version = before ? before.version + 1 : randomInt(1, maxVersion)
  await removeDraftRow(db, kind, id)
  await db
    .insertInto("draft")
    .values({
      kind,
      record_id: String(id),
      patch: JSON.stringify(patch),
      base: JSON.stringify(base),
      written_at: JSON.stringify(written),
      base_version,
      version,
      note,
      ready_by,
      ready_at,
      is_ready: ready ? 1 : 0,
      account_id: account.id,
      saved_by: account.name,
      saved_at: app.clock().toISOString(),
    })
    .execute()
  return version
}

/** Notes that what a draft holds was written, or found to be up to date, at a time. */
export async function markWritten(db: Database, kind: PublishedKind, id: number | string, at: string): Promise<void> {
  const draft = await findDraft(db, kind, id)
  if (!draft) return
  const written = Object.fromEntries(Object.keys(draft.patch).map((name) => [name, at]))
  await db
    .updateTable("draft")
    .set({ written_at: JSON.stringify(written) })
    .where("kind", "=", kind)
    .where("record_id", "=", String(id))
    .execute()
}

export async function removeDraftRow(db: Database, kind: PublishedKind, id: number | string): Promise<void> {
  await db.deleteFrom("draft").where("kind", "=", kind).where("record_id", "=", String(id)).execute()
}
