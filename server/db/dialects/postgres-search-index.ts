import { type RawBuilder, sql } from "kysely"
import { escapeLike } from "../escape-like.ts"
import {
  type SearchCondition,
  type SearchIndex,
  atMost,
  languageBits,
  mergeSteps,
  readHits,
  split,
} from "./search-index.ts"

/** One GIN index over columns of the parts: words as arrays, numbers as trigrams (`pg_trgm`). */
export const postgresSearchIndex: SearchIndex = {
  // An index of the table itself has them already.
  add: async () => undefined,
  learnWords: async (db, shownIn, words) => {
    await sql`insert into part_index_word (word, languages) select value, ${languageBits(shownIn)}::integer
      from json_array_elements_text(${JSON.stringify(words)}::json) as value order by value
      on conflict (word) do update set languages = part_index_word.languages | excluded.languages,
        added = pg_current_xact_id()`.execute(db)
  },
  // The mark is the oldest transaction that was not visible: its words, and those of later ones, may be new. A sequence
  // would miss a word whose transaction ends after one with a higher number.
  wordsSince: async (db, mark) => {
    const { rows } = await sql<{ mark: string; languages: number; words: string | null }>`
      select pg_snapshot_xmin(pg_current_snapshot())::text as mark, languages, string_agg(word, ${"\n"}) as words
      from part_index_word where added >= ${mark === "" ? "0" : mark}::xid8 group by languages`.execute(db)
    const words = rows.flatMap(({ words: texts, languages }) =>
      (texts ?? "").split("\n").map((text) => ({ text, languages })),
    )
    return { words, mark: rows[0]?.mark ?? mark, isWhole: true }
  },
  // Autovacuum would do it some minutes later; until then searches in new rows are several times slower.
  tidy: async (db) => {
    await sql`vacuum (analyze, skip_locked) part`.execute(db)
    return true
  },
  // One query for each step: a condition that the index answers alone then needs no row to be read.
  collect: async (db, scopes, most) => {
    const steps = scopes.flatMap(({ sets, steps: conditions }) =>
      conditions.flatMap((search, step) => {
        if (!search) return []
        const only = search.only ? expression(search.only) : sql`true`
        const pieces = split(search.condition).map(
          (piece) =>
            sql`select part_set, id from part where ${setOf(piece)} in (${sql.join(sets)}) and ${expression(piece)} and ${only}`,
        )
        return [
          sql`select ${sql.lit(step)} as step, '[' || string_agg((part_set::bigint << 32 | id)::text, ',') || ']' as hits
            from (${sql.join(pieces, sql` union `)}${atMost(most)}) as hit`,
        ]
      }),
    )
    const { rows } = await sql<{ step: number; hits: string | null }>`${sql.join(steps, sql` union all `)}`.execute(db)
    return mergeSteps(scopes, rows)
  },
  read: (db, hitIds, page) =>
    readHits(
      db,
      sql`unnest(${`{${hitIds.join()}}`}::bigint[]) as hit
        join part on part.part_set = (hit >> 32)::integer and part.id = (hit & 4294967295)::integer`,
      page,
    ),
}

const readsWords = (condition: SearchCondition): boolean =>
  "of" in condition ? condition.of.some(readsWords) : "words" in condition

// For words the planner would read a set by its own index and split each text: 1.2 s of a set of 50,000 instead of 0.2.
const setOf = (condition: SearchCondition) => (readsWords(condition) ? sql`part_set + 0` : sql`part_set`)

function expression(condition: SearchCondition): RawBuilder<boolean> {
  if ("of" in condition) {
    return sql`(${sql.join(condition.of.map(expression), condition.how === "all" ? sql` and ` : sql` or `)})`
  }
  const tests =
    condition.how === "words"
      ? condition.languages.map((language) => inWords(sql.ref(`words_${language}`), condition))
      : condition.fields.map((field) => sql`${sql.ref(field)} like ${pattern(condition.how, condition.text)}`)
  return sql`(${sql.join(tests, sql` or `)})`
}

/** Thousands of words may have a common start: reading all texts of a set takes less time than looking them up. */
const inWords = (column: RawBuilder<unknown>, condition: SearchCondition & { how: "words" }) =>
  "words" in condition
    ? sql`string_to_array(substr(${column}, 3), '  ') && ${condition.words}::text[]`
    : sql`${column} like ${`%  ${escapeLike(condition.begins)}%`}`

const pattern = (how: "contains" | "begins", text: string): string =>
  `${how === "contains" ? "%" : ""}${escapeLike(text)}%`
