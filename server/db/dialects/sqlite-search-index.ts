import { type RawBuilder, sql } from "kysely"
import { type FoundRow, type PartSearch, type SearchCondition, type SearchIndex, naturalOrder } from "./search-index.ts"

// A row's place in the index is its set's number and its part's id, so that the parts of one set stand together and a search
// reads those of the living sets only.
const idsPerSet = 2 ** 32
const fields = ["number_key", "subst_key", "words_de", "words_en", "words_ru"] as const

const values = (row: "new" | "old") => `${row}.part_set * ${idsPerSet} + ${row}.id`
// Two spaces in front of a number make its beginning a piece of text that the index knows, two behind it its end.
const contents = (row: string) =>
  `'  ' || ${row}.number_key || '  ', '  ' || ${row}.subst_key || '  ', ${row}.words_de, ${row}.words_en, ${row}.words_ru`

/** Pieces of three characters in a full-text table without text of its own, written by triggers on the parts. */
export const sqliteSearchIndex: SearchIndex = {
  create: async (db) => {
    const columns = fields.join(", ")
    const insert = (row: string) =>
      `insert into part_index (rowid, ${columns}) values (${values(row as "new")}, ${contents(row)})`
    const remove = `delete from part_index where rowid = ${values("old")}`
    const differs = ["part_set", "id", ...fields].map((name) => `old.${name} is not new.${name}`).join(" or ")
    for (const statement of [
      `create virtual table part_index using fts5 (${columns}, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1')`,
      // Merging segments is spread over many writes and never done at once, nor by deletes: no write takes long.
      "insert into part_index (part_index, rank) values ('automerge', 16), ('crisismerge', 1900), ('deletemerge', 0)",
      `insert into part_index (rowid, ${columns}) select part_set * ${idsPerSet} + id, ${contents("part")} from part order by part_set, id`,
      `create trigger part_index_insert after insert on part begin ${insert("new")}; end`,
      `create trigger part_index_delete after delete on part begin ${remove}; end`,
      `create trigger part_index_update after update on part when ${differs} begin ${remove}; ${insert("new")}; end`,
    ])
      await sql.raw(statement).execute(db)
  },
  count: async (db, search) => {
    const { rows } = await sql<{ total: number }>`select count(*) as total from (${placesOf(search)})`.execute(db)
    return rows[0]?.total ?? 0
  },
  find: async (db, search, { limit, offset, except, order = naturalOrder }) => {
    const kept = except.length > 0 ? sql`where part.row_id not in (${sql.join(except)})` : sql``
    const columns = order.columns.map((column) => sql`${sql.ref(`part.${column}`)} ${sql.raw(order.direction)}`)
    const { rows } = await sql<FoundRow>`select part.row_id, part.id from (${placesOf(search)}) as hit
      cross join part on part.part_set = hit.place >> 32 and part.id = hit.place & 4294967295 ${kept}
      order by ${sql.join(columns)}, part.row_id limit ${limit} offset ${offset}`.execute(db)
    return rows
  },
}

/** One pass over the places from the first set to the last; a pass for each set would open every list of places anew. */
function placesOf({ sets, condition }: PartSearch): RawBuilder<unknown> {
  const [first, last] = [Math.min(...sets) * idsPerSet, (Math.max(...sets) + 1) * idsPerSet - 1]
  const among = sets.length > 1 ? sql`and rowid >> 32 in (${sql.join(sets)})` : sql``
  return sql`select rowid as place from part_index where part_index match ${expression(condition)}
    and rowid between ${first} and ${last} ${among}`
}

/** The condition in the index's own language; quoted texts are literal there. */
function expression(condition: SearchCondition): string {
  if (!("of" in condition)) {
    const text = { contains: condition.text, begins: `  ${condition.text}`, is: `  ${condition.text}  ` }[condition.how]
    return `{${condition.fields.join(" ")}} : "${text.replaceAll('"', '""')}"`
  }
  const sign = { all: " AND ", any: " OR ", without: " NOT " }[condition.how]
  return `(${condition.of.map(expression).join(sign)})`
}
