import { foldNumber } from "#contract/number-reader/fold-number.ts"
import { guessNumbers } from "#contract/number-reader/look-alikes.ts"
import { looksLikeNumber } from "#contract/number-reader/number-shape.ts"
import { readQuery } from "#contract/number-reader/read-numbers.ts"
import type { Language } from "#contract/language.ts"
import { languageBits } from "#server/db/dialects/search-index.ts"
import { type PartScope, type SearchContext, knownWords } from "./find-parts.ts"
import { resolveAliases } from "./resolve-aliases.ts"
import { otherLayouts, otherSpellings } from "./other-spellings.ts"
import { type Asked, wordsOf } from "./plan-query.ts"
import { correctWord, matchWord } from "./vocabulary.ts"

/**
 * How a query was interpreted if not literally: one number or several in it, an alias, another keyboard layout, a typo,
 * or a guess.
 */
export type ReadHow = "number" | "numbers" | "alias" | "layout" | "typo" | "guess"

export interface Read {
  /** What was searched for instead of the query; null for the query itself. */
  read_as: string | null
  read_how: ReadHow | null
}

/**
 * Finds the hits of the first interpretation that has any: several part numbers, the query as typed, the number in it
 * ("P/N: L31742P02 x 3"), other keyboard layouts; then, as a guess, words without a typo, or a number it may be misread
 * from.
 */
export async function findFirstReading<T extends { total: number }>(
  app: SearchContext,
  { sets, languages }: Pick<PartScope, "sets" | "languages">,
  query: string,
  find: (asked: Asked) => Promise<T>,
): Promise<T & Read> {
  const { numbers } = readQuery(query)
  if (numbers.length > 1) {
    const list = await find(numbers)
    if (list.total > 0) return { ...list, read_as: numbers.join(", "), read_how: "numbers" }
  }
  const typed = await find(query)
  if (typed.total > 0) return { ...typed, read_as: null, read_how: null }
  const [number = ""] = numbers
  const inQuery = number !== "" && foldNumber(number) !== foldNumber(query) ? [number] : []
  const aliases = await resolveAliases(app.db, [query, ...inQuery].map(foldNumber))
  for (const [how, others] of [
    ["alias", [...aliases.values()]],
    ["number", [...inQuery, ...(number ? otherSpellings(number).map((key) => key.toUpperCase()) : [])]],
    ["layout", otherLayouts(query)],
  ] as const)
    for (const other of others) {
      const meant = await find(other)
      if (meant.total > 0) return { ...meant, read_as: other.trim(), read_how: how }
    }
  const corrected = number === "" ? await correctQuery(app, languages, query) : null
  if (corrected !== null) {
    const meant = await find(corrected)
    if (meant.total > 0) return { ...meant, read_as: corrected, read_how: "typo" }
  }
  const guess = number && looksLikeNumber(number) ? await guessKnown(app, sets, number) : null
  if (guess !== null) return { ...(await find(guess)), read_as: guess, read_how: "guess" }
  return { ...typed, read_as: null, read_how: null }
}

/** Returns the known part number that `number` may be a misreading of. */
async function guessKnown({ db }: SearchContext, sets: readonly number[], number: string): Promise<string | null> {
  const guesses = guessNumbers(foldNumber(number))
  if (guesses.length === 0 || sets.length === 0) return null
  const rows = await db
    .selectFrom("part")
    .select(["partnumber", "number_key"])
    .where("part_set", "in", sets)
    .where("number_key", "in", guesses)
    .execute()
  const known = new Map(rows.map((row) => [row.number_key, row.partnumber]))
  const first = guesses.find((key) => known.has(key))
  return first === undefined ? null : (known.get(first) ?? null)
}

/** Returns the query with words that no part has put right, each by one character or as two words; null when one cannot be. */
async function correctQuery(app: SearchContext, languages: readonly Language[], query: string): Promise<string | null> {
  const vocabulary = await knownWords(app)
  const own = languageBits(languages)
  const corrected = wordsOf(query).map((word) => {
    const { own: has, forms, others } = matchWord(vocabulary, word, own)
    if (has.length + forms.length + others.length > 0 || /\d/u.test(word)) return word
    return correctWord(vocabulary, word, own)
  })
  if (corrected.includes(null)) return null
  const text = corrected.join(" ")
  return text === wordsOf(query).join(" ") ? null : text
}
