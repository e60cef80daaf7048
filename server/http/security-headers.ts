import type { MiddlewareHandler } from "hono"
import { isOfficePath } from "./document-policy.ts"
import type { HttpEnv } from "./http-env.ts"

const everywhere = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
}

/** Headers that every answer carries, errors, redirects and files included. */
export function securityHeaders(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next()
    const { headers } = c.res
    for (const [name, value] of Object.entries(everywhere)) headers.set(name, value)
    if (!headers.has("Content-Security-Policy"))
      headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'")
    if (c.env.https) headers.set("Strict-Transport-Security", "max-age=63072000; includeSubDomains")
    if (isOfficePath(c.req.path) || c.req.path.startsWith("/api")) headers.set("X-Robots-Tag", "noindex, nofollow")
  }
}
