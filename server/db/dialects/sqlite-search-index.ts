import { type RawBuilder, sql } from "kysely"
import { segmentsOf } from "../number-trigrams.ts"
import type { Database } from "./database.ts"
import {
  type FoundRow,
  type NumberField,
  type Scope,
  type SearchCondition,
  type SearchIndex,
  type Slice,
  languageBits,
  mostSorted,
} from "./search-index.ts"

/** A row's position in the index is its set's number and its part's id, so that the parts of one set stand together. */
const idsPerSet = 2 ** 32
const pagesPerStep = 100
const wordsPerStatement = 1_000
const numberColumns: Record<NumberField, string> = { number_key: "number_pieces", subst_key: "subst_pieces" }

/** Whole words and trigrams of numbers in a full-text table without text of its own, written by triggers on the parts. */
export const sqliteSearchIndex: SearchIndex = {
  learnWords: async (db, shownIn, words) => {
    const bits = languageBits(shownIn)
    for (let start = 0; start < words.length; start += wordsPerStatement) {
      const some = JSON.stringify(words.slice(start, start + wordsPerStatement))
      await sql`insert into part_index_word (word, languages) select value, ${bits} from json_each(${some}) where true
        on conflict (word) do update set languages = languages | excluded.languages where ~languages & excluded.languages`.execute(
        db,
      )
    }
  },
  // Merges some segments of the index, so that a search has fewer to look into.
  tidy: async (db) => {
    const changes = async () => (await sql<{ n: number }>`select total_changes() as n`.execute(db)).rows[0]?.n ?? 0
    const before = await changes()
    await sql`insert into part_index (part_index, rank) values ('merge', ${pagesPerStep})`.execute(db)
    return (await changes()) - before < 2
  },
  count: async (db, scopes, except) => {
    const { rows } = await sql<{ part_set: number; hits: number }>`select position >> 32 as part_set, count(*) as hits
      from (${positions(scopes, except)}) group by 1`.execute(db)
    return new Map(rows.map(({ part_set, hits }) => [part_set, hits]))
  },
  find: async (db, scopes, slice) => {
    const hits = positions(scopes, slice.except)
    if (slice.order) return (await sortHits(db, hits, slice)).rows
    const few = await sortHits(db, sql`${hits} limit ${mostSorted + 1}`, slice)
    return few.total > mostSorted ? listHits(db, scopes, slice) : few.rows
  },
}

/** A slice of the hits in an order, and how many there are; with no order of its own only where they are few enough. */
async function sortHits(db: Database, hits: RawBuilder<unknown>, { order, limit, offset }: Slice) {
  const columns = order
    ? order.columns.map((column) => sql`${sql.ref(`part.${column}`)} ${sql.raw(order.direction)}`)
    : [
        sql`row_number() over (partition by part.part_set order by sort_key, part.id) > 2`,
        sql.ref("sort_key"),
        sql.ref("part.id"),
      ]
  const isSorted = order ? sql`true` : sql`(select count(*) from hit) <= ${mostSorted}`
  // The first row holds the number alone.
  const { rows } = await sql<FoundRow & { total: number }>`with hit as materialized (${hits})
    select 0 as row_id, 0 as part_set, 0 as id, (select count(*) from hit) as total union all
    select * from (select part.row_id, part.part_set, part.id, 0 from hit
      cross join part on part.part_set = hit.position >> 32 and part.id = hit.position & 4294967295
      where ${isSorted} order by ${sql.join(columns)}, part.row_id limit ${limit} offset ${offset})`.execute(db)
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.slice(1).map(({ row_id, part_set, id }) => ({ row_id, part_set, id })),
  }
}

/** Returns a slice of more hits than are sorted: one of each set, then the rest in the order of the index. */
async function listHits(db: Database, scopes: readonly Scope[], { limit, offset, except }: Slice) {
  const areOfOneSet = scopes.flatMap(({ sets }) => sets).length === 1
  const firstOfSets = sql<{ position: number }>`select min(position) as position
    from (${positions(scopes, except)}) group by position >> 32 order by 1`
  const first = areOfOneSet ? [] : (await firstOfSets.execute(db)).rows
  const shown = first.slice(offset, offset + limit)
  if (shown.length < limit) {
    const others = first.length > 0 ? sql`where position not in (${sql.join(first.map((row) => row.position))})` : sql``
    const { rows } = await sql<{ position: number }>`select position from (${positions(scopes, except)}) ${others}
      limit ${limit - shown.length} offset ${Math.max(0, offset - first.length)}`.execute(db)
    shown.push(...rows)
  }
  const { rows } = await sql<FoundRow>`select part.row_id, part.part_set, part.id
    from json_each(${JSON.stringify(shown.map((row) => row.position))}) as hit
    cross join part on part.part_set = hit.value >> 32 and part.id = hit.value & 4294967295 order by hit.key`.execute(
    db,
  )
  return rows
}

/** Ascending positions. One pass from the first set of a scope to the last: one for each set would open every list anew. */
function positions(scopes: readonly Scope[], except: readonly FoundRow[]): RawBuilder<unknown> {
  const kept =
    except.length > 0
      ? sql`and rowid not in (${sql.join(except.map((row) => row.part_set * idsPerSet + row.id))})`
      : sql``
  const passes = scopes.map(({ sets, condition }) => {
    const [first, last] = [Math.min(...sets) * idsPerSet, (Math.max(...sets) + 1) * idsPerSet - 1]
    const among = sets.length > 1 ? sql`and rowid >> 32 in (${sql.join(sets)})` : sql``
    return sql`select rowid as position from part_index where part_index match ${expression(condition)}
      and rowid between ${first} and ${last} ${among} ${kept}`
  })
  const [only] = passes
  if (only && passes.length === 1) return sql`select * from (${only} order by rowid)`
  return sql`select * from (${sql.join(passes, sql` union all `)} order by 1)`
}

/** A condition in the index's own language. */
function expression(condition: SearchCondition): string {
  if ("of" in condition) {
    const operator = { all: " AND ", any: " OR ", without: " NOT " }[condition.how]
    return `(${condition.of.map(expression).join(operator)})`
  }
  if (condition.how !== "words")
    return `({${condition.fields.map((field) => numberColumns[field]).join(" ")}} : ${quoted(segmentsOf(condition.text, condition.how))})`
  const { languages, words, begins } = condition
  const columns = languages.map((language) => `words_${language}`).join(" ")
  // The index finds beginnings of one and two letters by itself.
  return `({${columns}} : (${begins === undefined ? words.map(quoted).join(" OR ") : `${quoted(begins)} *`}))`
}

/** Quoted texts are literal. */
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
