import { z } from "zod"
import { readSlug } from "#contract/number-reader/part-slug.ts"
import { partChoiceSchema, partOfNumberSchema } from "#contract/part-page.ts"
import { existing } from "#server/app-error.ts"
import { routes } from "#server/api-kit/routes.ts"
import { resolvePart } from "./store.ts"

export const partPageApi = routes("Parts", { needs: "open" }).call(
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
