import type { MiddlewareHandler } from "hono"
import { resolveMissing } from "#server/features/redirect/resolve-missing.ts"
import { previewKey } from "#server/features/publishing/preview.ts"
import { isPrivatePath } from "#contract/private-page-constants.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"

const ownPath = /^\/+(?:api|dashboard|controller)(?:\/|$)/iu

/**
 * Looks for a redirect only when the response would be 404, so that no page is shadowed. The redirect must be
 * revalidated, because it can change.
 */
export function redirectMissing(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next()
    const isRead = c.req.method === "GET" || c.req.method === "HEAD"
    if (c.res.status !== 404 || !isRead || ownPath.test(c.req.path)) return
    // A response for everybody carries only the URL; the visitor's own request follows with it.
    if (c.env.missing === null) return
    // Nobody else may see what a secret address leads to.
    if (c.req.query(previewKey) !== undefined || isPrivatePath(c.req.path)) return
    const { app } = c.var
    const redirect = await resolveMissing(app, c.req.url).catch((error: unknown) => {
      app.log.error({ err: error }, "a redirect could not be looked for")
      return null
    })
    const visitor = { address: c.env.address, headers: c.req.raw.headers, isHead: c.req.method === "HEAD" }
    if (!redirect) return app.addresses.noteMissing(c.req.url, visitor)
    app.addresses.noteHit(redirect.id)
    const missing = c.res
    // Hono copies headers of the former response unless it is unset.
    c.res = undefined
    if (redirect.location === null) c.res = new Response(missing.body, { status: 410, headers: missing.headers })
    else c.res = new Response(null, { status: 308, headers: redirectTo(redirect.location) })
  }
}

/** Returns the headers of a permanent redirect that browsers revalidate, so that reverting it never loops. */
export const redirectTo = (location: string) => ({ Location: location, "Cache-Control": "no-cache" })
