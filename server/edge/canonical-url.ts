import type { MiddlewareHandler } from "hono"
import type { HttpEnv } from "#server/api-kit/http-env.ts"

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

/** Moves other spellings for good (308), with their query. */
export function canonicalUrl(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const url = new URL(c.req.url)
    const wanted = respell(url.pathname)
    if (wanted === null || wanted.startsWith("/api/") || wanted.startsWith("//")) return next()
    return c.body(null, 308, { Location: wanted + url.search, "Cache-Control": "no-store" })
  }
}
