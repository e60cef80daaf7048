import { type Language, languages, parseLanguage } from "#contract/language.ts"
import { pathWithWords, recordPagePath } from "#contract/page-address.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { AnyRecord, Pictured, RecordPage } from "#server/records/define-record.ts"
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

/** Returns the records of a kind that has pages, each with its written languages. */
export async function listWrittenRecords(db: Database, kind: AnyRecord, page: RecordPage): Promise<SitemapPage[]> {
  const rows = await listOwnFields(db, kind, {}, "published")
  return rows.map((row) => {
    const fields = new Map(Object.entries(row as unknown as Record<string, string | number>))
    const text = (name: string) => String(fields.get(name) ?? "")
    const { written = [], changed = ["updated_at"] } = page
    const dates = changed.map(text).toSorted()
    return {
      changed: dates.at(-1) ?? "",
      paths: Object.fromEntries(
        languages
          .filter((language) => written.every((name) => text(`${name}_${language}`)))
          .map((language) => [language, pathWithWords(`${page.path}/${text("id")}`, text(`title_${language}`))]),
      ),
      images: ((row as Partial<Pictured>).image_list ?? []).map((image) => image.path),
    }
  })
}

export interface ProductTranslations extends Pick<SitemapPage, "paths" | "changed"> {
  ids: number[]
}

/** Returns products with the paths of their translations and the last change of any, or of their properties. */
export async function listProductTranslations(db: Database): Promise<ProductTranslations[]> {
  const rows = await db
    .selectFrom("product")
    .select(["id", "title", "lang", "translation_of", "updated_at"])
    .where(isPublished("product"))
    .orderBy("position")
    .orderBy("id")
    .execute()
  const properties = await db
    .selectFrom("product_property")
    .select(["product_id", (eb) => eb.fn.max("updated_at").as("changed")])
    .where(isPublished("property", "product_property"))
    .groupBy("product_id")
    .execute()
  const changedProperties = new Map(properties.map(({ product_id, changed }) => [product_id, changed]))
  const groups = new Map<number, ProductTranslations>()
  for (const row of rows) {
    const first = row.translation_of ?? row.id
    const group = groups.get(first) ?? { ids: [], paths: {}, changed: "" }
    group.ids.push(row.id)
    group.paths[parseLanguage(row.lang) ?? "de"] = recordPagePath("product", row.id, row.title)
    for (const changed of [row.updated_at, changedProperties.get(row.id) ?? ""])
      if (changed > group.changed) group.changed = changed
    groups.set(first, group)
  }
  return [...groups.values()]
}
