import { defaultLanguage, languages, prefixPattern } from "#contract/language.ts"
import type { LocalizedColumns } from "#contract/localized.ts"
import { fixedPages, pagedKinds, recordPaths } from "#contract/record-constants.ts"
import { readSlug } from "#contract/number-reader/part-slug.ts"
import type { SitePage } from "#contract/redirect.ts"
import { textPageLinks, textPagePath } from "#contract/text-page-constants.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { AppContext } from "#server/app-context.ts"
import type { RecordRegistry } from "#server/records/define-record.ts"
import { listOwnFields } from "#server/records/read-records.ts"
import { listShownPages } from "#server/features/text-page/store.ts"
import { resolvePart } from "#server/features/part-page/store.ts"
import type { SearchContext } from "#server/search/search-parts.ts"

export type PageContext = SearchContext & Pick<AppContext, "records">

/** Paths served by the program itself: redirects never apply. */
const ownPath =
  /^\/(?:(?:api|dashboard|controller)(?:\/|$)|(?:healthz|readyz|robots\.txt|sitemap[\w-]*\.xml|favicon\.\w+)$)|^\/gas-turbina\/models$|^\/part-list\/\d+\/rows$/u

/** Returns all public pages except those of parts, cached per content version. */
export const listSitePages = ({ db, content, records }: PageContext): Promise<ReadonlyMap<string, SitePage>> =>
  content.remember("redirect|pages", () => readSitePages(db, records))

async function readSitePages(db: Database, records: RecordRegistry): Promise<ReadonlyMap<string, SitePage>> {
  const shown = await listShownPages(db)
  const hidden = new Set<string>(textPageLinks.filter((link) => !shown.has(link)).map(textPagePath))
  const pages: SitePage[] = fixedPages
    .filter((path) => !hidden.has(path))
    .map((path) => ({ kind: "page", path, titles: {} }))
  for (const kind of pagedKinds.toReversed()) {
    const rows: readonly object[] = await listOwnFields(db, { ...records[kind], images: null }, {}, "published")
    for (const row of rows as readonly TitledRow[])
      pages.push({ kind, path: `${recordPaths[kind]}/${row.id}`, titles: titlesOf(row) })
  }
  return new Map(pages.map((page) => [page.path, page]))
}

type TitledRow = { id: number } & ({ lang: string; title: string } | LocalizedColumns<"title">)

const titlesOf = (row: TitledRow): SitePage["titles"] =>
  "lang" in row
    ? { [row.lang.toLowerCase()]: row.title }
    : Object.fromEntries(languages.flatMap((code) => (row[`title_${code}`] ? [[code, row[`title_${code}`]]] : [])))

/** Returns the page at a path of this site, in any language and spelling; null when there is none. */
export async function findSitePage(app: PageContext, address: string): Promise<SitePage | null> {
  const path = plainPathOf(address)
  if (path === null) return null
  const slug = slugOf(path)
  return slug === undefined ? findListedPage(await listSitePages(app), path) : findPartPage(app, slug)
}

const slugOf = (path: string) => /^\/part\/([^/]+)$/u.exec(path)?.[1]

/** Returns the listed page at a path; null when there is none. */
export const findListedPage = (pages: ReadonlyMap<string, SitePage>, address: string): SitePage | null =>
  pages.get(plainPathOf(address) ?? "") ?? null

/** Returns whether an address is that of a part's page; those are not listed. */
export const isPartPath = (address: string): boolean => slugOf(plainPathOf(address) ?? "") !== undefined

/** Returns whether an address already has a page, so that a redirect from it would never apply. */
export async function hasPage(app: PageContext, address: string): Promise<boolean> {
  const path = plainPathOf(address)
  return path !== null && (ownPath.test(path) || (await findSitePage(app, path)) !== null)
}

async function findPartPage(app: PageContext, slug: string): Promise<SitePage | null> {
  const askedSlug = readSlug(slug)
  const part = askedSlug && (await resolvePart(app, askedSlug))
  if (!part) return null
  const number = part.kind === "part" ? part.part.partnumber : slug.toUpperCase()
  return { kind: "part", path: `/part/${encodeURIComponent(slug)}`, titles: { [defaultLanguage]: number } }
}

/** The id alone identifies the page; the words after it are for readers. */
const recordWords = new RegExp(`^((?:${Object.values(recordPaths).join("|")})/[1-9]\\d{0,8})-[^/]*$`, "u")

/** Returns a path without language, words, query, fragment and trailing slash; null if it cannot be decoded. */
export function plainPathOf(address: string): string | null {
  const [encoded = ""] = address.split(/[?#]/u, 1)
  try {
    const path = decodeURIComponent(encoded).toLowerCase().replace(/\/$/u, "")
    const local = path
      .replace(prefixPattern, "")
      .replace(/^\/de(?=\/|$)/u, "")
      .replace(recordWords, "$1")
    return local === "" ? "/" : local
  } catch {
    return null
  }
}
