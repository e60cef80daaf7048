import { Hono } from "hono"
import type { OpenDatabase } from "#server/db/dialects/dialect.ts"
import type { AppContext } from "#server/app-context.ts"
import { features } from "#server/features.ts"
import { createApi } from "./create-api.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { identifyAccount } from "./identify-account.ts"
import { type RenderPage, canonicalUrl } from "./canonical-url.ts"
import { privateFiles } from "./private-files.ts"
import { problemResponse } from "#server/api-kit/problem-response.ts"
import { redirectMissing } from "./redirect-missing.ts"
import { requestLog } from "./request-log.ts"
import { securityHeaders } from "./security-headers.ts"
import { securityTxtRoutes } from "./security-txt.ts"
import { mountStaticFiles } from "./static-files.ts"

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
  site.all("*", (c) => renderPage(c.req.raw, { address: c.env.address, counted: c.env.counted }))
  return site
}
