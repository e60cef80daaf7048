import type { Language } from "#contract/language.ts"
import { languages as allLanguages } from "#contract/language.ts"
import type { SearchMatch } from "#contract/search.ts"
import { foldNumber, foldText, foldWord } from "#contract/number-reader/fold-number.ts"
import { type SearchCondition, languageBits } from "#server/db/dialects/search-index.ts"
import { splitWords } from "./fold.ts"
import { type KnownWord, type WordMatches, matchWord } from "./vocabulary.ts"

// The index knows trigrams; shorter ones are looked for where a number or a word begins.
const shortestPiece = 3

/** A query as it was typed, or the part numbers that it lists. */
export type Asked = string | readonly string[]

export interface Level {
  match: SearchMatch
  condition: SearchCondition
}

export interface QueryPlan {
  /** The whole query as a number. */
  number: string
  /** The numbers of a list, each looked for as it is; null of any other query. */
  list: readonly string[] | null
  /** What holds the whole query in its number or substitute. */
  inNumber: SearchCondition
  /** What has all words: in the text, in text or number, in other forms, in other languages. Each finds what the ones before it find; null where it finds no more. */
  levels: readonly (Level | null)[]
  /** Known words in another form or language that are looked for, to be marked. */
  words: readonly string[]
}

interface Word {
  text: string
  number: string
  whole: WordMatches
  /** The words within it, where punctuation stands between. */
  inner: readonly { text: string; matches: WordMatches }[]
}

/** "m8 x 20": a size is one word of the index, however it is spaced. */
const size = /(?<=(?:^| )\S{0,4}\d) x (?=\d)/gu

/** The words of a query as they are looked for. */
export const wordsOf = (query: string): string[] =>
  [...new Set(foldText(query).replace(size, "x").split(" "))].filter((word) => foldWord(word) !== "")

/** The languages whose descriptions count first, and all words that are known. */
export interface Reader {
  languages: readonly Language[]
  vocabulary: readonly KnownWord[]
}

/** What a query looks for among parts; null when it holds nothing to look for. `omitted` words are met by the parts' series. */
export function planQuery(query: Asked, reader: Reader, omitted: readonly string[] = []): QueryPlan | null {
  if (typeof query !== "string") return planList(query.map(foldNumber).filter(Boolean))
  const number = foldNumber(query)
  const texts = wordsOf(query).filter((word) => !omitted.includes(word))
  if (number === "" || texts.length === 0) return null
  const words = texts.map((text) => readWord(text, reader))
  const level = (match: SearchMatch, inNumbers: boolean, step: Step): Level | null => {
    const condition = all(words.map((word) => conditionOf(word, reader.languages, inNumbers, step)))
    return condition && { match, condition }
  }
  const has = (kind: "forms" | "others") =>
    words.some(({ whole, inner }) => whole[kind].length > 0 || inner.some(({ matches }) => matches[kind].length > 0))
  const isOneNumber = words.length === 1 && words[0]?.number === number
  return {
    number,
    list: null,
    inNumber: inNumbersOf(number),
    levels: [
      level("text", false, "own"),
      isOneNumber ? null : level("text", true, "own"),
      has("forms") ? level("word_form", true, "forms") : null,
      has("others") ? level("other_language", true, "others") : null,
    ],
    words: words.flatMap(({ whole }) => [...whole.forms, ...whole.others]),
  }
}

function planList(list: readonly string[]): QueryPlan | null {
  const [number] = list
  if (number === undefined) return null
  const inNumber = any(
    list.map((text) => ({ how: "is", fields: ["number_key", "subst_key"], text })),
  ) as SearchCondition
  return { number, list, inNumber, levels: [], words: [] }
}

function readWord(text: string, { vocabulary, languages }: Reader): Word {
  const own = languageBits(languages)
  const inner = splitWords(text).filter((part, index) => index % 2 === 0 && part !== "")
  const match = (word: string) => ({ text: word, matches: matchWord(vocabulary, word, own) })
  return {
    text: foldWord(text),
    number: foldNumber(text),
    whole: match(foldWord(text)).matches,
    // Short ones stand in most texts; joined they are a word of the index.
    inner: inner.length > 1 && inner.every((part) => part.length >= shortestPiece) ? inner.map(match) : [],
  }
}

type Step = "own" | "forms" | "others"

function conditionOf({ text, number, whole, inner }: Word, own: readonly Language[], inNumbers: boolean, step: Step) {
  const apart = all(inner.map((part) => inTexts(part.text, part.matches, own, step)))
  return any([...(inNumbers ? [inNumbersOf(number)] : []), inTexts(text, whole, own, step), ...(apart ? [apart] : [])])
}

function inTexts(text: string, { own, forms, others }: WordMatches, ownLanguages: readonly Language[], step: Step) {
  const words = [...own, ...(step === "own" ? [] : forms), ...(step === "others" ? others : [])]
  if (words.length === 0) return null
  const begins = Array.from(text).length < shortestPiece ? { begins: text } : {}
  const languages = step === "others" && !("begins" in begins) ? allLanguages : ownLanguages
  return { how: "words", languages, words, ...begins } satisfies SearchCondition
}

const inNumbersOf = (text: string): SearchCondition => ({
  how: Array.from(text).length < shortestPiece ? "begins" : "contains",
  fields: ["number_key", "subst_key"],
  text,
})

/** Null where none can be met. */
export function any(of: readonly (SearchCondition | null)[]): SearchCondition | null {
  const possible = of.filter((condition) => condition !== null)
  return possible.length > 1 ? { how: "any", of: possible } : (possible[0] ?? null)
}

/** Null where one cannot be met. */
function all(of: readonly (SearchCondition | null)[]): SearchCondition | null {
  const possible = of.filter((condition) => condition !== null)
  if (possible.length < of.length) return null
  return possible.length > 1 ? { how: "all", of: possible } : (possible[0] ?? null)
}
