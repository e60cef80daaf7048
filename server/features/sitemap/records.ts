import { type Language, languages, parseLanguage } from "#contract/language.ts"
import { pathWithWords } from "#contract/page-address.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { AnyRecord, Pictured, RecordPage, RecordRegistry } from "#server/records/define-record.ts"
import { listOwnFields } from "#server/records/read-records.ts"
import { isPublished } from "#server/records/visibility.ts"

/** One page with its translations: paths without language prefix, one per written language. */
export interface SitemapPage {
  paths: Partial<Record<Language, string>>
  /** ISO time of the last visible change. */
  changed: string
  /** Paths below `/`. */
  images: string[]
}

type Row = Readonly<Record<string, unknown>> & Partial<Pictured> & { id: number }

/** Returns the pages of a kind of record; translations that are records of their own make one page together. */
export async function listRecordPages(
  db: Database,
  records: RecordRegistry,
  definition: AnyRecord,
  page: RecordPage,
): Promise<SitemapPage[]> {
  const rows = (await listOwnFields(db, definition, {}, "published")) as unknown as readonly Row[]
  const changedParts = await readChangedParts(db, records, definition)
  const datesOf = (row: Row) => [
    ...(page.changed ?? ["updated_at"]).map((name) => textOf(row, name)),
    changedParts.get(row.id) ?? "",
  ]
  return [...Map.groupBy(rows, (row) => row["translation_of"] ?? row.id).values()].map((group) => ({
    changed: group.flatMap(datesOf).toSorted().at(-1) ?? "",
    paths: Object.assign({}, ...group.map((row) => pathsOf(row, page))) as SitemapPage["paths"],
    images: [...new Set(group.flatMap(({ image_list = [] }) => image_list.map(({ path }) => path)))],
  }))
}

function textOf(row: Row, name: string): string {
  const value = row[name]
  return typeof value === "string" ? value : ""
}

function pathsOf(row: Row, { path, written = [] }: RecordPage): SitemapPage["paths"] {
  const ownLanguage = parseLanguage(textOf(row, "lang"))
  const shown = ownLanguage
    ? [ownLanguage]
    : languages.filter((language) => written.every((name) => textOf(row, `${name}_${language}`)))
  const titleIn = (language: Language) => textOf(row, ownLanguage ? "title" : `title_${language}`)
  return Object.fromEntries(shown.map((language) => [language, pathWithWords(`${path}/${row.id}`, titleIn(language))]))
}

/** Returns when the parts of records were last changed, by the record's id. */
async function readChangedParts(
  db: Database,
  records: RecordRegistry,
  { kind }: AnyRecord,
): Promise<ReadonlyMap<number, string>> {
  const changed = new Map<number, string>()
  for (const { kind: partKind, table, parent } of Object.values(records)) {
    if (parent?.kind !== kind) continue
    const rows = await db
      .selectFrom(table as "product_property")
      .select([`${parent.column as "product_id"} as id`, (eb) => eb.fn.max("updated_at").as("changed")])
      .where(isPublished(partKind, table))
      .groupBy(parent.column as "product_id")
      .execute()
    for (const row of rows) changed.set(row.id, row.changed)
  }
  return changed
}
