import { defaultLanguage, languages, prefixPattern } from "#contract/language.ts"
import { fixedPages, recordPaths } from "#contract/record-constants.ts"
import { localizedNames } from "#contract/localized.ts"
import { readSlug } from "#contract/number-reader/part-slug.ts"
import type { SitePage } from "#contract/redirect.ts"
import { textPageLinks } from "#contract/text-page.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { isPublished, withoutHiddenLanguages } from "#server/records/visibility.ts"
import { listShownPages } from "#server/features/text-page/store.ts"
import { resolvePart } from "#server/features/part-page/store.ts"
import type { SearchContext } from "#server/search/search-parts.ts"

/** Paths served by the program itself: redirects never apply. */
const ownPath =
  /^\/(?:(?:api|dashboard|controller)(?:\/|$)|(?:healthz|readyz|robots\.txt|sitemap[\w-]*\.xml|favicon\.\w+)$)|^\/gas-turbina\/models$|^\/part-list\/\d+\/rows$/u

/** Returns all public pages except those of parts, cached per content version. */
export const listSitePages = ({ db, content }: SearchContext): Promise<ReadonlyMap<string, SitePage>> =>
  content.remember("redirect|pages", () => readSitePages(db))

const isTextPage = (link: string) => textPageLinks.some((one) => one === link)

async function readSitePages(db: Database): Promise<ReadonlyMap<string, SitePage>> {
  const titled = async (table: "service" | "spare") => {
    const rows = await db
      .selectFrom(table)
      .select(["id", ...localizedNames("title")])
      .where(isPublished(table))
      .orderBy("position")
      .execute()
    return withoutHiddenLanguages(db, table, rows, "id")
  }
  const products = await db
    .selectFrom("product")
    .select(["id", "title", "lang"])
    .where(isPublished("product"))
    .orderBy("position")
    .execute()
  const shown = await listShownPages(db)
  const titlesOf = (row: Awaited<ReturnType<typeof titled>>[number]) =>
    Object.fromEntries(languages.flatMap((code) => (row[`title_${code}`] ? [[code, row[`title_${code}`]]] : [])))
  const pages: SitePage[] = [
    ...fixedPages
      .filter((path) => shown.has(path.slice(1)) || !isTextPage(path.slice(1)))
      .map((path) => ({ kind: "page" as const, path, titles: {} })),
    ...(await titled("service")).map((row) => ({
      kind: "service" as const,
      path: `${recordPaths.service}/${row.id}`,
      titles: titlesOf(row),
    })),
    ...(await titled("spare")).map((row) => ({
      kind: "spare" as const,
      path: `${recordPaths.spare}/${row.id}`,
      titles: titlesOf(row),
    })),
    ...products.map(({ id, title, lang }) => ({
      kind: "product" as const,
      path: `${recordPaths.product}/${id}`,
      titles: { [lang.toLowerCase()]: title },
    })),
  ]
  return new Map(pages.map((page) => [page.path, page]))
}

/** Returns the page at a path of this site, in any language and spelling; null when there is none. */
export async function findSitePage(app: SearchContext, address: string): Promise<SitePage | null> {
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
export async function hasPage(app: SearchContext, address: string): Promise<boolean> {
  const path = plainPathOf(address)
  return path !== null && (ownPath.test(path) || (await findSitePage(app, path)) !== null)
}

async function findPartPage(app: SearchContext, slug: string): Promise<SitePage | null> {
  const asked = readSlug(slug)
  const found = asked && (await resolvePart(app, asked))
  if (!found) return null
  const number = found.kind === "part" ? found.part.partnumber : slug.toUpperCase()
  return { kind: "part", path: `/part/${encodeURIComponent(slug)}`, titles: { [defaultLanguage]: number } }
}

/** The id alone identifies the page; the words after it are for readers. */
const recordWords = new RegExp(`^((?:${Object.values(recordPaths).join("|")})/[1-9]\\d{0,8})-[^/]*$`, "u")

/** Returns a path without language, words, query, fragment and trailing slash; null if it cannot be decoded. */
function plainPathOf(address: string): string | null {
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
