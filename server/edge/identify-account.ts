import type { MiddlewareHandler } from "hono"
import { findSession } from "#server/auth/session-store.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"

/** Finds out who asks. A stale token on an open call is ignored; the scheme must be Bearer, from the header and nowhere else. */
export function identifyAccount(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const token = /^Bearer ([\w-]{20,100})$/u.exec(c.req.header("Authorization") ?? "")?.[1]
    const { app } = c.var
    const admin = token ? await findSession(app.db, token, app.clock()) : null
    c.set("admin", admin)
    await next()
  }
}
