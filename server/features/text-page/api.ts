import { Hono } from "hono"
import { z } from "zod"
import { picturedPageLinks, textPageLinks } from "#contract/text-page.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { imageRoutes } from "#server/records/image-routes.ts"
import { changeRoutes, openRoute } from "#server/records/record-routes.ts"
import { pageBlockApi } from "./block-api.ts"
import { textPageRecord } from "./record.ts"

const words = { tag: "Text pages", one: "a stored page", id: z.enum(textPageLinks) }

export const textPageApi = new Hono<HttpEnv>()
  .route("/", pageBlockApi)
  .route("/", imageRoutes(textPageRecord, { ...words, id: z.enum(picturedPageLinks) }))
  .route("/", openRoute(textPageRecord, words))
  .route("/", changeRoutes(textPageRecord, { ...words, body: "json" }))
