import type { MiddlewareHandler } from "hono"
import { isDashboardPath } from "./document-policy.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"

export const headersEverywhere = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
}

/** The policy of responses that are no documents. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Two years, for visitors who came by https. */
export const transportSecurity = "max-age=63072000; includeSubDomains"

/** Headers that every response carries, errors, redirects and files included. */
export function securityHeaders(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next()
    const { headers } = c.res
    // A preview tells other sites even less.
    for (const [name, value] of Object.entries(headersEverywhere))
      if (name !== "Referrer-Policy" || !headers.has(name)) headers.set(name, value)
    if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", closedPolicy)
    if (c.env.https) headers.set("Strict-Transport-Security", transportSecurity)
    if (isDashboardPath(c.req.path) || c.req.path.startsWith("/api")) headers.set("X-Robots-Tag", "noindex, nofollow")
  }
}
