import { sql } from "kysely"
import { piecesOf } from "../number-pieces.ts"
import type { Database } from "./database.ts"
import type { SearchCondition, SearchTest } from "./search-index.ts"

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
    const asked = testsOf(condition).filter((test) => needsWords(test) && !words.has(keyOf(test)))
    for (const test of asked) words.set(keyOf(test), [])
    const beginnings = asked.filter(({ how }) => how === "begins").map(({ text }) => text)
    if (beginnings.length > 0)
      for (const { text, word } of await findBeginning(db, beginnings)) words.get(`begins ${text}`)?.push(word)
    for (const text of new Set(asked.filter(({ how }) => how === "contains").map((test) => test.text)))
      words.set(`contains ${text}`, await findContaining(db, text))
    return expression(condition, words)
  }
}

const testsOf = (condition: SearchCondition): SearchTest[] =>
  "of" in condition ? condition.of.flatMap(testsOf) : [condition]
const keyOf = ({ how, text }: SearchTest) => `${how} ${text}`

const needsWords = ({ how, fields, text }: SearchTest) =>
  fields.some((field) => !isNumber(field)) && (how === "contains" || Array.from(text).length > prefixLength)

async function findContaining(db: Database, text: string): Promise<string[]> {
  const found = sql<{ word: string }>`select word from part_index_piece where word match ${quoted(text)}`
  return (await found.execute(db)).rows.map(({ word }) => word)
}

async function findBeginning(db: Database, texts: readonly string[]) {
  const { rows } = await sql<{ text: string; word: string }>`select asked.value as text, word
    from json_each(${JSON.stringify(texts)}) as asked
    cross join part_index_word on word >= asked.value and word < asked.value || ${behindAll}`.execute(db)
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
    ...(numbers.length > 0 ? [`${columns(numbers)} : ${quoted(piecesOf(text, how))}`] : []),
    ...(texts.length > 0 && inTexts !== "" ? [`${columns(texts)} : (${inTexts})`] : []),
  ]
  return possible.length === 0 ? null : `(${possible.join(" OR ")})`
}

/** Quoted texts are literal. */
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
