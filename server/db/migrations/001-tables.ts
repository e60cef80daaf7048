import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"
import { createDeclared } from "../create-tables.ts"
import { declaredTables } from "../schema/tables.ts"

/** Folded words of a part per language, and the bit of the language in `part_index_word.languages`. */
const wordFields = [
  ["words_de", 1],
  ["words_en", 2],
  ["words_ru", 4],
] as const
const indexed = ["number_pieces", "subst_pieces", ...wordFields.map(([field]) => field)]
const isChanged = ["part_set", "id", ...indexed].map((column) => `old.${column} is not new.${column}`).join(" or ")
/** Whether the set of a new row is searched, which one under construction is not. */
const isSearched = "not exists (select 1 from part_set where id = new.part_set and state = 'building')"

/** Returns the words of a folded field as rows of `json_each`: separated by two spaces, with U+001F within some. */
const wordsOf = (field: string) =>
  String.raw`json_each('["' || replace(replace(replace(replace(substr(${field}, 3), '\', '\\'), '"', '\"'), char(31), '\u001f'), '  ', '","') || '"]')`
const indexRow = `insert into part_index (rowid, ${indexed.join()}) values (new.part_set * 4294967296 + new.id, ${indexed.map((column) => `new.${column}`).join()});`
const removeRow = "delete from part_index where rowid = old.part_set * 4294967296 + old.id;"

/** Returns statements of a trigger that add the words of a row to the known ones, if a condition holds. */
const learnRowWhere = (condition: string, onConflict: string) =>
  wordFields
    .map(
      ([field, bit]) =>
        `insert into part_index_word (word, languages) select value, ${bit} from ${wordsOf(`new.${field}`)} where ${condition} ${onConflict};`,
    )
    .join(" ")

/** Returns the triggers that index new and changed parts; `onConflict` adds languages to a known word. */
export const createSqliteTriggers = (onConflict: string): string[] => [
  `create trigger part_index_insert after insert on part when ${isSearched} begin ${indexRow} ${learnRowWhere("true", onConflict)} end`,
  `create trigger part_index_update after update on part when ${isChanged} begin ${removeRow} ${indexRow} ${learnRowWhere(isSearched, onConflict)} end`,
]

const arrayOf = (field: string) => `string_to_array(substr(${field}, 3), '  ')`

/** Returns the function that adds the words of new and changed parts to the known ones. */
export const createPostgresTrigger = (
  onConflict: string,
): string => `create or replace function learn_part_words() returns trigger language plpgsql as $$
    begin
      insert into part_index_word (word, languages)
  select word, bit_or(bit) from (
    ${wordFields.map(([field, bit]) => `select unnest(${arrayOf(field)}) as word, ${bit} as bit from (select * from written where part_set not in (select id from part_set where state = 'building')) as searched`).join(" union all ")}
  ) as shown
  where word <> '' and not exists
    (select 1 from part_index_word as known where known.word = shown.word and known.languages & shown.bit <> 0)
  group by word order by word
  ${onConflict};
      return null;
    end $$`

/**
 * Whole words and trigrams of numbers in a contentless full-text table, and the known words with the languages that
 * show them as bits. Triggers on the parts write both; a set has room for 4294967296 ids. Parts of a set under
 * construction are left to the import, which adds many at once.
 */
const sqlite = [
  `create virtual table part_index using fts5 (${indexed.join(", ")}, content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 0 categories 'L* M* N* P* S* C*'")`,
  // Merging segments is spread over many writes and never done at once, nor by deletes, so that no write takes long.
  "insert into part_index (part_index, rank) values ('automerge', 16), ('crisismerge', 1900), ('deletemerge', 0)",
  "create table part_index_word (id integer primary key, word text not null unique, languages integer not null default 0)",
  ...createSqliteTriggers(
    "on conflict (word) do update set languages = languages | excluded.languages where ~languages & excluded.languages",
  ),
  `create trigger part_index_delete after delete on part begin ${removeRow} end`,
]

/** Words and trigrams of numbers in one index over the parts' own columns, and the known words, written by triggers. */
const postgres = [
  "create extension if not exists pg_trgm",
  `create index part_index on part using gin (number_key gin_trgm_ops, subst_key gin_trgm_ops,
    ${wordFields.map(([field]) => `(${arrayOf(field)})`).join()})`,
  'create table part_index_word (word text collate "C" primary key, languages integer not null default 0)',
  createPostgresTrigger("on conflict (word) do update set languages = part_index_word.languages | excluded.languages"),
  ...["insert", "update"].map(
    (event) => `create trigger part_index_${event} after ${event} on part referencing new table as written
      for each statement execute function learn_part_words()`,
  ),
  // A trigger, so that no writer can forget it; sent on commit.
  `create function tell_content_version() returns trigger language plpgsql as $$
      begin perform pg_notify('content_version', new.version::text); return new; end $$`,
  `create trigger tell_content_version after insert or update on content_state
    for each row execute function tell_content_version()`,
]

/** What Kysely cannot say: the search index of each engine, and the notification of a new content version. */
const searchIndex = { sqlite, postgres }

/** Name of the first migration, which creates everything declared without another one. */
export const firstMigration = "001-tables"

/** Creates the declared tables and the search index. */
export const createTables = (engine: keyof typeof searchIndex): Migration => ({
  async up(db: Kysely<unknown>) {
    await createDeclared(db, engine, declaredTables, { migration: firstMigration, first: firstMigration })
    for (const statement of searchIndex[engine]) await sql.raw(statement).execute(db)
  },
})
