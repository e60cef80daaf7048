import { type Language, localPath } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"
import { foldNumber } from "#contract/number-reader/fold-number.ts"
import { readSlug } from "#contract/number-reader/part-slug.ts"
import type { PartChoice } from "#contract/part-page.ts"
import type { AppContext } from "#server/app-context.ts"
import { findNearestParts } from "#server/features/demand/nearest-parts-store.ts"
import { resolvePart } from "#server/features/part-page/store.ts"
import { searchSite } from "#server/features/search/store.ts"
import { drawQrCode } from "#server/qr-code.ts"
import { chooseText } from "../choose-text.ts"
import { presentPartPage } from "./present-part-page.ts"

const similarShown = 6
// Shorter numbers have too many neighbours; longer ones too many variants.
const [shortestNear, longestNear] = [4, 30]
const shortestBase = 5

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

/** Returns the number that differs by one character: misread, missing or swapped. */
async function findNearest(app: AppContext, number: string): Promise<string | null> {
  const key = foldNumber(number)
  if (key.length < shortestNear || key.length > longestNear) return null
  return (await findNearestParts(app.db, [key])).get(key)?.partnumber ?? null
}

/** Returns the number without its version at the end, "9026M31" of "9026M31P99"; null when little is left. */
function baseOf(number: string): string | null {
  const base = number.replace(/[-/. ]?\p{L}?\d{1,3}$/u, "")
  return base !== number && foldNumber(base).length >= shortestBase ? base : null
}

const presentChoices = ({ choices }: PartChoice, language: Language) =>
  choices.map(({ partnumber, slug, spare_id, quantity, ...record }) => ({
    partnumber,
    slug,
    spareId: spare_id,
    quantity,
    description: chooseText(record, "description", language),
  }))

/** Returns an unknown number as written on paper, with similar ones. */
async function loadUnknown(app: AppContext, slug: string, language: Language) {
  const number = slug.normalize("NFKC").trim().toUpperCase().slice(0, limits.partNumber)
  const search = async (q: string) => (await searchSite(app, { q, lang: language, limit: similarShown })).items
  const hits = await search(number)
  const other = hits.length === 0 ? ((await findNearest(app, number)) ?? baseOf(number)) : null
  const items = other === null ? hits : await search(other)
  return {
    number,
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
