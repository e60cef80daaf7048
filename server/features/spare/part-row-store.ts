import type { Language } from "#contract/language.ts"
import { fallback } from "#contract/localized.ts"
import type { PartQuery } from "#contract/part.ts"
import type { QueryMarks, SearchContext, Segments } from "#server/search/search-parts.ts"
import { type FoundPage, searchGroupParts } from "./part-search-store.ts"
import { type PartSet, existingNumbers } from "./part-store.ts"

/** Returns one page of a group's parts for display: one language only, matches of the query marked. */
export async function readPartRows(app: SearchContext, set: PartSet, query: PartQuery, language: Language) {
  const { parts, marks, ...list } = await searchGroupParts(app, set, query, language)
  const substitutes = parts.map(({ part }) => part.subst_part).filter(Boolean)
  const linkable = await existingNumbers(app.db, set.part_set, substitutes)
  return { rows: parts.map((hit) => partRow(hit, marks, language, linkable)), ...list }
}

export interface PartListRow {
  id: number
  partnumber: string
  quantity: number
  number: Segments
  description: Segments
  /** Set when the description fell back to another language. */
  lang?: Language
  substitute: { number: string; segments: Segments; linked: boolean } | null
  /** Set when the number equals the query except for punctuation and the like. */
  ignoring?: true
  /** Set when another language than the shown one holds the words that were looked for. */
  foundIn?: Language
  /** Set on the current part: the number looked for, which it stands for now. */
  replaces?: string
}

// Twenty are sent with each page, so inapplicable keys are omitted: `undefined` would be serialised too.
function partRow(
  { part, hit }: FoundPage["parts"][number],
  marks: QueryMarks,
  language: Language,
  linkable: ReadonlySet<string>,
): PartListRow {
  const { id, partnumber, quantity, subst_part } = part
  const { text, lang } = fallback(part, "description", language)
  const description = marks.text(text)
  const isElsewhere = hit?.match === "other_language" && description.length === 1
  const { found_lang } = isElsewhere ? marks.otherDescription(part, lang) : {}
  return {
    id,
    partnumber,
    quantity,
    number: marks.number(partnumber),
    description,
    ...(lang === language ? {} : { lang }),
    substitute: subst_part
      ? { number: subst_part, segments: marks.number(subst_part), linked: linkable.has(subst_part) }
      : null,
    ...(hit?.match === "ignoring_punctuation" ? { ignoring: true } : {}),
    ...(found_lang ? { foundIn: found_lang } : {}),
    ...(hit?.replaces ? { replaces: hit.replaces } : {}),
  }
}
