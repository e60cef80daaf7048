import { sql } from "kysely"
import { segmentsOf } from "../number-trigrams.ts"
import type { Database } from "./database.ts"
import type { SearchCondition, SearchTest } from "./search-index.ts"
import { languagesOf } from "./sqlite-word-languages.ts"

const columnOf = {
  number_key: "number_pieces",
  subst_key: "subst_pieces",
  words_de: "words_de",
  words_en: "words_en",
  words_ru: "words_ru",
} as const
const isNumber = (field: string) => field === "number_key" || field === "subst_key"
/** Words of so many letters are found by their beginning in the index itself. */
const prefixLength = 2
// Behind every text that begins with the same letters.
const behindAll = "\u{10ffff}"

/** Puts conditions into the index's own language; null when no part can meet one. What it has asked of the known words it remembers. */
export function createMatcher(db: Database): (condition: SearchCondition) => Promise<string | null> {
  const words = new Map<string, string[]>()
  return async (condition) => {
    const asked = new Map(
      testsOf(condition)
        .filter((test) => needsWords(test) && !words.has(keyOf(test)))
        .map((test) => [keyOf(test), test]),
    )
    for (const key of asked.keys()) words.set(key, [])
    const beginnings = [...asked].filter(([, { how }]) => how === "begins")
    if (beginnings.length > 0)
      for (const { key, word } of await findBeginning(db, beginnings)) words.get(key)?.push(word)
    for (const [key, test] of asked) if (test.how === "contains") words.set(key, await findContaining(db, test))
    return expression(condition, words)
  }
}

const testsOf = (condition: SearchCondition): SearchTest[] =>
  "of" in condition ? condition.of.flatMap(testsOf) : [condition]
const keyOf = ({ how, fields, text }: SearchTest) => `${how} ${languagesOf(fields)} ${text}`

const needsWords = ({ how, fields, text }: SearchTest) =>
  fields.some((field) => !isNumber(field)) && (how === "contains" || Array.from(text).length > prefixLength)

async function findContaining(db: Database, { fields, text }: SearchTest): Promise<string[]> {
  const found = sql<{ word: string }>`select known.word from part_index_piece as piece
    cross join part_index_word as known on known.id = piece.rowid
    where piece.word match ${quoted(text)} and languages & ${languagesOf(fields)}`
  return (await found.execute(db)).rows.map(({ word }) => word)
}

async function findBeginning(db: Database, tests: readonly (readonly [string, SearchTest])[]) {
  const asked = tests.map(([key, { fields, text }]) => ({ key, text, languages: languagesOf(fields) }))
  const { rows } = await sql<{ key: string; word: string }>`select value ->> 'key' as key, word
    from json_each(${JSON.stringify(asked)}) as asked
    cross join part_index_word on word >= value ->> 'text' and word < (value ->> 'text') || ${behindAll}
    where languages & (value ->> 'languages')`.execute(db)
  return rows
}

function expression(condition: SearchCondition, words: ReadonlyMap<string, readonly string[]>): string | null {
  if (!("of" in condition)) return testExpression(condition, words.get(keyOf(condition)))
  const parts = condition.of.map((part) => expression(part, words))
  const [first = null, second = null] = parts
  if (condition.how === "without") return first === null || second === null ? first : `(${first} NOT ${second})`
  if (condition.how === "all" && parts.includes(null)) return null
  const possible = parts.filter((part) => part !== null)
  return possible.length === 0 ? null : `(${possible.join(condition.how === "all" ? " AND " : " OR ")})`
}

function testExpression({ how, fields, text }: SearchTest, words: readonly string[] | undefined): string | null {
  const columns = (wanted: readonly string[]) =>
    `{${wanted.map((field) => columnOf[field as keyof typeof columnOf]).join(" ")}}`
  const numbers = fields.filter(isNumber)
  const texts = fields.filter((field) => !isNumber(field))
  const inTexts = words === undefined ? `${quoted(text)} *` : words.map(quoted).join(" OR ")
  const possible = [
    ...(numbers.length > 0 ? [`${columns(numbers)} : ${quoted(segmentsOf(text, how))}`] : []),
    ...(texts.length > 0 && inTexts !== "" ? [`${columns(texts)} : (${inTexts})`] : []),
  ]
  return possible.length === 0 ? null : `(${possible.join(" OR ")})`
}

/** Quoted texts are literal. */
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
