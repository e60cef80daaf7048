import type { Language } from "#contract/language.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { isPublished } from "#server/records/visibility.ts"
import { type SearchContext, searchParts } from "#server/search/search-parts.ts"

/** Returns the visible parts: the active set of every published group. */
const visibleParts = (db: Database) =>
  db
    .selectFrom("part")
    .innerJoin("spare", (join) => join.onRef("spare.part_set", "=", "part.part_set").on(isPublished("spare")))

/** Returns the numbers that a search would find, in the order given. */
export async function keepKnownNumbers(db: Database, numbers: readonly string[]): Promise<string[]> {
  const rows = await visibleParts(db)
    .select("part.partnumber")
    .where("part.partnumber", "in", [...numbers])
    .execute()
  const known = new Set(rows.map((row) => row.partnumber))
  return numbers.filter((number) => known.has(number))
}

/** Returns whether some part has every word of the phrase in the descriptions shown in the language. */
export async function isKnownPhrase(app: SearchContext, phrase: string, language: Language): Promise<boolean> {
  const groups = await app.db.selectFrom("spare").select("part_set").where(isPublished("spare")).execute()
  const scope = { sets: groups.map((group) => group.part_set), languages: [language] }
  const { parts, read_how } = await searchParts(app, scope, phrase, { page: 1, limit: 1 })
  return read_how === null && parts.some(({ match }) => match !== "other_language")
}
