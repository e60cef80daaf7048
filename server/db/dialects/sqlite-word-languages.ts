import { sql } from "kysely"
import type { Database } from "./database.ts"
import type { SearchField } from "./search-index.ts"
import { learningTriggers, wordFields, wordsOf } from "./sqlite-word-index.ts"

/** The languages whose pages show a word, a bit each. */
const bitOf = { words_de: 1, words_en: 2, words_ru: 4 } as const
const isWords = (field: SearchField): field is keyof typeof bitOf => Object.hasOwn(bitOf, field)

/** The bits of those fields that hold words. */
export const languagesOf = (fields: readonly SearchField[]): number =>
  fields.filter(isWords).reduce((bits, field) => bits | bitOf[field], 0)

const also = (bits: string) =>
  `on conflict (word) do update set languages = languages | ${bits} where ~languages & ${bits}`

/** Notes of each known word in which languages it stands, so that a search does not follow those of the others. */
export async function createWordLanguages(db: Database): Promise<void> {
  const stands = wordFields.map(
    (field) =>
      `exists (select 1 from part_index where part_index match '{${field}} : "' || replace(word, '"', '""') || '"') * ${bitOf[field]}`,
  )
  const learnRow = wordFields.map(
    (field) =>
      `insert into part_index_word (word, languages) select value, ${bitOf[field]} from ${wordsOf("new", field)} ${also(String(bitOf[field]))};`,
  )
  for (const statement of [
    "alter table part_index_word add column languages integer not null default 0",
    `update part_index_word set languages = ${stands.join(" + ")}`,
    "drop trigger part_index_update",
    "drop trigger part_index_learn",
    ...learningTriggers(learnRow.join(" ")),
  ])
    await sql.raw(statement).execute(db)
}

const wordsPerStatement = 1_000

export async function learnWords(
  db: Database,
  fields: readonly SearchField[],
  words: readonly string[],
): Promise<void> {
  const bits = languagesOf(fields)
  for (let start = 0; start < words.length; start += wordsPerStatement) {
    const some = JSON.stringify(words.slice(start, start + wordsPerStatement))
    await sql`insert into part_index_word (word, languages) select value, ${bits} from json_each(${some}) where length(value) > 2
      ${sql.raw(also("excluded.languages"))}`.execute(db)
  }
}
