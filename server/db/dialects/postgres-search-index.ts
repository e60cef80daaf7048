import { type RawBuilder, sql } from "kysely"
import type { Database } from "./database.ts"
import {
  type FoundRow,
  type Scope,
  type SearchCondition,
  type SearchIndex,
  type Slice,
  languageBits,
  mostSorted,
} from "./search-index.ts"

/** Whole words and trigrams of numbers in one inverted index over the parts' own columns. */
export const postgresSearchIndex: SearchIndex = {
  learnWords: async (db, shownIn, words) => {
    const bits = languageBits(shownIn)
    await sql`insert into part_index_word (word, languages) select value, ${bits}::integer
      from json_array_elements_text(${JSON.stringify(words)}::json) as value order by value
      on conflict (word) do update set languages = part_index_word.languages | excluded.languages`.execute(db)
  },
  // As the server does by itself some minutes later: until then the many new rows are searched several times slower.
  tidy: async (db) => {
    await sql`vacuum (analyze, skip_locked) part`.execute(db)
    return true
  },
  count: async (db, scopes, except) => {
    const { rows } = await sql<{ part_set: number; hits: string }>`select part_set, count(*) as hits from part
      where ${found(scopes, except)} group by part_set`.execute(db)
    return new Map(rows.map(({ part_set, hits }) => [part_set, Number(hits)]))
  },
  find: async (db: Database, scopes: readonly Scope[], slice: Slice) => {
    const { order, limit, offset, except } = slice
    const sorted = [...new Set([...(order?.columns ?? ["sort_key"]), "id"])].filter((column) => column !== "id")
    const many = sql`(select count(*) > ${mostSorted} from hit)`
    const natural = sql`case when ${many} then null else sort_key end`
    const columns = order
      ? order.columns.map((column) => sql`${sql.ref(column)} ${sql.raw(order.direction)}`)
      : [
          sql`row_number() over (partition by part_set order by ${natural}, id) > case when ${many} then 1 else 2 end`,
          sql`case when ${many} then part_set end`,
          natural,
          sql.ref("id"),
        ]
    // As a query of its own, so that the few hits are sorted instead of the whole list being read in its order.
    const { rows } = await sql<FoundRow>`with hit as materialized
      (select row_id, part_set, id, ${sql.join(sorted.map((column) => sql.ref(column)))} from part
        where ${found(scopes, except)})
      select row_id, part_set, id from hit order by ${sql.join(columns)}, row_id limit ${limit} offset ${offset}`.execute(
      db,
    )
    return rows
  },
}

function found(scopes: readonly Scope[], except: readonly FoundRow[]): RawBuilder<boolean> {
  const each = scopes.map(({ sets, condition }) => sql`(part_set in (${sql.join(sets)}) and ${expression(condition)})`)
  const kept = except.length > 0 ? sql`and row_id not in (${sql.join(except.map((row) => row.row_id))})` : sql``
  return sql`(${sql.join(each, sql` or `)}) ${kept}`
}

function expression(condition: SearchCondition): RawBuilder<boolean> {
  if ("of" in condition) {
    const operator = { all: sql` and `, any: sql` or `, without: sql` and not ` }[condition.how]
    return sql`(${sql.join(condition.of.map(expression), operator)})`
  }
  const tests =
    condition.how === "words"
      ? condition.languages.map(
          (language) =>
            sql`string_to_array(substr(${sql.ref(`words_${language}`)}, 3), '  ') && array[${sql.join(condition.words)}]::text[]`,
        )
      : condition.fields.map((field) =>
          condition.how === "is"
            ? sql`${sql.ref(field)} = ${condition.text}`
            : sql`${sql.ref(field)} like ${pattern(condition.how, condition.text)}`,
        )
  return sql`(${sql.join(tests, sql` or `)})`
}

function pattern(how: "contains" | "begins", text: string): string {
  const literal = text.replace(/[\\%_]/gu, (character) => `\\${character}`)
  return how === "contains" ? `%${literal}%` : `${literal}%`
}
