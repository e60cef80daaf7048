import { z } from "zod"
import { nearPartsSchema, nearQuerySchema } from "#contract/near-part.ts"
import { readSlug } from "#contract/number-reader/part-slug.ts"
import { partChoiceSchema, partOfNumberSchema } from "#contract/part-page.ts"
import { existing } from "#server/app-error.ts"
import { routes } from "#server/api-kit/routes.ts"
import { findNearParts } from "./near-store.ts"
import { resolvePart } from "./store.ts"

export const partPageApi = routes("Parts", { needs: "open" })
  .call(
    "GET /near",
    {
      summary: "Up to five parts whose numbers are nearest to one that is in no list",
      limit: "search",
      query: nearQuerySchema,
      returns: nearPartsSchema,
      revalidated: true,
    },
    async ({ app, query }) => ({ items: await findNearParts(app, query.number, query.lang) }),
  )
  .call(
    "GET /:slug",
    {
      summary: "A part number, or the choice among several written alike",
      limit: "search",
      params: { slug: z.string() },
      returns: z.union([partOfNumberSchema, partChoiceSchema]),
      revalidated: true,
      moves: true,
    },
    async ({ app, params, c }) => {
      const number = readSlug(params.slug)
      const resolved = existing(number && (await resolvePart(app, number)))
      if (resolved.kind === "moved") return c.redirect(`/api/part/${encodeURIComponent(resolved.slug)}`, 308)
      return resolved.kind === "part" ? resolved.part : resolved.choice
    },
  )
