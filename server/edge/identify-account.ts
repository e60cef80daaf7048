import type { MiddlewareHandler } from "hono"
import { accessKeyPattern, findKeyHolder } from "#server/auth/access-key-store.ts"
import { findSession } from "#server/auth/session-store.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"

/**
 * Finds out who asks: a person by the token of a session, a program by its access key. A stale token on an open call is ignored; the
 * scheme must be Bearer, from the header and nowhere else.
 */
export function identifyAccount(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const token = /^Bearer ([\w-]{20,100})$/u.exec(c.req.header("Authorization") ?? "")?.[1]
    const { app } = c.var
    const find = token && accessKeyPattern.test(token) ? findKeyHolder : findSession
    c.set("admin", token ? await find(app.db, token, app.clock()) : null)
    await next()
  }
}
