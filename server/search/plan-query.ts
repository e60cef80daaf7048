import { type Language, languages as allLanguages } from "#contract/language.ts"
import { foldNumber, foldText, foldWord } from "#contract/number-reader/fold-number.ts"
import {
  type Scope,
  type SearchCondition,
  type SearchStep,
  languageBits,
  trigramLength,
} from "#server/db/dialects/search-index.ts"
import { splitWords } from "./fold.ts"
import { type KnownWords, matchWord } from "./vocabulary.ts"

const shortestSeries = 3

/** A query as typed, or the part numbers that it lists. */
export type Asked = string | readonly string[]

interface QueryPlan extends Scope {
  /** Known words in another form or language that are looked for, to be marked. */
  words: readonly string[]
}

/** Where a word may be found: in texts in the reader's languages, in numbers, in other forms, in other languages. */
const steps = ["own", "numbers", "forms", "others"] as const
type Step = (typeof steps)[number]

/** What finds a word by each step alone. */
type Found = Record<Step, SearchCondition | null> & { isShort: boolean }

/** "m8 x 20": a size is one word of the index, with or without spaces. */
const size = /(?<=(?:^| )\S{0,4}\d) x (?=\d)/gu

/** "2-й ступени", "2.Stufe", "1st stage": a text may say the figure alone. */
const ordinal =
  /(?<=^| )(\d{1,2})(?:(?:-[ею]|-?(?:[йя]|ой|ый|ий|ая|ую|ое|ей|го|му|st|nd|rd|th))(?= |$)|\.(?=\p{L}| |$))/gu

/** Returns the words of a query as they are searched. */
export const wordsOf = (query: string): string[] =>
  [...new Set(foldText(query).replace(ordinal, "$1 ").replace(size, "x").split(" "))].filter(
    (word) => foldWord(word) !== "",
  )

/** Languages whose descriptions come first, and all known words. */
export interface Reader {
  languages: readonly Language[]
  vocabulary: KnownWords
}

/**
 * Returns the title of a series for `planScopes`: each of its words with all after it, folded like a number, so that a
 * name begins at a word: "lm2500" and "2500" are in "LM 2500", "satz" is not in "Ersatzteile".
 */
export function seriesName(title: string): string {
  const words = splitWords(title).map(foldNumber).filter(Boolean)
  return words.map((_, at) => ` ${words.slice(at).join("")}`).join("")
}

/** How a query is looked for in sets whose series meet different words of it. */
export function planScopes(
  query: string,
  reader: Reader,
  sets: readonly number[],
  series?: ReadonlyMap<number, string>,
): QueryPlan[] {
  const words = wordsOf(query)
  const keys = words.map(foldNumber)
  // A series is named by a word or by two: "LM2500", "LM 2500".
  const namesWith = words.map((_, at) => [
    keys[at],
    ...pairOf(keys[at - 1], keys[at]),
    ...pairOf(keys[at], keys[at + 1]),
  ])
  const metBy = (set: number) => {
    const title = series?.get(set) ?? ""
    const isNamed = (name = "") => name.length >= shortestSeries && title.includes(` ${name}`)
    const named = words.filter((_, at) => namesWith[at]?.some(isNamed))
    return named.length < words.length ? named.join(" ") : ""
  }
  return [...Map.groupBy(sets, metBy)].map(([met, of]) => planQuery(query, reader, of, met.split(" ")))
}

const pairOf = (first?: string, second?: string) => (first && second ? [first + second] : [])

/** What a query looks for among parts; `omitted` words are met by the parts' series. */
function planQuery(query: string, reader: Reader, sets: readonly number[], omitted: readonly string[]): QueryPlan {
  const number = foldNumber(query)
  const asked = wordsOf(query).filter((word) => !omitted.includes(word))
  const words = asked.map((text) => readWord(text, reader))
  return {
    sets,
    steps: [
      { condition: { how: "begins", fields: ["number_key"], text: number } },
      { condition: inNumbersOf(number) },
      findAll(words, "own"),
      asked.length === 1 && asked.map(foldNumber).includes(number) ? null : findAll(words, "numbers"),
      findAll(words, "forms"),
      words.some(({ isElsewhere }) => isElsewhere) ? findAll(words, "others") : null,
    ],
    words: words.flatMap(({ meant }) => [...meant.forms, ...meant.others]),
  }
}

/**
 * What finds all words by a step or those before it, at least one by the step itself. Beside other words, one or two
 * characters are no beginning of a number: "Stufe 1" is not found in 1CS0022546.
 */
function findAll(words: readonly Found[], step: Step): SearchStep | null {
  const isAlone = words.length < 2
  const by = (word: Found, some: Step) => (some === "numbers" && word.isShort && !isAlone ? null : word[some])
  const only = any(words.map((word) => by(word, step)))
  if (isAlone || only === null) return only && { condition: only }
  const upTo = steps.slice(0, steps.indexOf(step) + 1)
  const condition = all(words.map((word) => any(upTo.map((some) => by(word, some)))))
  return condition && { condition, ...(step === "own" ? {} : { only }) }
}

function readWord(text: string, { vocabulary, languages }: Reader) {
  const elsewhere = allLanguages.filter((language) => !languages.includes(language))
  const read = (word: string) => {
    const meant = matchWord(vocabulary, word, languageBits(languages))
    const isShort = Array.from(word).length < trigramLength
    const own = inTexts(meant.own, languages, isShort && !/\d$/u.test(word) ? { begins: word } : {})
    const others = isShort ? null : inTexts([...meant.own, ...meant.forms, ...meant.others], elsewhere)
    return { meant, own, numbers: null, forms: inTexts(meant.forms, languages), others, isShort }
  }
  const parts = splitWords(text).filter((part, index) => index % 2 === 0 && part !== "")
  // Short ones occur in most texts; joined they are one word of the index.
  const inner = parts.length > 1 && parts.every((part) => part.length >= trigramLength) ? parts.map(read) : []
  const whole = read(foldWord(text))
  const by = (step: Step) => any([whole[step], findAll(inner, step)?.condition ?? null])
  const isElsewhere = [whole, ...inner].some(({ meant }) => meant.isShared || meant.others.length > 0)
  const numbers = inNumbersOf(foldNumber(text))
  return { ...whole, own: by("own"), numbers, forms: by("forms"), others: by("others"), isElsewhere }
}

const inTexts = (words: readonly string[], languages: readonly Language[], begins?: { begins?: string }) =>
  words.length === 0 || languages.length === 0 ? null : ({ how: "words", languages, words, ...begins } as const)

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
