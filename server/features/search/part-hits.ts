import { sql } from "kysely"
import { type Language } from "#contract/language.ts"
import type { SearchItem } from "#contract/search.ts"
import type { Database } from "#server/db/dialects/dialect.ts"
import { escapeLike, foldNumber, foldText } from "#server/search/fold.ts"

const ranks = ["exact", "ignoring_punctuation", "prefix", "substitute", "contains", "text"] as const

/** Parts of all living groups: exact number, exact ignoring punctuation, beginning with it, superseded by it, containing it, by text. */
export async function findPartHits(
  db: Database,
  query: string,
  language: Language,
  limit: number,
): Promise<{ total: number; items: SearchItem[] }> {
  const number = foldNumber(query)
  const words = foldText(query).split(" ").filter(Boolean)
  const like = (term: string) => `%${escapeLike(term)}%`
  const found = db
    .selectFrom("part")
    .innerJoin("spare", (join) => join.onRef("spare.part_set", "=", "part.part_set").on("spare.deleted_at", "is", null))
    .where((eb) => {
      const contains = (term: string) => sql<boolean>`part.search_text like ${like(term)} escape '\\'`
      const all = eb.and(
        words.map((word) =>
          foldNumber(word) && foldNumber(word) !== word
            ? eb.or([contains(word), contains(foldNumber(word))])
            : contains(word),
        ),
      )
      return number && words.length > 1 ? eb.or([all, contains(number)]) : all
    })
  const { total } = await found.select((eb) => eb.fn.countAll().as("total")).executeTakeFirstOrThrow()
  if (Number(total) === 0) return { total: 0, items: [] }
  const rank = sql<number>`case when part.partnumber = ${query} then 0 when part.number_key = ${number} then 1 when part.number_key like ${`${escapeLike(number)}%`} escape '\\' then 2
    when part.subst_key = ${number} then 3 when part.number_key like ${like(number)} escape '\\' then 4 else 5 end`
  const rows = await found
    .select(["part.id", "part.partnumber", "part.subst_part", "part.quantity", "part.spare_id"])
    .select([
      "part.description_de",
      "part.description_en",
      "part.description_ru",
      "spare.title_de",
      "spare.title_en",
      "spare.title_ru",
    ])
    .select(rank.as("rank"))
    .orderBy("rank")
    .orderBy("part.sort_key")
    .orderBy("part.id")
    .limit(limit)
    .execute()
  return {
    total: Number(total),
    items: rows.map((row) => {
      const titleLang = row[`description_${language}`] ? language : row.description_de ? "de" : "en"
      return {
        kind: "part",
        id: row.id,
        title: row[`description_${titleLang}`],
        title_lang: titleLang,
        path: `/part-list/${row.spare_id}?query=${encodeURIComponent(row.partnumber)}`,
        match: ranks[Number(row.rank)] ?? "text",
        partnumber: row.partnumber,
        subst_part: row.subst_part,
        quantity: row.quantity,
        spare_id: row.spare_id,
        spare_title: row[`title_${language}`] || row.title_de,
      }
    }),
  }
}
