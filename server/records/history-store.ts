import type { z } from "zod"
import type { HistoryEntry } from "#contract/history.ts"
import type { Image } from "#contract/image.ts"
import { languages } from "#contract/language.ts"
import type { HistoryKind } from "#contract/record-constants.ts"
import type { Changer } from "#server/caller.ts"
import type { Database } from "#server/db/dialects/database.ts"

const mostVersions = 50
interface Versioned {
  version: number
  image_list?: readonly Image[]
}

/** Keeps the version that a change is about to replace, as far as people type it; of each record the last 50. */
export async function recordVersion(
  db: Database,
  { app, account }: Changer,
  { kind, patch }: { kind: HistoryKind; patch: z.ZodObject },
  recordId: number | string,
  before: Versioned,
): Promise<void> {
  const typed = [...Object.keys(patch.shape), ...languages.map((language) => `updated_at_${language}`)]
  const fields = Object.entries(before).filter(([name]) => typed.includes(name))
  const images = before.image_list?.map(({ path, alt_de, alt_en, alt_ru }) => ({ path, alt_de, alt_en, alt_ru }))
  const data = { ...Object.fromEntries(fields), ...(images ? { image_list: images } : {}) }
  const record = { kind, record_id: String(recordId) }
  await db
    .insertInto("history")
    .values({
      ...record,
      version: before.version,
      data: JSON.stringify(data),
      replaced_at: app.clock().toISOString(),
      replaced_by: account.name,
    })
    .execute()
  const oldest = await db
    .selectFrom("history")
    .select("id")
    .where("kind", "=", record.kind)
    .where("record_id", "=", record.record_id)
    .orderBy("id", "desc")
    .offset(mostVersions)
    .limit(1)
    .executeTakeFirst()
  if (oldest)
    await db
      .deleteFrom("history")
      .where("kind", "=", record.kind)
      .where("record_id", "=", record.record_id)
      .where("id", "<=", oldest.id)
      .execute()
}

export async function listVersions(db: Database, kind: HistoryKind, recordId: string): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom("history")
    .select(["version", "data", "replaced_at", "replaced_by"])
    .where("kind", "=", kind)
    .where("record_id", "=", recordId)
    .orderBy("id", "desc")
    .execute()
  return rows.map((row) => ({ ...row, data: JSON.parse(row.data) as HistoryEntry["data"] }))
}

/** Removes the former versions of a record. */
export async function removeHistory(db: Database, kind: HistoryKind, recordId: number | string): Promise<void> {
  await db.deleteFrom("history").where("kind", "=", kind).where("record_id", "=", String(recordId)).execute()
}
