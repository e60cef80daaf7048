import { Hono } from "hono"
import { cors } from "hono/cors"
import { callerKey, isSignedIn } from "#server/caller.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError } from "#server/app-error.ts"
import { accessKeyApi } from "#server/features/access-key/api.ts"
import { applicationApi } from "#server/features/application/api.ts"
import { auditApi } from "#server/features/audit/api.ts"
import { authApi } from "#server/features/auth/api.ts"
import { secondFactorApi } from "#server/features/auth/second-factor-api.ts"
import { backupApi } from "#server/features/backup/api.ts"
import { humanCheckApi } from "#server/features/human-check/api.ts"
import { categoryApi } from "#server/features/category/api.ts"
import { demandApi } from "#server/features/demand/api.ts"
import { draftApi } from "#server/features/publishing/api.ts"
import { shareApi } from "#server/features/publishing/share-api.ts"
import { planApi } from "#server/features/publishing/plan-api.ts"
import { historyApi } from "#server/features/history/api.ts"
import { imageApi } from "#server/features/image/api.ts"
import { mediaRoutes } from "#server/features/image/media-routes.ts"
import { deskApi } from "#server/features/inquiry/desk-api.ts"
import { inquiryApi } from "#server/features/inquiry/api.ts"
import { templateApi } from "#server/features/inquiry/template-api.ts"
import { messageApi, threadApi } from "#server/features/inquiry/thread-api.ts"
import { mailFileApi, unsortedApi } from "#server/features/inquiry/unsorted-api.ts"
import { navbarApi } from "#server/features/navbar/api.ts"
import { partAliasApi } from "#server/features/part-alias/api.ts"
import { partLookupApi } from "#server/features/part-lookup/api.ts"
import { partPageApi } from "#server/features/part-page/api.ts"
import { partnerApi } from "#server/features/partner/api.ts"
import { peopleApi } from "#server/features/people/api.ts"
import { pictureApi } from "#server/features/picture/api.ts"
import { personApi } from "#server/features/person/api.ts"
import { productApi } from "#server/features/product/api.ts"
import { redirectApi } from "#server/features/redirect/api.ts"
import { searchApi } from "#server/features/search/api.ts"
import { serviceApi } from "#server/features/service/api.ts"
import { settingsApi } from "#server/features/settings/api.ts"
import { spareApi } from "#server/features/spare/api.ts"
import { partsApi } from "#server/features/spare/parts-api.ts"
import { trashApi } from "#server/features/trash/api.ts"
import { textPageApi } from "#server/features/text-page/api.ts"
import { mountApiDocument } from "#server/api-kit/api-document.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"

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
    if (account && !isSignedIn(account)) await app.limits.consume("accessKey", callerKey(account))
    await next()
    if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "no-store")
  })
  api.route("/component", navbarApi)
  api.route("/settings", settingsApi)
  api.route("/service", serviceApi)
  api.route("/page", textPageApi)
  api.route("/spare", spareApi)
  api.route("/request", inquiryApi)
  api.route("/request", threadApi)
  api.route("/request", mailFileApi)
  api.route("/mail", unsortedApi)
  api.route("/message", messageApi)
  api.route("/template", templateApi)
  api.route("/desk", deskApi)
  api.route("/captcha", humanCheckApi)
  api.route("/search", searchApi)
  api.route("/image", imageApi)
  api.route("/picture", pictureApi)
  api.route("/auth", authApi)
  api.route("/auth", secondFactorApi)
  api.route("/people", peopleApi)
  api.route("/token", accessKeyApi)
  api.route("/application", applicationApi)
  api.route("/part", partLookupApi)
  api.route("/part-alias", partAliasApi)
  api.route("/demand", demandApi)
  api.route("/redirect", redirectApi)
  api.route("/part", partsApi)
  api.route("/part", partPageApi)
  api.route("/product", productApi)
  api.route("/category", categoryApi)
  api.route("/partner", partnerApi)
  api.route("/trash", trashApi)
  api.route("/history", historyApi)
  api.route("/draft", draftApi)
  api.route("/plan", planApi)
  api.route("/share", shareApi)
  api.route("/audit", auditApi)
  api.route("/person", personApi)
  api.route("/", backupApi())
  api.route("/media", mediaRoutes())
  mountApiDocument(api)
  api.all("*", (c) => {
    const path = c.req.path
    const offered = api.routes.filter((route) => route.method !== "ALL" && pattern(route.path).test(path))
    if (offered.length === 0) throw new AppError("not_found")
    const methods = offered.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]))
    throw new AppError("method_not_allowed", { allow: [...new Set(methods)] })
  })
  return api
}

const pattern = (path: string) =>
  new RegExp(`^(?:/api)?${path.replaceAll(".", "\\.").replaceAll(/:[^/]+/gu, "[^/]+")}$`, "u")
