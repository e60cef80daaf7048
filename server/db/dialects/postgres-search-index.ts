import { type RawBuilder, sql } from "kysely"
import type { Database } from "./database.ts"
import {
  type FoundRow,
  type SearchCondition,
  type SearchField,
  type SearchIndex,
  type SearchTest,
  naturalOrder,
} from "./search-index.ts"

/** Pieces of three characters of the parts' own columns; the engine compares what the index proposes with the text itself. */
export const postgresSearchIndex: SearchIndex = {
  learnWords: async () => undefined,
  // As the server does by itself some minutes later: until then the many new rows are searched several times slower.
  tidy: async (db) => {
    await sql`vacuum (analyze, skip_locked) part`.execute(db)
    return true
  },
  read: (db, sets) => ({
    count: (condition) => count(db, sets, condition),
    find: async (condition, { limit, offset, except, order = naturalOrder }) => {
      const kept = except.length > 0 ? sql`where row_id not in (${sql.join(except)})` : sql``
      const others = order.columns.filter((column) => column !== "id").map((column) => sql.ref(column))
      const columns = order.columns.map((column) => sql`${sql.ref(column)} ${sql.raw(order.direction)}`)
      // As a query of its own, so that the few hits are sorted instead of the whole list being read in its order.
      // A row of its own tells the number alone, so that it is known of hits that do not show too.
      const { rows } = await sql<FoundRow & { total: string }>`with hit as materialized
        (select row_id, id, ${sql.join(others)} from part where ${found(sets, condition)})
        select 0 as row_id, 0 as id, (select count(*) from hit) as total union all
        (select row_id, id, 0 from hit ${kept} order by ${sql.join(columns)}, row_id limit ${limit} offset ${offset})`.execute(
        db,
      )
      const total = rows.find((row) => row.row_id === 0)?.total
      const hits = rows.filter((row) => row.row_id !== 0).map(({ row_id, id }) => ({ row_id, id }))
      return { rows: hits, total: Number(total) }
    },
  }),
}

async function count(db: Database, sets: readonly number[], condition: SearchCondition): Promise<number> {
  const { rows } = await sql<{
    total: string
  }>`select count(*) as total from part where ${found(sets, condition)}`.execute(db)
  return Number(rows[0]?.total ?? 0)
}

const found = (sets: readonly number[], condition: SearchCondition) =>
  sql`part_set in (${sql.join(sets)}) and ${expression(condition)}`

function expression(condition: SearchCondition): RawBuilder<boolean> {
  if (!("of" in condition))
    return sql`(${sql.join(
      condition.fields.map((field) => test(field, condition)),
      sql` or `,
    )})`
  const parts = condition.of.map(expression)
  if (condition.how === "without") return sql`(${parts[0]} and not ${parts[1]})`
  return sql`(${sql.join(parts, condition.how === "all" ? sql` and ` : sql` or `)})`
}

function test(field: SearchField, { how, text }: SearchTest): RawBuilder<boolean> {
  const column = sql.ref(field)
  if (how === "is") return sql`${column} = ${text}`
  const literal = text.replace(/[\\%_]/gu, (sign) => `\\${sign}`)
  const isNumber = field === "number_key" || field === "subst_key"
  const pattern = how === "contains" ? `%${literal}%` : isNumber ? `${literal}%` : `%  ${literal}%`
  return sql`${column} like ${pattern}`
}
