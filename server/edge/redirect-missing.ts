import type { MiddlewareHandler } from "hono"
import { answerMissing } from "#server/features/redirect/answer-missing.ts"
import { previewKey } from "#server/features/publishing/preview.ts"
import { isPrivatePath } from "#contract/private-page-constants.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"

const ownPath = /^\/+(?:api|dashboard|controller)(?:\/|$)/iu

/**
 * Looks for a redirect when the response would be 404, so that a page is never shadowed. The response must be asked for again
 * each time, for a redirect can be changed.
 */
export function redirectMissing(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next()
    const isRead = c.req.method === "GET" || c.req.method === "HEAD"
    if (c.res.status !== 404 || !isRead || ownPath.test(c.req.path)) return
    // What a secret leads to is nobody else's to see.
    if (c.req.query(previewKey) !== undefined || isPrivatePath(c.req.path)) return
    const { app } = c.var
    // Of a response that is to be cached only the address is known here; the visitor's own request follows.
    const isVisitor = !c.env.counted
    const answer = await answerMissing(app, c.req.url).catch((error: unknown) => {
      app.log.error({ err: error }, "a redirect could not be looked for")
      return null
    })
    const visitor = { address: c.env.address, headers: c.req.raw.headers, isHead: c.req.method === "HEAD" }
    if (!answer) {
      if (isVisitor) app.addresses.noteMissing(c.req.url, visitor)
      return
    }
    if (isVisitor) app.addresses.noteHit(answer.id)
    const missing = c.res
    // Hono adds the headers of the former response to the new one unless there is none.
    c.res = undefined
    if (answer.location === null) c.res = new Response(missing.body, { status: 410, headers: missing.headers })
    else c.res = new Response(null, { status: 308, headers: redirectTo(answer.location) })
  }
}

/** Headers of a permanent redirect that browsers ask for again, so that one that is changed back never loops. */
export const redirectTo = (location: string) => ({ Location: location, "Cache-Control": "no-cache" })
