import { sql } from "kysely"
import type { Database } from "./database.ts"
import type { SearchField } from "./search-index.ts"

/** The languages whose pages show a word, a bit each. */
const bitOf = { words_de: 1, words_en: 2, words_ru: 4 } as const
const isWords = (field: SearchField): field is keyof typeof bitOf => Object.hasOwn(bitOf, field)

/** The bits of those fields that hold words. */
export const languagesOf = (fields: readonly SearchField[]): number =>
  fields.filter(isWords).reduce((bits, field) => bits | bitOf[field], 0)

const also = (bits: string) =>
  `on conflict (word) do update set languages = languages | ${bits} where ~languages & ${bits}`

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
