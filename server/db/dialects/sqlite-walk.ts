import { type RawBuilder, sql } from "kysely"
import type { Database } from "./database.ts"
import type { FoundRow, SearchCondition, SearchTest, Slice } from "./search-index.ts"

const mostRows = 4_000
// Behind every text that begins with the same letters.
const behindAll = "\u{10ffff}"

/**
 * The first of very many hits, met by walking through the parts in their natural order; null when they are not all among the first
 * few thousand parts.
 */
export async function walkInOrder(
  db: Database,
  sets: readonly number[],
  condition: SearchCondition,
  { limit, offset, except }: Slice,
): Promise<FoundRow[] | null> {
  const kept = except.length > 0 ? sql`and row_id not in (${sql.join(except)})` : sql``
  const parts = sets.map(
    (set) => sql`select row_id, id, sort_key, number_key, subst_key, words_de, words_en, words_ru from part
      where part_set = ${set}`,
  )
  const { rows } = await sql<FoundRow>`select row_id, id from
    (${sql.join(parts, sql` union all `)} order by sort_key, id limit ${mostRows})
    where ${holds(condition)} ${kept} limit ${limit} offset ${offset}`.execute(db)
  return rows.length < limit ? null : rows
}

function holds(condition: SearchCondition): RawBuilder<boolean> {
  if (!("of" in condition))
    return sql`(${sql.join(
      condition.fields.map((field) => testHolds(field, condition)),
      sql` or `,
    )})`
  const parts = condition.of.map(holds)
  if (condition.how === "without") return sql`(${parts[0]} and not ${parts[1]})`
  return sql`(${sql.join(parts, condition.how === "all" ? sql` and ` : sql` or `)})`
}

function testHolds(field: SearchTest["fields"][number], { how, text }: SearchTest): RawBuilder<boolean> {
  const column = sql.ref(field)
  if (how === "is") return sql`${column} = ${text}`
  if (how === "contains") return sql`instr(${column}, ${text}) > 0`
  if (field === "number_key" || field === "subst_key")
    return sql`(${column} >= ${text} and ${column} < ${text + behindAll})`
  return sql`instr(${column}, ${`  ${text}`}) > 0`
}
