import { sql } from "kysely"
import type { Database } from "#server/db/dialects/dialect.ts"
import { escapeLike, foldText } from "#server/search/fold.ts"

/** The parts that visitors see: the living set of every group that is not in the trash. */
const livingParts = (db: Database) =>
  db
    .selectFrom("part")
    .innerJoin("spare", (join) => join.onRef("spare.part_set", "=", "part.part_set").on("spare.deleted_at", "is", null))

/** Those of the numbers that a search would find, in the order given. */
export async function keepKnownNumbers(db: Database, numbers: readonly string[]): Promise<string[]> {
  const rows = await livingParts(db)
    .select("part.partnumber")
    .where("part.partnumber", "in", [...numbers])
    .execute()
  const known = new Set(rows.map((row) => row.partnumber))
  return numbers.filter((number) => known.has(number))
}

/** Whether some part has every word of the phrase in its descriptions. */
export async function isKnownPhrase(db: Database, phrase: string): Promise<boolean> {
  const words = foldText(phrase).split(" ").filter(Boolean)
  const row = await livingParts(db)
    .select("part.id")
    .where((eb) =>
      eb.and(words.map((word) => sql<boolean>`part.search_text like ${`%${escapeLike(word)}%`} escape '\\'`)),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
