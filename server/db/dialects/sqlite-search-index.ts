import { type RawBuilder, sql } from "kysely"
import { localizedNames } from "#contract/localized.ts"
import { segmentsOf } from "../number-trigrams.ts"
import {
  type NumberField,
  type SearchCondition,
  type SearchIndex,
  atMost,
  languageBits,
  mergeSteps,
  hitIdOf,
  readHits,
  split,
  trigramLength,
} from "./search-index.ts"

const pagesPerStep = 40
/** Read in some five milliseconds. */
const wordsAtOnce = 5_000
/** FTS5 merges segments once it has this many of one size; the migrations set the same. */
const segmentsMerged = 16
const numberColumns: Record<NumberField, string> = { number_key: "number_pieces", subst_key: "subst_pieces" }

const indexed = sql.join(["number_pieces", "subst_pieces", ...localizedNames("words")].map((name) => sql.ref(name)))

/** A contentless FTS5 table of words and number trigrams, written by triggers on the parts. */
export const sqliteSearchIndex: SearchIndex = {
  // Merging segments takes many times as long as adding parts, so it is off meanwhile and `tidy` does it in short steps.
  // Setting the option again also writes what was added; after a rollback it is unchanged.
  add: (db, partSet, ids) =>
    db.transaction().execute(async (trx) => {
      // A literal: the driver binds numbers as reals.
      const merge = (segments: number) =>
        sql`insert into part_index (part_index, rank) values ('automerge', ${sql.lit(segments)})`.execute(trx)
      await merge(0)
      await sql`insert into part_index (rowid, ${indexed}) select part.part_set * 4294967296 + part.id, ${indexed}
        from json_each(${JSON.stringify(ids)}) as added cross join part on part.part_set = ${partSet} and part.id = added.value`.execute(
        trx,
      )
      await merge(segmentsMerged)
    }),
  // With a new id, a reader who had the word sees its new language. Without the condition SQLite would read the highest
  // id once for all rows.
  learnWords: async (db, shownIn, words) => {
    await sql`insert into part_index_word (word, languages)
      select value, ${languageBits(shownIn)} from json_each(${JSON.stringify(words)}) where true
      on conflict (word) do update set languages = languages | excluded.languages,
        id = (select id + 1 from part_index_word as newest where newest.id >= part_index_word.id order by id desc limit 1)
      where ~languages & excluded.languages`.execute(db)
  },
  // The mark is the last id: a word that is new in a language gets a new one.
  wordsSince: async (db, mark) => {
    const { rows } = await sql<{ id: number; text: string; languages: number }>`select id, word as text, languages
      from part_index_word where id > ${Number(mark)} order by id limit ${wordsAtOnce}`.execute(db)
    return { words: rows, mark: String(rows.at(-1)?.id ?? mark), isWhole: rows.length < wordsAtOnce }
  },
  // The fewer segments the index has, the fewer a search reads.
  tidy: async (db) => {
    const changes = async () => (await sql<{ n: number }>`select total_changes() as n`.execute(db)).rows[0]?.n ?? 0
    const before = await changes()
    await sql`insert into part_index (part_index, rank) values ('merge', ${pagesPerStep})`.execute(db)
    return (await changes()) - before < 2
  },
  // Hits are returned as one JSON value, which is read four times as fast as rows. All sets are searched in one pass:
  // one pass each would read every list of the index again.
  collect: async (db, scopes, most) => {
    const steps = scopes.flatMap(({ sets, steps: conditions }) => {
      const firstOf = (part_set: number) => sql.lit(hitIdOf({ part_set, id: 0 }))
      // Literals: the driver binds numbers as reals, with which FTS5 does not use the range.
      const among = sql`part_index.rowid >= ${firstOf(Math.min(...sets))} and part_index.rowid < ${firstOf(Math.max(...sets) + 1)} and part_index.rowid >> 32 in (${sql.join(sets)})`
      return conditions.flatMap((search, step) => {
        if (!search) return []
        const { condition, only } = search
        const hits = (rowid: string, from: RawBuilder<unknown>) =>
          sql`select ${step} as step, json_group_array(hit) as hits from (select ${sql.raw(rowid)} as hit from ${from}${atMost(most)})`
        // The B-tree of the numbers finds a prefix in half the time of the full-text index.
        if (condition.how === "begins" && condition.fields.length === 1 && condition.text.length >= trigramLength)
          return [
            hits(
              "part_set << 32 | id",
              sql`part where part_set in (${sql.join(sets)})
              and number_key >= ${condition.text} and number_key < ${`${condition.text}\u{10ffff}`}`,
            ),
          ]
        const expressions = split(condition).map(expression)
        const exists = only
          ? sql`exists (select 1 from part_index where part_index match ${expression(only)})`
          : sql`true`
        return [
          hits(
            expressions.length > 1 ? "distinct part_index.rowid" : "part_index.rowid",
            sql`(select 1 where ${exists}) cross join json_each(${JSON.stringify(expressions)}) as listed
              cross join part_index where part_index match listed.value and ${among}`,
          ),
        ]
      })
    })
    const { rows } = await sql<{ step: number; hits: string }>`${sql.join(steps, sql` union all `)}`.execute(db)
    return mergeSteps(scopes, rows)
  },
  read: (db, hitIds, page) =>
    readHits(
      db,
      sql`json_each(${JSON.stringify(hitIds)}) as hit
        cross join part on part.part_set = hit.value >> 32 and part.id = hit.value & 4294967295`,
      page,
    ),
}

/** Returns a condition in the query language of FTS5. */
function expression(condition: SearchCondition): string {
  if ("of" in condition) return `(${condition.of.map(expression).join(condition.how === "all" ? " AND " : " OR ")})`
  if (condition.how !== "words")
    return `({${condition.fields.map((field) => numberColumns[field]).join(" ")}} : ${quoted(segmentsOf(condition.text, condition.how))})`
  const columns = condition.languages.map((language) => `words_${language}`).join(" ")
  const terms = "begins" in condition ? [`${quoted(condition.begins)} *`] : condition.words.map(quoted)
  return `({${columns}} : (${terms.join(" OR ")}))`
}

/** Quotes a text for FTS5, where quoted texts are literal. */
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
