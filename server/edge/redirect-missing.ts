import type { MiddlewareHandler } from "hono"
import type { AppContext } from "#server/app-context.ts"
import { resolveMissing } from "#server/features/redirect/resolve-missing.ts"
import { previewKey } from "#server/features/publishing/preview.ts"
import { isPrivatePath } from "#contract/private-page-constants.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"

const bodyHeader = /^(?:content-(?!security-policy)|etag$|cache-control$|vary$)/u
const ownPath = /^\/+(?:api|dashboard|controller)(?:\/|$)/iu

/** Looks for a redirect only when the response would be 404, so that no page is shadowed. */
export function redirectMissing(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next()
    const isRead = c.req.method === "GET" || c.req.method === "HEAD"
    if (c.res.status !== 404 || !isRead || ownPath.test(c.req.path)) return
    // A page for everybody carries only the URL; the listener looks for the visitor's redirect.
    if (c.env.counted) return
    // Nobody else may see what a secret address leads to.
    if (c.req.query(previewKey) !== undefined || isPrivatePath(c.req.path)) return
    const missing = c.res
    const response = await leadOn(c.var.app, c.req.raw, missing)
    if (response === missing) return
    // Hono copies headers of the former response unless it is unset.
    c.res = undefined
    c.res = response
  }
}

/**
 * Returns where the address of a missing page leads to, or the page as gone (410); else the page. A redirect must be
 * revalidated, because it can change.
 */
export async function leadOn(app: AppContext, { url }: Request, missing: Response): Promise<Response> {
  const redirect = await resolveMissing(app, url).catch((error: unknown) => {
    app.log.error({ err: error }, "a redirect could not be looked for")
    return null
  })
  if (!redirect) return missing
  app.redirectHits.note(redirect.id)
  if (redirect.location === null) return new Response(missing.body, { status: 410, headers: missing.headers })
  const kept = [...missing.headers].filter(([name]) => !bodyHeader.test(name))
  return new Response(null, { status: 308, headers: { ...Object.fromEntries(kept), ...redirectTo(redirect.location) } })
}

/** Returns the headers of a permanent redirect that browsers revalidate, so that reverting it never loops. */
export const redirectTo = (location: string) => ({ Location: location, "Cache-Control": "no-cache" })
