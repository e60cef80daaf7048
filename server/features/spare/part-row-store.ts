import { type Language, languages } from "#contract/language.ts"
import type { Part, PartQuery } from "#contract/part.ts"
import type { Database } from "#server/db/dialects/dialect.ts"
import { matchNumber, matchText } from "#server/search/match-pieces.ts"
import { existingNumbers, searchParts } from "./part-store.ts"

/** One page of a group's parts as a page shows it: one language only, matches of the query marked. */
export async function readPartRows(db: Database, partSet: number, query: PartQuery, language: Language) {
  const { items, total, page, limit } = await searchParts(db, partSet, query)
  const substitutes = items.map((part) => part.subst_part).filter(Boolean)
  const known = await existingNumbers(db, partSet, substitutes)
  return { rows: items.map((part) => partRow(part, query.query, language, known)), total, page, limit }
}

function partRow(part: Part, query: string, language: Language, known: ReadonlySet<string>) {
  const { id, partnumber, quantity, subst_part } = part
  const found = [language, ...languages].find((candidate) => part[`description_${candidate}`]) ?? language
  return {
    id,
    partnumber,
    quantity,
    number: matchNumber(partnumber, query),
    description: matchText(part[`description_${found}`], query),
    /** Set when the description fell back to another language. */
    lang: found === language ? undefined : found,
    substitute: subst_part
      ? { number: subst_part, pieces: matchNumber(subst_part, query), linked: known.has(subst_part) }
      : null,
  }
}

export type PartRow = ReturnType<typeof partRow>
