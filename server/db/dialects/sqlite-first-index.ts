import { sql } from "kysely"
import type { Database } from "./database.ts"
import { placeOf } from "./sqlite-place.ts"

const fields = ["number_key", "subst_key", "words_de", "words_en", "words_ru"] as const
const columns = fields.join(", ")
// Two spaces in front of a number make its beginning a piece of text that the index knows, two behind it its end.
const contents = (row: string) =>
  `'  ' || ${row}.number_key || '  ', '  ' || ${row}.subst_key || '  ', ${row}.words_de, ${row}.words_en, ${row}.words_ru`

/** The index that migration 006 makes, of pieces of three characters; 012 puts another in its place. */
export async function createFirstIndex(db: Database): Promise<void> {
  const insert = `insert into part_index (rowid, ${columns}) values (${placeOf("new")}, ${contents("new")})`
  const remove = `delete from part_index where rowid = ${placeOf("old")}`
  const differs = ["part_set", "id", ...fields].map((name) => `old.${name} is not new.${name}`).join(" or ")
  for (const statement of [
    `create virtual table part_index using fts5 (${columns}, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1')`,
    `insert into part_index (rowid, ${columns}) select ${placeOf("part")}, ${contents("part")} from part order by part_set, id`,
    `create trigger part_index_insert after insert on part begin ${insert}; end`,
    `create trigger part_index_delete after delete on part begin ${remove}; end`,
    `create trigger part_index_update after update on part when ${differs} begin ${remove}; ${insert}; end`,
  ])
    await sql.raw(statement).execute(db)
}
