import { fallback } from "#contract/localized.ts"
import type { Language } from "#contract/language.ts"
import type { NearPart } from "#contract/near-part.ts"
import { isTooLong, partSlug } from "#contract/number-reader/part-slug.ts"
import { readQuery } from "#contract/number-reader/read-numbers.ts"
import { findNearNumbers } from "#server/search/near-numbers.ts"
import type { SearchContext } from "#server/search/search-parts.ts"

const most = 5

/** Returns the parts nearest to a number that is in no list, with texts in a language; none for a text without one. */
export async function findNearParts(
  app: Pick<SearchContext, "db" | "content">,
  query: string,
  language: Language,
): Promise<NearPart[]> {
  if (!/\d/u.test(query)) return []
  const [number = query] = readQuery(query).numbers
  const near = (await findNearNumbers(app, [number], most)).get(number) ?? []
  return near.map((part) => {
    const { partnumber, spare_id, quantity, subst_part, distance, why, segments, instead } = part
    const { text: description, lang: description_lang } = fallback(part, "description", language)
    const slug = partSlug(partnumber)
    return {
      partnumber,
      slug: isTooLong(slug) ? "" : slug,
      spare_id,
      quantity,
      subst_part,
      description,
      description_lang,
      distance,
      why,
      segments,
      instead,
    }
  })
}
