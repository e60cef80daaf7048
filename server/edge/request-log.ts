import { randomUUID } from "node:crypto"
import type { MiddlewareHandler } from "hono"
import { withoutSecret } from "#contract/private-page-constants.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"

const shorten = (address: string) =>
  address.includes(":") ? address.replace(/^((?:[^:]*:){3}).*$/u, "$1:") : address.replace(/\.\d+$/u, ".0")

const probes = new Set(["/healthz", "/readyz"])

/**
 * Logs one line per request: no query, no body, a shortened address. Cache warming and successful probes are logged at
 * debug level.
 */
export function requestLog(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const started = performance.now()
    c.set("requestId", randomUUID())
    await next()
    c.res.headers.set("X-Request-Id", c.var.requestId)
    const { log } = c.var.app
    const line = {
      request_id: c.var.requestId,
      method: c.req.method,
      path: withoutSecret(c.req.path).slice(0, 1_000),
      status: c.res.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
      address: shorten(c.env.address),
    }
    if (c.env.address === "" || (c.res.ok && probes.has(c.req.path))) log.debug(line)
    else log.info(line)
  }
}
