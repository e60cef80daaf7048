import type { Language } from "#contract/language.ts"
import type { SearchCondition, SearchField, SearchTest } from "#server/db/dialects/search-index.ts"
import { foldNumber, foldText, foldWord } from "#contract/number-reader/fold-number.ts"
import { splitWords } from "./fold.ts"
import { neighboursOf } from "./words-key.ts"

// The index knows trigrams; shorter ones are looked for where a number or a word begins.
const shortestPiece = 3
const numbers = ["number_key", "subst_key"] as const

/** A query as it was typed, or the part numbers that it lists. */
export type Asked = string | readonly string[]

export interface QueryPlan {
  /** The whole query as a number. */
  number: string
  /** The numbers of a list, each looked for as it is; null of any other query. */
  list: readonly string[] | null
  /** Everything that the query finds by itself: each word in some field, or the whole as a part of a number. */
  found: SearchCondition
  /** Of that, what holds the whole query in its number or substitute. */
  inNumber: SearchCondition
  /** All words stand in the text. */
  inText: SearchCondition
  /** All words stand somewhere, one of them at least in the number; null of one word that is as nothing else. */
  mixed: SearchCondition | null
}

/** What a query looks for among parts, whose descriptions are shown in `languages`; null when it holds nothing to look for. */
export function planQuery(query: Asked, languages: readonly Language[]): QueryPlan | null {
  if (typeof query !== "string") return planList(query.map(foldNumber).filter(Boolean))
  const number = foldNumber(query)
  const words = [...new Set(foldText(query).split(" "))].filter((word) => foldWord(word) !== "")
  if (number === "" || words.length === 0) return null
  const texts = languages.map((language) => `words_${language}` as const)
  const inNumber = segment(number, numbers)
  const all = join(
    "all",
    words.map((word) => wordIn(word, texts, numbers)),
  )
  const inText = join(
    "all",
    words.map((word) => wordIn(word, texts, [])),
  )
  if (words.length === 1 && foldNumber(words[0] ?? "") === number)
    return { number, list: null, inNumber, inText, mixed: null, found: all }
  // That one of them stands in the number is true of few parts and asked first, so that the others are asked of these only.
  const someInNumber = join(
    "any",
    words.map((word) => segment(foldNumber(word), numbers)),
  )
  const mixed = join("all", [someInNumber, all])
  return { number, list: null, inNumber, inText, mixed, found: join("any", [inNumber, all]) }
}

function planList(list: readonly string[]): QueryPlan | null {
  const [number] = list
  if (number === undefined) return null
  const isOne = join(
    "any",
    list.map((text) => ({ how: "is", fields: ["number_key"], text }) as const),
  )
  const replacesOne = list.map((text) => ({ how: "is", fields: ["subst_key"], text }) as const)
  return { number, list, inNumber: isOne, inText: isOne, mixed: null, found: join("any", [isOne, ...replacesOne]) }
}

function wordIn(word: string, texts: readonly SearchField[], inNumbers: readonly SearchField[]): SearchCondition {
  const [asNumber, asWord] = [foldNumber(word), foldWord(word)]
  const neighbours = asNeighbours(asWord, texts)
  if (asNumber === asWord && asWord === word)
    return join("any", [segment(word, [...inNumbers, ...texts]), ...neighbours])
  const inner = splitWords(word).filter((part, index) => index % 2 === 0 && part !== "")
  const apart =
    inner.length > 1
      ? [
          join(
            "all",
            inner.map((part) => segment(part, texts)),
          ),
        ]
      : []
  const asNumbers = inNumbers.length > 0 ? [segment(asNumber, inNumbers)] : []
  return join("any", [...asNumbers, segment(asWord, texts), ...apart, ...neighbours])
}

/** Two words that stand beside each other and make up the one; how they begin is asked first, since that seldom holds. */
function asNeighbours(word: string, texts: readonly SearchField[]): SearchCondition[] {
  const pairs = neighboursOf(word)
  const begins = (text: string): SearchTest => ({ how: "begins", fields: texts, text })
  if (pairs.length === 0) return []
  return [join("all", [begins(Array.from(word).slice(0, 2).join("")), join("any", pairs.map(begins))])]
}

const segment = (text: string, fields: readonly SearchField[]): SearchCondition => ({
  how: Array.from(text).length < shortestPiece ? "begins" : "contains",
  fields,
  text,
})

const join = (how: "all" | "any", of: readonly SearchCondition[]): SearchCondition =>
  of.length === 1 && of[0] ? of[0] : { how, of }

/** Whether a condition holds for a row, as the index would say. */
export function holds(condition: SearchCondition, row: Readonly<Record<SearchField, string>>): boolean {
  if (!("of" in condition)) return testHolds(condition, row)
  if (condition.how === "all") return condition.of.every((part) => holds(part, row))
  if (condition.how === "any") return condition.of.some((part) => holds(part, row))
  return holds(condition.of[0], row) && !holds(condition.of[1], row)
}

function testHolds({ how, fields, text }: SearchTest, row: Readonly<Record<SearchField, string>>): boolean {
  return fields.some((field) => {
    const isNumber = field === "number_key" || field === "subst_key"
    if (how === "contains") return row[field].includes(text)
    if (how === "is") return row[field] === text
    return isNumber ? row[field].startsWith(text) : row[field].includes(`  ${text}`)
  })
}
