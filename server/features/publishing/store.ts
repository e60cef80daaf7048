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
}

// As many digits as If-Match accepts. A draft recreated after its deletion never repeats a former version.
const maxVersion = 100_000_000

/** Returns the draft of a record with the current name of its author, or null. */
export async function findDraft(
  db: Database,
  kind: PublishedKind,
  id: number | string,
): Promise<(SavedDraft & { base_version: number }) | null> {
  const [draft] = await readDrafts(db, { kind, id: String(id) })
  return draft ?? null
}

/** Returns all drafts, latest first. */
export const listDrafts = (db: Database): Promise<SavedDraft[]> => readDrafts(db, null)

async function readDrafts(db: Database, of: { kind: PublishedKind; id: string } | null) {
  let query = db.selectFrom("draft").selectAll().orderBy("saved_at", "desc")
  if (of) query = query.where("kind", "=", of.kind).where("record_id", "=", of.id)
  const rows = await query.execute()
  const names = await readAccountNames(db, rows)
  return rows.map(({ kind, record_id, patch, base, is_ready, account_id, saved_by, ...row }) => {
    const fields = JSON.parse(patch) as Fields
    return {
      ...row,
      kind,
      id: recordIdOf(record_id),
      patch: fields,
      base: JSON.parse(base) as Fields,
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
  { patch, base, ready, base_version, note, ready_by, ready_at }: StoredDraft,
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

export async function removeDraftRow(db: Database, kind: PublishedKind, id: number | string): Promise<void> {
  await db.deleteFrom("draft").where("kind", "=", kind).where("record_id", "=", String(id)).execute()
}
