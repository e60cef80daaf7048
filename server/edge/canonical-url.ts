import type { Context, MiddlewareHandler } from "hono"
import { isPrivatePath } from "#contract/private-page-constants.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { redirectTo } from "./redirect-missing.ts"

/**
 * The one spelling of a page's address, or null when it is spelled so: lower case, no slash at the end, German without prefix.
 * Only the path of this very request is rewritten, never to another host: an empty segment is no spelling, but a page that is not there.
 */
export function respell(pathname: string): string | null {
  if (/[%.]|\/\//u.test(pathname) || pathname.includes("\\")) return null
  const wanted =
    pathname
      .toLowerCase()
      .replace(/^\/de(?=\/|$)/u, "")
      .replace(/\/$/u, "") || "/"
  return wanted === pathname ? null : wanted
}

/**
 * Moves other spellings for good (308), with their query. What is no page in its own spelling either is 404 at once, and what that
 * page moves to is named at once, so that nobody is sent on twice.
 */
export function canonicalUrl(
  renderPage: (request: Request, visitor: { address: string }) => Promise<Response>,
): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const url = new URL(c.req.url)
    // What opens a private page is written in large and small letters.
    if (isPrivatePath(url.pathname)) return next()
    const wanted = respell(url.pathname)
    if (wanted === null || wanted.startsWith("/api/") || wanted.startsWith("//")) return next()
    const location = wanted + url.search
    const there = isRead(c) ? await renderPage(readOf(c, new URL(location, url)), { address: c.env.address }) : null
    if (there && (there.status === 404 || there.headers.has("Location"))) return there
    return c.body(null, 308, redirectTo(location))
  }
}

const isRead = (c: Context) => c.req.method === "GET" || c.req.method === "HEAD"

/** The same read of another address; a reader who has the page must not get 304 instead of the move. */
function readOf(c: Context, url: URL): Request {
  const headers = new Headers(c.req.raw.headers)
  headers.delete("If-None-Match")
  return new Request(url, { method: c.req.method, headers })
}
