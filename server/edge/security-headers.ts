import type { MiddlewareHandler } from "hono"
import { isDashboardPath } from "./document-policy.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"

export const headersEverywhere = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
}

/** Content-Security-Policy of responses that are not documents. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Sets the headers of every response, including errors, redirects and files. */
export function securityHeaders(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next()
    const { headers } = c.res
    // Previews set a stricter Referrer-Policy themselves.
    for (const [name, value] of Object.entries(headersEverywhere))
      if (name !== "Referrer-Policy" || !headers.has(name)) headers.set(name, value)
    if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", closedPolicy)
    const { hsts } = c.var.app.config
    if (c.env.https && hsts !== null) headers.set("Strict-Transport-Security", hsts)
    if (isDashboardPath(c.req.path) || c.req.path.startsWith("/api")) headers.set("X-Robots-Tag", "noindex, nofollow")
  }
}
