import type { Language } from "#contract/language.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import { textPagePath } from "#contract/text-page-constants.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { indexedLanguages } from "#server/features/text-page/indexing-store.ts"
import type { RecordRegistry } from "#server/records/define-record.ts"
import { isPublished, isShown, withoutHiddenLanguages } from "#server/records/visibility.ts"
import { type SitemapPage, listRecordPages } from "./records.ts"

const inSome = (pageLanguages: readonly Language[], path: string): SitemapPage["paths"] =>
  Object.fromEntries(pageLanguages.map((language) => [language, path]))

/** Returns every page for search engines, with its true date of change. */
export async function listSitemapPages(db: Database, records: RecordRegistry): Promise<SitemapPage[]> {
  const settings = await db.selectFrom("settings").select("updated_at").executeTakeFirst()
  const about = settings?.updated_at ?? ""
  const ofKinds = new Map<RecordKind, SitemapPage[]>()
  for (const record of Object.values(records))
    if (record.page) ofKinds.set(record.kind, await listRecordPages(db, records, record, record.page))
  const all = [...ofKinds.values()].flat()
  const catalogue = [...(ofKinds.get("spare") ?? []), ...(ofKinds.get("product") ?? [])]
  const newest = (pages: SitemapPage[]) => [about, ...pages.map((page) => page.changed)].toSorted().at(-1) ?? ""
  const listed = await datesOfLists(db, records)
  const pages = await textPages(
    db,
    new Map([["/", newest(all)], ["/spare-parts", newest(catalogue)], ["/imprint", about], ...listed]),
    about,
  )
  return [...pages, ...all].filter((page) => Object.keys(page.paths).length > 0)
}

/** Returns the date of the newest record of each page that lists a kind. */
async function datesOfLists(db: Database, records: RecordRegistry): Promise<[path: string, changed: string][]> {
  const dates: [string, string][] = []
  for (const { kind, table, listPage } of Object.values(records)) {
    if (listPage === undefined) continue
    const newest = await db
      .selectFrom(table as "service")
      .select((eb) => eb.fn.max("updated_at").as("changed"))
      .where(isPublished(kind))
      .executeTakeFirst()
    if (newest?.changed) dates.push([listPage, newest.changed])
  }
  return dates
}

/** Returns the stored pages; `contents` has the dates of what some show besides their own texts. */
async function textPages(
  db: Database,
  contents: ReadonlyMap<string, string>,
  fallback: string,
): Promise<SitemapPage[]> {
  const pages = await db.selectFrom("page").selectAll().where(isShown("page", "page.link")).execute()
  const rows = await withoutHiddenLanguages(db, "page", pages, "link")
  const blocks = await db
    .selectFrom("page_part")
    .select(["page_id", (eb) => eb.fn.max("updated_at").as("changed")])
    .where(isPublished("page-part", "page_part"))
    .groupBy("page_id")
    .execute()
  const changedBlocks = new Map<string, string>(blocks.map(({ page_id, changed }) => [page_id, changed]))
  const dateOf = ({ link, updated_at }: (typeof rows)[number]) => {
    const shown = contents.get(textPagePath(link))
    return [updated_at || shown || fallback, shown ?? "", changedBlocks.get(link) ?? ""].toSorted().at(-1) ?? ""
  }
  return Promise.all(
    rows.map(async (row) => ({
      paths: inSome(await indexedLanguages(db, row.link, row), textPagePath(row.link)),
      changed: dateOf(row),
      images: row.link === "home" ? ["pictures/hero-1-v1-og.jpg"] : [],
    })),
  )
}
