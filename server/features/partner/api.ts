import { z } from "zod"
import { fallback } from "#contract/localized.ts"
import { localPartnerSchema } from "#contract/partner.ts"
import { languageOrDefault } from "#contract/text.ts"
import { recordApi } from "#server/records/record-api.ts"
import { partnerRecord } from "./record.ts"
import { listPartnerRecords } from "./store.ts"

export const partnerApi = recordApi(partnerRecord, {
  tag: "Partners",
  one: "a partner",
  list: { path: "/all", summary: "Partners in all languages" },
  show: true,
  create: "form",
  change: "either",
  imageWithFields: true,
}).call(
  "GET /",
  {
    summary: "Partners in one language",
    needs: "open",
    query: z.object({ lang: languageOrDefault }),
    returns: z.array(localPartnerSchema),
    cached: true,
  },
  async ({ app, query }) =>
    (await listPartnerRecords(app.db)).map((partner) => {
      const shown = fallback(partner, "text", query.lang)
      return { id: partner.id, image_id: partner.image_id, text: shown.text, text_lang: shown.lang }
    }),
)
