import type { IncomingMessage } from "node:http"
import { prefixPattern } from "#contract/language.ts"
import { fixedPages } from "#contract/record-constants.ts"
import type { CachedCall } from "#server/api-kit/cached-calls.ts"

/** What may be cached besides pages. */
export interface Cacheable {
  calls: readonly CachedCall[]
  /** Paths of record pages, before the id: `/service`. */
  recordPaths: ReadonlySet<string>
}

export interface CacheAddress {
  /**
   * Path and the query keys that the response depends on, in a fixed order: the cache key, and the URL that is
   * rendered.
   */
  url: string
  /** Calls of the API consume its limit, cached or not. */
  counted: boolean
}

// Each search is rendered for itself.
const cachedPages = new Set<string>(fixedPages.filter((path) => path !== "/search"))
const recordPage = /^(\/[a-z-]+)\/\d+(?:-[a-z\d-]{1,80})?\/?$/u
// Fragments that a page fetches to update in place.
const pageFragment = /^\/(?:gas-turbina\/models|part-list\/\d+(?:-[a-z\d-]{1,80})?\/rows)$/u
// In this order in the key. Other query keys do not change a cached page.
const pageKeys = ["category", "page"]
// With one of these the response is one visitor's own, or one of unlimited variants.
const ownKeys = /[?&](?:query|q|sent|product|service|number|items|part|sort|order|preview)=/u

const longest = 300

/**
 * Returns the cache key of a request, or null when it must be rendered by itself: only anonymous reads of pages, their
 * fragments and public calls are cached.
 */
export function cacheAddress(request: IncomingMessage, { calls, recordPaths }: Cacheable): CacheAddress | null {
  const { url = "", method, headers } = request
  if ((method !== "GET" && method !== "HEAD") || url.length > longest) return null
  if (headers["content-length"] !== undefined || headers["transfer-encoding"]) return null
  const end = url.indexOf("?")
  const path = end === -1 ? url : url.slice(0, end)
  const counted = path.startsWith("/api/")
  // A page is the same for everybody, and whole: a token or a range must not cause another rendering.
  const isOwn = headers.authorization !== undefined || headers.range !== undefined || headers.origin !== undefined
  if (counted && isOwn) return null
  const queryKeys = counted
    ? calls.find((call) => call.path.test(path))?.queryKeys
    : isPage(path, recordPaths)
      ? pageKeys
      : undefined
  if (queryKeys === undefined) return null
  if (end === -1) return { url, counted }
  if (!counted && ownKeys.test(url)) return null
  const query = cachedQuery(new URLSearchParams(url.slice(end)), queryKeys)
  return query === null ? null : { url: path + query, counted }
}

/** Returns whether the request is a GET or HEAD without a body. */
export function isPlainRead({ method, headers }: IncomingMessage): boolean {
  return (
    (method === "GET" || method === "HEAD") &&
    headers["content-length"] === undefined &&
    headers["transfer-encoding"] === undefined
  )
}

function isPagePath(prefixed: string, recordPaths: ReadonlySet<string>): boolean {
  const path = prefixed.replace(prefixPattern, "")
  return (
    cachedPages.has(path.replace(/(?<=.)\/$/u, "") || "/") ||
    pageFragment.test(path) ||
    recordPaths.has(recordPage.exec(path)?.[1] ?? "")
  )
}

function isPage(path: string, recordPaths: ReadonlySet<string>): boolean {
  return isPagePath(path, recordPaths) && (path === "/" || !path.endsWith("/"))
}

function cachedQuery(given: URLSearchParams, queryKeys: readonly string[]): string | null {
  const query = new URLSearchParams()
  for (const key of queryKeys) {
    const [value, ...more] = given.getAll(key)
    if (value === undefined) continue
    if (more.length > 0 || !/^\w{1,10}$/u.test(value)) return null
    query.set(key, value)
  }
  return query.size === 0 ? "" : `?${query.toString()}`
}
