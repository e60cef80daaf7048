import { type Language, localPath } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"
import { readSlug } from "#contract/number-reader/part-slug.ts"
import type { PartChoice } from "#contract/part-page.ts"
import type { AppContext } from "#server/app-context.ts"
import { findNearParts } from "#server/features/part-page/near-store.ts"
import { resolvePart } from "#server/features/part-page/store.ts"
import { searchSite } from "#server/features/search/store.ts"
import { drawQrCode } from "#server/qr-code.ts"
import { chooseText } from "../choose-text.ts"
import { presentPartPage } from "./present-part-page.ts"

const similarShown = 6

/** Returns the target of a part's URL, in the page's language only. */
export async function loadPart(app: AppContext, slug: string, language: Language) {
  const read = readSlug(slug)
  const page = read && (await resolvePart(app, read))
  if (page?.kind === "moved") return { kind: "moved", slug: page.slug } as const
  // One address a part: not with a separator at its end or in full width too.
  if (page?.kind === "part" && page.part.slug !== slug) return { kind: "moved", slug: page.part.slug } as const
  if (page?.kind === "part") {
    const address = app.config.publicUrl + localPath(language, `/part/${encodeURIComponent(page.part.slug)}`)
    return { kind: "part", part: presentPartPage(page.part, language), qr: drawQrCode(address) } as const
  }
  if (page?.kind === "choice")
    return { kind: "choice", slug: read?.slug ?? "", choices: presentChoices(page.choice, language) } as const
  return { kind: "unknown", ...(await loadUnknown(app, slug, language)) } as const
}

const presentChoices = ({ choices }: PartChoice, language: Language) =>
  choices.map(({ partnumber, slug, spare_id, quantity, ...record }) => ({
    partnumber,
    slug,
    spareId: spare_id,
    quantity,
    description: chooseText(record, "description", language),
  }))

/** Returns an unknown number as written on paper, with the nearest parts, or else with those that contain it. */
async function loadUnknown(app: AppContext, slug: string, language: Language) {
  const number = slug.normalize("NFKC").trim().toUpperCase().slice(0, limits.partNumber)
  const near = await findNearParts(app, number, language)
  const { items } =
    near.length > 0 ? { items: [] } : await searchSite(app, { q: number, lang: language, limit: similarShown })
  return {
    number,
    near,
    similar: items.flatMap((item) =>
      item.partnumber
        ? [
            {
              partnumber: item.partnumber,
              text: item.title,
              lang: item.title_lang,
              group: item.spare_title ?? "",
              groupLang: item.spare_title_lang,
            },
          ]
        : [],
    ),
  }
}
