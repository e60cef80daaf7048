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
import type { KnownWords } from "./known-words.ts"
import { isCommonWord, matchWord } from "./vocabulary.ts"

const shortestSeries = 3

/** A query as typed, or the part numbers that it lists. */
export type Asked = string | readonly string[]

interface QueryPlan extends Scope {
  /** Words in another form or language that are searched too, to be marked. */
  words: readonly string[]
}

/** Where a word is searched: texts in the reader's languages, part numbers, other forms of it, other languages. */
const places = ["texts", "numbers", "forms", "others"] as const
type Place = (typeof places)[number]

/** Condition that finds a word in each place alone; null where it cannot be there. */
type WordConditions = Record<Place, SearchCondition | null> & { isShort: boolean }

/** "m8 x 20": the index holds a size as one word, with or without spaces. */
const size = /(?<=(?:^| )\S{0,4}\d) x (?=\d)/gu

/** "2-й ступени", "2.Stufe", "1st stage": a text may have the bare figure. */
const ordinal =
  /(?<=^| )(\d{1,2})(?:(?:-[ею]|-?(?:[йя]|ой|ый|ий|ая|ую|ое|ей|го|му|st|nd|rd|th))(?= |$)|\.(?=\p{L}| |$))/gu

/** Returns the words of a query, folded, each once. */
export const wordsOf = (query: string): string[] =>
  [...new Set(foldText(query).replace(ordinal, "$1 ").replace(size, "x").split(" "))].filter(
    (word) => foldWord(word) !== "",
  )

/** Who searches: languages whose descriptions come first, and the vocabulary of the catalogue. */
export interface Reader {
  languages: readonly Language[]
  vocabulary: KnownWords
}

/**
 * Returns the title of a series in the form that `planScopes` compares: for each word, it and all after it, folded like
 * a number. So a name must begin at a word: "lm2500" and "2500" name "LM 2500", "satz" does not name "Ersatzteile".
 */
export function seriesName(title: string): string {
  const words = splitWords(title).map(foldNumber).filter(Boolean)
  return words.map((_, index) => ` ${words.slice(index).join("")}`).join("")
}

/**
 * Returns one plan for each group of sets whose series is named by the same words of the query; those words need not be
 * in the parts of these sets.
 */
export function planScopes(
  query: string,
  reader: Reader,
  sets: readonly number[],
  series?: ReadonlyMap<number, string>,
): QueryPlan[] {
  const words = wordsOf(query)
  const keys = words.map(foldNumber)
  // A series is named by one word or by two: "LM2500", "LM 2500".
  const namesWith = words.map((_, index) => [
    keys[index],
    ...pairOf(keys[index - 1], keys[index]),
    ...pairOf(keys[index], keys[index + 1]),
  ])
  const namingWords = (set: number) => {
    const title = series?.get(set) ?? ""
    const isNamed = (name = "") => name.length >= shortestSeries && title.includes(` ${name}`)
    const naming = words.filter((_, index) => namesWith[index]?.some(isNamed))
    return naming.length < words.length ? naming.join(" ") : ""
  }
  return [...Map.groupBy(sets, namingWords)].map(([naming, group]) =>
    planQuery(query, reader, group, naming.split(" ")),
  )
}

const pairOf = (first?: string, second?: string) => (first && second ? [first + second] : [])

/**
 * Returns the steps by which a query is searched in some sets, best matches first: numbers beginning with it, numbers
 * containing it, its words in texts, in texts or numbers, in other forms, in other languages. `omitted` words name the
 * series of the sets.
 */
function planQuery(query: string, reader: Reader, sets: readonly number[], omitted: readonly string[]): QueryPlan {
  const number = foldNumber(query)
  const texts = wordsOf(query).filter((word) => !omitted.includes(word))
  const words = texts.map((text) => planWord(text, reader))
  const isOnlyNumber = texts.length === 1 && texts.map(foldNumber).includes(number)
  return {
    sets,
    steps: [
      { condition: { how: "begins", fields: ["number_key"], text: number } },
      { condition: inNumbers(number) },
      planPlace(words, "texts"),
      // The steps for numbers have found a single word already.
      isOnlyNumber ? null : planPlace(words, "numbers"),
      planPlace(words, "forms"),
      words.some(({ isElsewhere }) => isElsewhere) ? planPlace(words, "others") : null,
    ],
    words: words.flatMap(({ marked }) => marked),
  }
}

/**
 * Returns the step that finds every word in a place or a better one, and at least one word in the place itself; null
 * where that is impossible. Beside other words, one or two characters are not searched in numbers: "Stufe 1" does not
 * find 1CS0022546.
 */
function planPlace(words: readonly WordConditions[], place: Place): SearchStep | null {
  const isAlone = words.length < 2
  const inPlace = (word: WordConditions, where: Place) =>
    where === "numbers" && word.isShort && !isAlone ? null : word[where]
  const only = anyOf(words.map((word) => inPlace(word, place)))
  if (isAlone || only === null) return only && { condition: only }
  const upToPlace = places.slice(0, places.indexOf(place) + 1)
  const condition = allOf(words.map((word) => anyOf(upToPlace.map((where) => inPlace(word, where)))))
  return condition && { condition, ...(place === "texts" ? {} : { only }) }
}

/** Returns the words of a query that `planScopes` looks up, those of words with punctuation too. */
export const wordsToLookUp = (query: string): string[] =>
  wordsOf(query).flatMap((text) => [foldWord(text), ...splitWords(text).filter((_, index) => index % 2 === 0)])

/** Returns the conditions by which texts are searched for a word: as typed, in other forms, in other languages. */
function planText(word: string, { vocabulary, languages }: Reader) {
  const otherLanguages = allLanguages.filter((language) => !languages.includes(language))
  const isShort = Array.from(word).length < trigramLength
  // Words that start with a term ending in a digit are listed one by one, because "1" must not find 17.
  const isOnlyAtStart = isShort ? !/\d$/u.test(word) : isCommonWord(vocabulary, word)
  if (isOnlyAtStart) {
    const starting = { begins: word }
    const others = isShort ? null : inTexts(starting, otherLanguages)
    const base = { numbers: null, forms: null, marked: [] }
    return { ...base, texts: inTexts(starting, languages), others, isShort, isElsewhere: !isShort }
  }
  const { containing, forms, others, isShared } = matchWord(vocabulary, word, languageBits(languages))
  const everyForm = [...containing, ...forms, ...others]
  return {
    texts: inTexts({ words: containing }, languages),
    numbers: null,
    forms: inTexts({ words: forms }, languages),
    others: isShort ? null : inTexts({ words: everyForm }, otherLanguages),
    isShort,
    marked: [...forms, ...others],
    isElsewhere: isShared || others.length > 0,
  }
}

/** Returns the conditions of a word; of one with punctuation ("Öl-/Luftkühler") also those of its parts. */
function planWord(text: string, reader: Reader) {
  const segments = splitWords(text).filter((segment, index) => index % 2 === 0 && segment !== "")
  // Short segments occur in most texts; joined they are one word of the index.
  const canSplit = segments.length > 1 && segments.every((segment) => segment.length >= trigramLength)
  const parts = canSplit ? segments.map((segment) => planText(segment, reader)) : []
  const whole = planText(foldWord(text), reader)
  const wholeOrParts = (place: Place) => anyOf([whole[place], planPlace(parts, place)?.condition ?? null])
  return {
    ...whole,
    texts: wholeOrParts("texts"),
    numbers: inNumbers(foldNumber(text)),
    forms: wholeOrParts("forms"),
    others: wholeOrParts("others"),
    isElsewhere: [whole, ...parts].some(({ isElsewhere }) => isElsewhere),
  }
}

const inTexts = (terms: { words: readonly string[] } | { begins: string }, languages: readonly Language[]) =>
  languages.length === 0 || ("words" in terms && terms.words.length === 0)
    ? null
    : ({ how: "words", languages, ...terms } as const)

const inNumbers = (text: string): SearchCondition => ({
  how: Array.from(text).length < trigramLength ? "begins" : "contains",
  fields: ["number_key", "subst_key"],
  text,
})

/** Joins conditions of which null ones cannot be met; null where fewer than `least` are left. */
function combine(
  how: "all" | "any",
  conditions: readonly (SearchCondition | null)[],
  least: number,
): SearchCondition | null {
  const possible = conditions.filter((condition) => condition !== null)
  return possible.length > 1 && possible.length >= least ? { how, of: possible } : (possible[least - 1] ?? null)
}

const allOf = (conditions: readonly (SearchCondition | null)[]) => combine("all", conditions, conditions.length)
const anyOf = (conditions: readonly (SearchCondition | null)[]) => combine("any", conditions, 1)
