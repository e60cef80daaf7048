import type { z } from "zod"
import { focalCenter } from "#contract/focal-constants.ts"
import type { HistoryEvent } from "#contract/audit-constants.ts"
import type { HistoryEntry } from "#contract/history.ts"
import type { Image } from "#contract/image.ts"
import { languages } from "#contract/language.ts"
import { pickLocalized } from "#contract/localized.ts"
import type { HistoryKind } from "#contract/record-constants.ts"
import type { Changer } from "#server/account.ts"
import { chunks } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { readAccountNames } from "./account-names.ts"

const maxVersions = 50
const rowsAtOnce = 500
const longestTitle = 300
interface Versioned {
  version: number
  image_list?: readonly Image[]
}

interface Kept {
  kind: HistoryKind
  patch: z.ZodObject
}

interface Replaced {
  recordId: number | string
  title: string
  before: Versioned
}

/**
 * Stores the version that a change is about to replace, limited to the fields that people type; keeps the last 50 of
 * each record.
 */
export const recordVersion = (
  db: Database,
  changer: Changer,
  { event, ...kept }: Kept & { event: HistoryEvent | "" },
  replaced: Replaced,
): Promise<void> => recordVersions(db, changer, { ...kept, event }, [replaced])

/**
 * Same as `recordVersion` for several records of a kind; `event` is "" for edits that one audit entry covers together.
 */
export async function recordVersions(
  db: Database,
  { app, account }: Changer,
  { kind, patch, event }: Kept & { event: HistoryEvent | "" },
  records: readonly Replaced[],
): Promise<void> {
  const typed = new Set([...Object.keys(patch.shape), ...languages.map((language) => `updated_at_${language}`)])
  const author = { replaced_by: account.name, account_id: account.id }
  const stamps = { kind, event, replaced_at: app.clock().toISOString(), ...author }
  const rows = records.map(({ recordId, title, before }) => ({
    ...stamps,
    record_id: String(recordId),
    title: title.slice(0, longestTitle),
    version: before.version,
    data: JSON.stringify(typedFields(typed, before)),
  }))
  for (const chunk of chunks(rows, rowsAtOnce)) {
    await db.insertInto("history").values(chunk).execute()
    const ids = chunk.map((row) => row.record_id)
    await removeOldest(db, kind, ids)
  }
}

function typedFields(typed: ReadonlySet<string>, before: Versioned): object {
  const fields = Object.entries(before).filter(([name]) => typed.has(name))
  const images = before.image_list?.map((image) => ({
    path: image.path,
    ...pickLocalized(image, "alt"),
    ...(image.decorative ? { decorative: image.decorative } : {}),
    ...(image.focus === focalCenter ? {} : { focus: image.focus }),
  }))
  return { ...Object.fromEntries(fields), ...(images ? { image_list: images } : {}) }
}

async function removeOldest(db: Database, kind: HistoryKind, recordIds: readonly string[]): Promise<void> {
  const full = await db
    .selectFrom("history")
    .select("record_id")
    .where("kind", "=", kind)
    .where("record_id", "in", recordIds)
    .groupBy("record_id")
    .having((eb) => eb.fn.countAll(), ">", maxVersions)
    .execute()
  for (const { record_id } of full) {
    const oldest = await db
      .selectFrom("history")
      .select("id")
      .where("kind", "=", kind)
      .where("record_id", "=", record_id)
      .orderBy("id", "desc")
      .offset(maxVersions)
      .limit(1)
      .executeTakeFirstOrThrow()
    await db
      .deleteFrom("history")
      .where("kind", "=", kind)
      .where("record_id", "=", record_id)
      .where("id", "<=", oldest.id)
      .execute()
  }
}

/** Returns the stored versions of a record, newest first, with the current names of their authors. */
export async function listVersions(db: Database, kind: HistoryKind, recordId: string): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom("history")
    .select(["version", "data", "replaced_at", "replaced_by", "account_id"])
    .where("kind", "=", kind)
    .where("record_id", "=", recordId)
    .orderBy("id", "desc")
    .execute()
  const names = await readAccountNames(db, rows)
  return rows.map(({ account_id, ...row }) => ({
    ...row,
    replaced_by: names.get(account_id ?? 0) ?? row.replaced_by,
    data: JSON.parse(row.data) as HistoryEntry["data"],
  }))
}

/** Returns the data of one version of each record, by record id; omits versions that are not stored. */
export async function findVersions(
  db: Database,
  kind: HistoryKind,
  wanted: readonly { recordId: number | string; version: number }[],
): Promise<Map<string, unknown>> {
  const versions = new Map(wanted.map(({ recordId, version }) => [String(recordId), version]))
  const contents = new Map<string, unknown>()
  for (const chunk of chunks([...versions.keys()], rowsAtOnce)) {
    const rows = await db
      .selectFrom("history")
      .select(["record_id", "version", "data"])
      .where("kind", "=", kind)
      .where("record_id", "in", chunk)
      .where("version", "in", [...new Set(chunk.map((id) => versions.get(id) ?? 0))])
      .orderBy("id")
      .execute()
    for (const { record_id, version, data } of rows)
      if (versions.get(record_id) === version) contents.set(record_id, JSON.parse(data))
  }
  return contents
}

/** Removes the stored versions of a record. */
export async function removeHistory(db: Database, kind: HistoryKind, recordId: number | string): Promise<void> {
  await db.deleteFrom("history").where("kind", "=", kind).where("record_id", "=", String(recordId)).execute()
}
