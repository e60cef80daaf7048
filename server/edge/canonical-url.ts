import type { Context, MiddlewareHandler } from "hono"
import { isPrivatePath } from "#contract/private-page-constants.ts"
import { defaultLanguage, languages, prefixes } from "#contract/language.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import type { Visitor } from "#server/app-context-key.ts"
import { plainPath } from "./plain-path.ts"
import { redirectTo } from "./redirect-missing.ts"

/** Renders a page for a visitor; `counted` when the page already consumed its point of the limit. */
export type RenderPage = (
  request: Request,
  visitor: Pick<Visitor, "address" | "counted" | "isSignedIn">,
) => Promise<Response>

// Hidden segments, what decodes to a separator, and the router's data are no other spelling of a page.
const unspelled = /\\|\/\.|%(?:00|2[ef]|5c)|\.data$/iu
// The dashboard has no language prefix. Below it every path is a screen, so one that cannot be decoded is its first.
const prefixed = new RegExp(`^/(?:${defaultLanguage}(?=/|$)|(?:${prefixes})(?=/(?:dashboard|controller)(?:/|$)))`, "u")
const dashboardRoot = new RegExp(`^(?:/(?:${languages.join("|")}))?(/(?:dashboard|controller))/`, "iu")

/**
 * Returns the canonical path of a page, or null when it is already canonical: lower case with capitals in escapes, no
 * empty segments, no trailing slash, German and the dashboard without prefix. Never begins with two slashes, which
 * would name a host.
 */
export function respell(pathname: string): string | null {
  const joined = pathname.replace(/\/{2,}/gu, "/")
  const [, root] = dashboardRoot.exec(joined) ?? []
  if (root !== undefined && plainPath(joined) !== joined) return root.toLowerCase()
  if (unspelled.test(joined)) return null
  const wanted =
    joined
      .toLowerCase()
      .replace(/%[\da-f]{2}/gu, (escape) => escape.toUpperCase())
      .replace(prefixed, "")
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
    if (wanted === null || wanted.startsWith("/api/")) return next()
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
