import { randomUUID } from "node:crypto"
import { type Context, type MiddlewareHandler, Hono } from "hono"
import type { OpenDatabase } from "#server/db/dialects/dialect.ts"
import type { AppContext } from "#server/app-context.ts"
import { features } from "#server/features.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { problemResponse } from "#server/api-kit/problem-response.ts"
import { accessKeyPattern, findKeyHolder } from "#server/auth/access-key-store.ts"
import { findSession } from "#server/auth/session-store.ts"
import { withoutSecret } from "#contract/private-page-constants.ts"
import { wholeSiteKey } from "#contract/site-constants.ts"
import type { Authenticated } from "#server/caller.ts"
import { previewKey } from "#server/features/publishing/preview.ts"
import { createApi } from "./create-api.ts"
import { type RenderPage, canonicalUrl } from "./canonical-url.ts"
import { privateFiles } from "./private-files.ts"
import { redirectMissing } from "./redirect-missing.ts"
import { securityHeaders } from "./security-headers.ts"
import { join } from "node:path"
import { serveStatic } from "@hono/node-server/serve-static"
import { languages } from "#contract/language.ts"
import { readSettings } from "#server/features/settings/store.ts"

const validDays = 180
const dayMs = 86_400_000

/**
 * Serves RFC 9116's file: where to report a security problem. It expires some months from today, so that an abandoned
 * site promises nothing.
 */
function securityTxtRoutes(): Hono<HttpEnv> {
  return new Hono<HttpEnv>().get("/.well-known/security.txt", async (c) => {
    const { db, clock, config } = c.var.app
    const { email } = await readSettings(db)
    const expires = new Date((Math.floor(clock().getTime() / dayMs) + validDays) * dayMs)
    const lines = [
      `Contact: ${email ? `mailto:${email}` : `${config.publicUrl}/contact`}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${languages.join(", ")}`,
      `Canonical: ${config.publicUrl}/.well-known/security.txt`,
    ]
    c.header("Cache-Control", "public, max-age=86400")
    return c.text(`${lines.join("\n")}\n`)
  })
}

const fixedNames = [
  "favicon.svg",
  // Requested by search engines and phones by convention; no page links them.
  "favicon.ico",
  "apple-touch-icon.png",
  "logo-mark.svg",
  "logo-mark-light.svg",
  "logo-512.png",
]

/**
 * Mounts the built scripts, styles and fonts under hashed names, the design's pictures under numbered ones, and the
 * files with fixed names.
 */
function mountStaticFiles(site: Hono<HttpEnv>, programDir: string): void {
  const root = join(programDir, "build/client")
  const forever = keepFor("public, max-age=31536000, immutable")
  site.use("/assets/*", forever, serveStatic({ root, precompressed: true }))
  site.get("/pictures/*", forever, serveStatic({ root }))
  for (const file of fixedNames)
    site.get(`/${file}`, keepFor("public, max-age=86400"), serveStatic({ root, precompressed: true }))
}

/** Sets Cache-Control early: headers set in serveStatic's `onFound` come too late to be sent. */
function keepFor(value: string): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next()
    if (c.res.ok) c.header("Cache-Control", value)
  }
}

const shorten = (address: string) =>
  address.includes(":") ? address.replace(/^((?:[^:]*:){3}).*$/u, "$1:") : address.replace(/\.\d+$/u, ".0")

const probes = new Set(["/healthz", "/readyz"])

/**
 * Logs one line per request: no query, no body, a shortened address. Cache warming and successful probes are logged at
 * debug level.
 */
function requestLog(): MiddlewareHandler<HttpEnv> {
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

export interface SiteParts {
  app: AppContext
  programDir: string
  ping: OpenDatabase["ping"]
  renderPage: RenderPage
}

/** Creates the site in this order: log, headers, redirects of missing addresses, health, API, media and sitemaps, files, pages. */
export function createSite({ app, programDir, ping, renderPage }: SiteParts): Hono<HttpEnv> {
  const site = new Hono<HttpEnv>()
  site.use(async (c, next) => {
    c.set("app", app)
    c.set("account", null)
    await next()
  })
  site.use(requestLog(), securityHeaders(), redirectMissing())
  site.onError((error, c) => problemResponse(c, error))
  site.all("/healthz", (c) => c.text("ok"))
  site.all("/readyz", async (c) => {
    await ping()
    return c.text("ready")
  })
  site.use("/api/*", identifyAccount())
  site.route("/api", createApi(app))
  for (const { siteRoutes = [] } of features) for (const [path, files] of siteRoutes) site.route(path, files)
  mountStaticFiles(site, programDir)
  site.route("/", securityTxtRoutes())
  site.route("/", privateFiles())
  site.use(canonicalUrl(renderPage))
  site.all("*", async (c) => {
    const isSignedIn = c.req.query(previewKey) === wholeSiteKey && (await findAccount(c)) !== null
    return renderPage(c.req.raw, { address: c.env.address, counted: c.env.counted, isSignedIn })
  })
  return site
}

/**
 * Identifies the caller: a person by session token, a program by access key. A stale token on an open call is ignored;
 * only Bearer in the Authorization header counts, in any case (RFC 9110, 11.1).
 */
function identifyAccount(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    c.set("account", await findAccount(c))
    await next()
  }
}

async function findAccount({ req, var: { app } }: Context<HttpEnv>): Promise<Authenticated | null> {
  const token = /^Bearer +([\w-]{20,100})$/iu.exec(req.header("Authorization") ?? "")?.[1]
  const find = token && accessKeyPattern.test(token) ? findKeyHolder : findSession
  return token ? find(app.db, token, app.clock()) : null
}
