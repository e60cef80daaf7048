import { type Language, languages as allLanguages } from "#contract/language.ts"
import { foldNumber, foldText, foldWord } from "#contract/number-reader/fold-number.ts"
import { type Scope, type SearchCondition, languageBits } from "#server/db/dialects/search-index.ts"
import { splitWords } from "./fold.ts"
import { type KnownWord, type WordMatches, matchWord } from "./vocabulary.ts"

// The index knows trigrams; shorter texts are searched at the beginning of a number or word.
const trigramLength = 3
const shortestSeries = 3

/** A query as typed, or the part numbers that it lists. */
export type Asked = string | readonly string[]

interface QueryPlan extends Pick<Scope, "steps"> {
  /** Known words in another form or language that are looked for, to be marked. */
  words: readonly string[]
}

interface Word {
  text: string
  number: string
  whole: WordMatches
  /** Words within it, separated by punctuation. */
  inner: readonly { text: string; matches: WordMatches }[]
}

/** "m8 x 20": a size is one word of the index, with or without spaces. */
const size = /(?<=(?:^| )\S{0,4}\d) x (?=\d)/gu

/** Returns the words of a query as they are searched. */
export const wordsOf = (query: string): string[] =>
  [...new Set(foldText(query).replace(size, "x").split(" "))].filter((word) => foldWord(word) !== "")

/** Languages whose descriptions come first, and all known words. */
export interface Reader {
  languages: readonly Language[]
  vocabulary: readonly KnownWord[]
}

/** How a query is looked for in sets whose series meet different words of it. */
export function planScopes(
  query: string,
  reader: Reader,
  sets: readonly number[],
  series?: ReadonlyMap<number, string>,
): (Scope & QueryPlan)[] {
  const words = wordsOf(query)
  const metBy = (set: number) => {
    const title = series?.get(set) ?? ""
    const named = words.filter((word) => word.length >= shortestSeries && title.includes(foldNumber(word)))
    return named.length < words.length ? named.join(" ") : ""
  }
  return [...Map.groupBy(sets, metBy)].map(([met, of]) => ({ ...planQuery(query, reader, met.split(" ")), sets: of }))
}

/** What a query looks for among parts; `omitted` words are met by the parts' series. */
function planQuery(query: string, reader: Reader, omitted: readonly string[]): QueryPlan {
  const number = foldNumber(query)
  const asked = wordsOf(query).filter((word) => !omitted.includes(word))
  const words = asked.map((text) => readWord(text, reader))
  const find = (inNumbers: boolean, step: Step) =>
    all(words.map((word) => conditionOf(word, reader.languages, inNumbers, step)))
  const has = (kind: "forms" | "others") =>
    words.some(({ whole, inner }) => whole[kind].length > 0 || inner.some(({ matches }) => matches[kind].length > 0))
  const isOneNumber = words.length === 1 && words[0]?.number === number
  return {
    steps: [
      { how: "begins", fields: ["number_key"], text: number },
      inNumbersOf(number),
      find(false, "own"),
      isOneNumber ? null : find(true, "own"),
      has("forms") ? find(true, "forms") : null,
      has("others") ? find(true, "others") : null,
    ],
    words: words.flatMap(({ whole }) => [...whole.forms, ...whole.others]),
  }
}

function readWord(text: string, { vocabulary, languages }: Reader): Word {
  const own = languageBits(languages)
  const inner = splitWords(text).filter((part, index) => index % 2 === 0 && part !== "")
  const match = (word: string) => ({ text: word, matches: matchWord(vocabulary, word, own) })
  return {
    text: foldWord(text),
    number: foldNumber(text),
    whole: match(foldWord(text)).matches,
    // Short ones occur in most texts; joined they are one word of the index.
    inner: inner.length > 1 && inner.every((part) => part.length >= trigramLength) ? inner.map(match) : [],
  }
}

type Step = "own" | "forms" | "others"

function conditionOf({ text, number, whole, inner }: Word, own: readonly Language[], inNumbers: boolean, step: Step) {
  const apart = all(inner.map((part) => inTexts(part.text, part.matches, own, step)))
  return any([inNumbers ? inNumbersOf(number) : null, inTexts(text, whole, own, step), apart])
}

function inTexts(text: string, { own, forms, others }: WordMatches, ownLanguages: readonly Language[], step: Step) {
  const words = [...own, ...(step === "own" ? [] : forms), ...(step === "others" ? others : [])]
  if (words.length === 0) return null
  const begins = Array.from(text).length < trigramLength ? { begins: text } : {}
  const languages = step === "others" && !("begins" in begins) ? allLanguages : ownLanguages
  return { how: "words", languages, words, ...begins } satisfies SearchCondition
}

const inNumbersOf = (text: string): SearchCondition => ({
  how: Array.from(text).length < trigramLength ? "begins" : "contains",
  fields: ["number_key", "subst_key"],
  text,
})

/** Null where one of all, or each of any, cannot be met. */
function combine(how: "all" | "any", of: readonly (SearchCondition | null)[], least: number): SearchCondition | null {
  const possible = of.filter((condition) => condition !== null)
  return possible.length > 1 && possible.length >= least ? { how, of: possible } : (possible[least - 1] ?? null)
}

const all = (of: readonly (SearchCondition | null)[]) => combine("all", of, of.length)
const any = (of: readonly (SearchCondition | null)[]) => combine("any", of, 1)
