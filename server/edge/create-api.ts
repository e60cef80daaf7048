import { Hono } from "hono"
import { cors } from "hono/cors"
import { callerKey, isSignedIn } from "#server/caller.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError } from "#server/app-error.ts"
import { features } from "#server/features.ts"
import { mountApiDocument } from "#server/api-kit/api-document.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { closedRetrySeconds, isClosed, showsContent } from "#server/open-site.ts"
import { isCall } from "../api-kit/run-call.ts"

/** Returns the methods of the calls at a path, as the router finds them. */
const methodsAt = ({ router }: Hono<HttpEnv>, path: string): string[] =>
  ["GET", "POST", "PUT", "PATCH", "DELETE"]
    .filter((method) => router.match(method, path)[0].some(([[handler]]) => isCall(handler)))
    .flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]))

/** Creates all routes of the REST API, below /api. */
export function createApi(app: AppContext): Hono<HttpEnv> {
  const api = new Hono<HttpEnv>()
  if (app.config.allowedOrigins.length > 0)
    api.use(cors({ origin: app.config.allowedOrigins, exposeHeaders: ["ETag", "Retry-After"], maxAge: 600 }))
  api.use(async (c, next) => {
    // Without a body there is nothing to decompress.
    if (c.req.method !== "GET" && c.req.method !== "HEAD" && c.req.header("Content-Encoding"))
      throw new AppError("wrong_type", { detail: "Send the body uncompressed" })
    const { account } = c.var
    if (!account && !c.env.counted) await app.limits.consume("api", c.env.address)
    if (!account && showsContent(c.req.method, c.req.path) && (await isClosed(app)))
      throw new AppError("unavailable", { detail: "The site is not open yet", retryAfter: closedRetrySeconds })
    if (account && !isSignedIn(account)) await app.limits.consume("accessKey", callerKey(account))
    await next()
    if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "no-store")
  })
  for (const { routes = [] } of features) for (const [path, calls] of routes) api.route(path, calls)
  mountApiDocument(api)
  api.all("*", (c) => {
    const allow = methodsAt(api, c.req.path.replace(/^\/api(?=\/)/u, ""))
    throw allow.length > 0 ? new AppError("method_not_allowed", { allow }) : new AppError("not_found")
  })
  return api
}
