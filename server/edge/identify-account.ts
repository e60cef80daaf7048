import type { MiddlewareHandler } from "hono"
import { accessKeyPattern, findKeyHolder } from "#server/auth/access-key-store.ts"
import { findSession } from "#server/auth/session-store.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"

/**
 * Identifies the caller: a person by session token, a program by access key. A stale token on an open call is ignored;
 * only Bearer in the Authorization header counts, in any case (RFC 9110, 11.1).
 */
export function identifyAccount(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const token = /^Bearer +([\w-]{20,100})$/iu.exec(c.req.header("Authorization") ?? "")?.[1]
    const { app } = c.var
    const find = token && accessKeyPattern.test(token) ? findKeyHolder : findSession
    c.set("account", token ? await find(app.db, token, app.clock()) : null)
    await next()
  }
}
