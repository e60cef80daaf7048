import { type Language, languages } from "#contract/language.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { indexedLanguages } from "#server/features/text-page/indexing-store.ts"
import type { RecordRegistry } from "#server/records/define-record.ts"
import { isPublished, isShown, withoutHiddenLanguages } from "#server/records/visibility.ts"
import { type SitemapPage, listRecordPages } from "./records.ts"

const inSome = (some: readonly Language[], path: string): SitemapPage["paths"] =>
  Object.fromEntries(some.map((language) => [language, path]))
const inAll = (path: string) => inSome(languages, path)

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
  return [
    { paths: inAll("/"), changed: newest(all), images: ["pictures/hero-1-v1-og.jpg"] },
    { paths: inAll("/spare-parts"), changed: newest(catalogue), images: [] },
    ...(await listPages(db, records)),
    { paths: inAll("/imprint"), changed: about, images: [] },
    ...(await textPages(db, about)),
    ...all,
  ].filter((page) => Object.keys(page.paths).length > 0)
}

/** Returns the pages that list records of a kind, each with the date of its newest record; none for an empty one. */
async function listPages(db: Database, records: RecordRegistry): Promise<SitemapPage[]> {
  const pages: SitemapPage[] = []
  for (const { kind, table, listPage } of Object.values(records)) {
    if (listPage === undefined) continue
    const newest = await db
      .selectFrom(table as "service")
      .select((eb) => eb.fn.max("updated_at").as("changed"))
      .where(isPublished(kind))
      .executeTakeFirst()
    if (newest?.changed) pages.push({ paths: inAll(listPage), changed: newest.changed, images: [] })
  }
  return pages
}

async function textPages(db: Database, fallback: string): Promise<SitemapPage[]> {
  const pages = await db.selectFrom("page").selectAll().where(isShown("page", "page.link")).execute()
  const rows = await withoutHiddenLanguages(db, "page", pages, "link")
  const blocks = await db
    .selectFrom("page_part")
    .select(["page_id", (eb) => eb.fn.max("updated_at").as("changed")])
    .where(isPublished("page-part", "page_part"))
    .groupBy("page_id")
    .execute()
  const changedBlocks = new Map<string, string>(blocks.map(({ page_id, changed }) => [page_id, changed]))
  return Promise.all(
    rows.map(async (row) => ({
      paths: inSome(await indexedLanguages(db, row.link, row), `/${row.link}`),
      changed: [row.updated_at || fallback, changedBlocks.get(row.link) ?? ""].toSorted().at(-1) ?? "",
      images: [],
    })),
  )
}
