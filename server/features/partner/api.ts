import { Hono } from "hono"
import { z } from "zod"
import { fallback } from "#contract/localized.ts"
import { localPartnerSchema } from "#contract/partner.ts"
import { languageOrDefault } from "#contract/text.ts"
import { describe } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { openResponse } from "#server/api-kit/open-response.ts"
import { validate } from "#server/api-kit/validate.ts"
import { imageTextRoute } from "#server/records/image-routes.ts"
import { orderRoute } from "#server/records/order-routes.ts"
import { changeRoutes, createRoute, deleteRoute, listRoute, showRoute } from "#server/records/record-routes.ts"
import { partnerRecord } from "./record.ts"
import { listPartnerRecords } from "./store.ts"

const words = { tag: "Partners", one: "a partner" }
const languageQuery = z.object({ lang: languageOrDefault })

export const partnerApi = new Hono<HttpEnv>()
  .get(
    "/",
    describe(words.tag, "Partners in one language", z.array(localPartnerSchema), { needs: "open", cached: true }),
    validate("query", languageQuery),
    async (c) => {
      const { lang } = c.req.valid("query")
      const partners = await listPartnerRecords(c.var.app.db)
      return openResponse(
        c,
        partners.map((partner) => {
          const shown = fallback(partner, "text", lang)
          return { id: partner.id, image_id: partner.image_id, text: shown.text, text_lang: shown.lang }
        }),
      )
    },
  )
  .route("/", listRoute(partnerRecord, { ...words, path: "/all", summary: "Partners in all languages" }))
  .route("/", showRoute(partnerRecord, words))
  .route("/", createRoute(partnerRecord, { ...words, body: "form" }))
  .route("/", orderRoute(partnerRecord, words))
  .route("/", changeRoutes(partnerRecord, { ...words, body: "either" }))
  .route("/", imageTextRoute(partnerRecord, words))
  .route("/", deleteRoute(partnerRecord, words))
