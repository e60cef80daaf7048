import { sql } from "kysely"
import type { Database } from "#server/db/dialects/dialect.ts"
import { escapeLike, foldNumber, foldText } from "#server/search/fold.ts"

/**
 * The parts of a set that a query finds: every word somewhere in number, substitute or descriptions, or the whole query as a
 * number ignoring punctuation. Wildcards of LIKE are literal.
 */
export function partsMatching(db: Database, partSet: number, query: string) {
  const parts = db.selectFrom("part").where("part_set", "=", partSet)
  const number = foldNumber(query)
  const words = foldText(query).split(" ").filter(Boolean)
  if (words.length === 0 && number === "") return parts
  return parts.where((eb) => {
    const contains = (term: string) => sql<boolean>`search_text like ${`%${escapeLike(term)}%`} escape '\\'`
    const wordMatches = words.map((word) => {
      const asNumber = foldNumber(word)
      return asNumber && asNumber !== word ? eb.or([contains(word), contains(asNumber)]) : contains(word)
    })
    const all = eb.and(wordMatches)
    return number && words.length > 1 ? eb.or([all, contains(number)]) : all
  })
}
