import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

const fields = [
  ["words_de", 1],
  ["words_en", 2],
  ["words_ru", 4],
] as const

/** Returns the words of a folded field as rows of `json_each`: separated by two spaces, with U+001F within some. */
const wordsOf = (field: string) =>
  String.raw`json_each('["' || replace(replace(replace(replace(substr(${field}, 3), '\', '\\'), '"', '\"'), char(31), '\u001f'), '  ', '","') || '"]')`
const addLanguages =
  "on conflict (word) do update set languages = languages | excluded.languages where ~languages & excluded.languages;"
/** Whether the set of a new row is searched, which one under construction is not. */
export const isSearched = "not exists (select 1 from part_set where id = new.part_set and state = 'building')"
/** Statements of a trigger that add the words of a row to the known ones, if a condition holds. */
export const learnRowWhere = (condition: string): string =>
  fields
    .map(
      ([field, bit]) =>
        `insert into part_index_word (word, languages) select value, ${bit} from ${wordsOf(`new.${field}`)} where ${condition} ${addLanguages}`,
    )
    .join(" ")
const learnRow = learnRowWhere(isSearched)
const columns = ["number_pieces", "subst_pieces", ...fields.map(([field]) => field)]
/** Statement of a trigger that adds a row to the full-text table. */
export const indexRow = `insert into part_index (rowid, ${columns.join()}) values (new.part_set * 4294967296 + new.id, ${columns.map((column) => `new.${column}`).join()});`
const isChanged = ["part_set", "id", ...columns].map((column) => `old.${column} is not new.${column}`).join(" or ")

const sqlite = [
  "part_index_word_insert",
  "part_index_insert",
  "part_index_update",
  "part_index_learn",
  "part_order_insert",
  "part_order_update",
  "part_order_forget",
]
  .map((name) => `drop trigger ${name}`)
  .concat(
    ["part_index_piece", "part_index_order", "part_index_out_of_order"].map((name) => `drop table ${name}`),
    `create trigger part_index_insert after insert on part begin ${indexRow} ${learnRow} end`,
    `create trigger part_index_update after update on part when ${isChanged} begin
      delete from part_index where rowid = old.part_set * 4294967296 + old.id; ${indexRow} ${learnRow} end`,
    // Words of one and two characters were omitted before.
    fields.map(
      ([field, bit]) => `insert into part_index_word (word, languages) select distinct value, ${bit}
        from (select distinct ${field} as text from part) cross join ${wordsOf("text")} where length(value) between 1 and 2 ${addLanguages}`,
    ),
  )

const arrayOf = (field: string) => `string_to_array(substr(${field}, 3), '  ')`
const learnFrom = (source: string) => `insert into part_index_word (word, languages)
  select word, bit_or(bit) from (
    ${fields.map(([field, bit]) => `select unnest(${arrayOf(field)}) as word, ${bit} as bit from ${source}`).join(" union all ")}
  ) as shown
  where word <> '' and not exists
    (select 1 from part_index_word as known where known.word = shown.word and known.languages & shown.bit <> 0)
  group by word order by word
  on conflict (word) do update set languages = part_index_word.languages | excluded.languages`

const postgres = [
  "drop index part_index",
  `create index part_index on part using gin (number_key gin_trgm_ops, subst_key gin_trgm_ops,
    ${fields.map(([field]) => `(${arrayOf(field)})`).join()})`,
  'create table part_index_word (word text collate "C" primary key, languages integer not null default 0)',
  learnFrom("part"),
  `create function learn_part_words() returns trigger language plpgsql as $$
    begin
      ${learnFrom("(select * from written where part_set not in (select id from part_set where state = 'building')) as searched")};
      return null;
    end $$`,
  ...["insert", "update"].map(
    (event) => `create trigger part_index_${event} after ${event} on part referencing new table as written
      for each statement execute function learn_part_words()`,
  ),
]

/** Adds the known words with the languages that show them, on both engines; their stems are held in memory. */
export const addSearchWords = (engine: "sqlite" | "postgres"): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of engine === "sqlite" ? sqlite : postgres) await sql.raw(statement).execute(db)
  },
})
