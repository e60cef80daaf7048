import { type Language, languages, parseLanguage } from "#contract/language.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { AnyRecord, Pictured, RecordPage } from "#server/records/define-record.ts"
import { listOwnFields } from "#server/records/read-records.ts"

export interface WrittenRecord {
  id: string
  /** ISO time. */
  changed: string
  /** Languages in which the record has its texts. */
  written: Language[]
  images: string[]
}

/** Returns the records of a kind with pages, each with the languages in which it is written. */
export async function listWrittenRecords(db: Database, kind: AnyRecord, page: RecordPage): Promise<WrittenRecord[]> {
  const rows = await listOwnFields(db, kind)
  return rows.map((row) => {
    const fields = new Map(Object.entries(row as unknown as Record<string, string | number>))
    const text = (name: string) => String(fields.get(name) ?? "")
    const { written = [], changed = ["updated_at"] } = page
    const dates = changed.map(text).toSorted()
    return {
      id: text("id"),
      changed: dates.at(-1) ?? "",
      written: languages.filter((language) => written.every((name) => text(`${name}_${language}`))),
      images: ((row as Partial<Pictured>).image_list ?? []).map((image) => image.path),
    }
  })
}

/** Products with the ids of their records by language. */
export async function listProductTranslations(
  db: Database,
): Promise<{ ids: Partial<Record<Language, number>>; changed: string }[]> {
  const rows = await db
    .selectFrom("product")
    .select(["id", "lang", "translation_of", "updated_at"])
    .where("deleted_at", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute()
  const groups = new Map<number, { ids: Partial<Record<Language, number>>; changed: string }>()
  for (const row of rows) {
    const first = row.translation_of ?? row.id
    const group = groups.get(first) ?? { ids: {}, changed: "" }
    group.ids[parseLanguage(row.lang) ?? "de"] = row.id
    if (row.updated_at > group.changed) group.changed = row.updated_at
    groups.set(first, group)
  }
  return [...groups.values()]
}
