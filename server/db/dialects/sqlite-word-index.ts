import { sql } from "kysely"
import type { Database } from "./database.ts"
import { placeOf } from "./sqlite-place.ts"

export const wordFields = ["words_de", "words_en", "words_ru"] as const
const fields = ["number_pieces", "subst_pieces", ...wordFields] as const
const columns = fields.join(", ")
// Words stand apart by spaces and hold all other signs; they are folded before they get here.
const tokens = `"unicode61 remove_diacritics 0 categories 'L* M* N* P* S* C*'"`
const contents = (row: string) => fields.map((name) => `${row}.${name}`).join(", ")
/** The words of a row that are long enough to be looked for by a piece of them. */
export const wordsOf = (row: string, field: string) => {
  const escaped = `replace(replace(replace(substr(${row}.${field}, 3), '\\', '\\\\'), '"', '\\"'), char(31), '\\u001f')`
  return `json_each('["' || replace(${escaped}, '  ', '","') || '"]') where length(value) > 2`
}

/**
 * The index of whole words and of the pieces of numbers, in a full-text table without text of its own; each known word once in a table
 * with an index of pieces of three characters. Triggers on the parts write them. The words of a set that is being
 * built are made known by whoever builds it: a trigger that takes each row apart takes as long as the row itself.
 */
export async function createWordIndex(db: Database, fold: () => Promise<void>): Promise<void> {
  for (const name of ["insert", "delete", "update"]) await sql.raw(`drop trigger part_index_${name}`).execute(db)
  await sql`drop table part_index`.execute(db)
  await fold()
  const learn = (from: string) => `insert or ignore into part_index_word (word) ${from}`
  const learnRow = wordFields.map((field) => `${learn(`select value from ${wordsOf("new", field)}`)};`).join(" ")
  for (const statement of [
    `create virtual table part_index using fts5 (${columns}, content = '', contentless_delete = 1, tokenize = ${tokens}, prefix = '1 2')`,
    // Merging segments is spread over many writes and never done at once, nor by deletes: no write takes long.
    "insert into part_index (part_index, rank) values ('automerge', 16), ('crisismerge', 1900), ('deletemerge', 0)",
    "create table part_index_word (id integer primary key, word text not null unique)",
    "create virtual table part_index_piece using fts5 (word, content = 'part_index_word', content_rowid = 'id', tokenize = 'trigram case_sensitive 1')",
    "create trigger part_index_word_insert after insert on part_index_word begin insert into part_index_piece (rowid, word) values (new.id, new.word); end",
    ...wordFields.map((field) => learn(`select value from part, ${wordsOf("part", field)}`)),
    `insert into part_index (rowid, ${columns}) select ${placeOf("part")}, ${contents("part")} from part order by part_set, id`,
    `create trigger part_index_insert after insert on part begin ${insert}; end`,
    `create trigger part_index_delete after delete on part begin ${remove}; end`,
    ...learningTriggers(learnRow),
  ])
    await sql.raw(statement).execute(db)
}

const insert = `insert into part_index (rowid, ${columns}) values (${placeOf("new")}, ${contents("new")})`
const remove = `delete from part_index where rowid = ${placeOf("old")}`

/** Those that make the words of a row known, by `learnRow`, statements of a trigger. */
export function learningTriggers(learnRow: string): string[] {
  const differs = ["part_set", "id", ...fields].map((name) => `old.${name} is not new.${name}`).join(" or ")
  const isReady = "not exists (select 1 from part_set where id = new.part_set and state = 'building')"
  return [
    `create trigger part_index_update after update on part when ${differs} begin ${remove}; ${insert}; ${learnRow} end`,
    `create trigger part_index_learn after insert on part when ${isReady} begin ${learnRow} end`,
  ]
}

const pagesPerStep = 100

/** Merges some segments of the index, so that a search has fewer to look into. */
export async function tidyIndex(db: Database): Promise<boolean> {
  const changes = async () => (await sql<{ n: number }>`select total_changes() as n`.execute(db)).rows[0]?.n ?? 0
  const before = await changes()
  await sql`insert into part_index (part_index, rank) values ('merge', ${pagesPerStep})`.execute(db)
  return (await changes()) - before < 2
}
