import type { Context, MiddlewareHandler } from "hono"
import { isPrivatePath } from "#contract/private-page-constants.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import type { RenderPage } from "./create-site.ts"
import { redirectTo } from "./redirect-missing.ts"

// Empty and hidden segments, what decodes to a separator, and the router's data are no other spelling of a page.
const unspelled = /\/\/|\\|\/\.|%(?:00|2[ef]|5c)|\.data$/iu

/**
 * Returns the canonical path of a page, or null when it is already canonical: lower case with capitals in escapes, no
 * trailing slash, German without prefix. Never changes the host: a path with an empty segment is 404.
 */
export function respell(pathname: string): string | null {
  if (unspelled.test(pathname)) return null
  const wanted =
    pathname
      .toLowerCase()
      .replace(/%[\da-f]{2}/gu, (escape) => escape.toUpperCase())
      .replace(/^\/de(?=\/|$)/u, "")
      .replace(/\/$/u, "") || "/"
  return wanted === pathname ? null : wanted
}

/**
 * Redirects other spellings to the canonical URL (308), with their query. Responds 404 when the canonical page does not
 * exist, and follows that page's own redirect, so that nobody is redirected twice.
 */
export function canonicalUrl(renderPage: RenderPage): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const url = new URL(c.req.url)
    // Secrets of private pages are case-sensitive.
    if (isPrivatePath(url.pathname)) return next()
    const wanted = respell(url.pathname)
    if (wanted === null || wanted.startsWith("/api/") || wanted.startsWith("//")) return next()
    const location = wanted + url.search
    const visitor = { address: c.env.address, counted: c.env.counted }
    const there = isRead(c) ? await renderPage(readOf(c, new URL(location, url)), visitor) : null
    if (there && (there.status === 404 || there.headers.has("Location"))) return there
    return c.body(null, 308, redirectTo(location))
  }
}

const isRead = (c: Context) => c.req.method === "GET" || c.req.method === "HEAD"

/**
 * Returns the same request for another URL, without validators: a client that has that page cached must get the
 * redirect, not 304.
 */
function readOf(c: Context, url: URL): Request {
  const headers = new Headers(c.req.raw.headers)
  headers.delete("If-None-Match")
  return new Request(url, { method: c.req.method, headers })
}
