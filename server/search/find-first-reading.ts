import { foldNumber } from "#contract/number-reader/fold-number.ts"
import { possibleNumbers } from "#contract/number-reader/find-numbers.ts"
import { guessNumbers } from "#contract/number-reader/look-alikes.ts"
import { looksLikeNumber } from "#contract/number-reader/number-shape.ts"
import { readQuery } from "#contract/number-reader/read-numbers.ts"
import type { SearchResult } from "#contract/search.ts"
import type { Language } from "#contract/language.ts"
import { languageBits } from "#server/db/dialects/search-index.ts"
import { type PartScope, type SearchContext, knownWords } from "./find-parts.ts"
import { readAliases } from "./resolve-aliases.ts"
import { otherLayouts, otherSpellings } from "./other-spellings.ts"
import { type Asked, wordsOf } from "./plan-query.ts"
import { correctWord, matchWord } from "./vocabulary.ts"

/** What was searched for instead of the query, and why; null for the query itself. */
export type Read = Pick<SearchResult, "read_as" | "read_how">

/** Returns the hits of the first interpretation of a query that has any. */
export async function findFirstReading<T extends { total: number }>(
  app: SearchContext,
  scope: Pick<PartScope, "sets" | "languages">,
  query: string,
  find: (asked: Asked) => Promise<T>,
): Promise<T & Read> {
  let typed: T | undefined
  for await (const [read_how, asked] of readings(app, scope, query)) {
    const found = await find(asked)
    const read_as = read_how && [asked].flat().join(", ").trim()
    if (found.total > 0) return { ...found, read_as, read_how }
    if (read_how === null) typed = found
  }
  return { ...(typed ?? (await find(query))), read_as: null, read_how: null }
}

/**
 * Several part numbers in the query, the query as typed, the number in it ("P/N: L31742P02 x 3"), other keyboard layouts; and only
 * then, as a guess, words without a typo, or a number it may have been misread from.
 */
async function* readings(
  app: SearchContext,
  { sets, languages }: Pick<PartScope, "sets" | "languages">,
  query: string,
): AsyncGenerator<[Read["read_how"], Asked]> {
  const { numbers } = readQuery(query)
  const [number = ""] = numbers
  if (numbers.length > 1) yield await readList(app, sets, numbers)
  const whole = foldNumber(query)
  const aliases = await knownAliases(app)
  const alias = aliases.get(whole)
  // A piece of other numbers may be the alias of one; a part's own number may not.
  if (alias !== undefined && !(await findKnown(app, sets, [whole])).has(whole)) yield ["alias", alias]
  yield [null, query]
  // Only where nothing was found: "SAP:L31742P02" has a number if the catalogue says so.
  const known = await findKnown(app, sets, possibleNumbers(query).map(foldNumber))
  const inside = readQuery(query, (one) => known.has(foldNumber(one))).numbers
  if (inside.length > 1 && numbers.length < 2) yield ["numbers", inside]
  const inQuery = inside.slice(0, 1).filter((one) => foldNumber(one) !== whole)
  for (const meant of inQuery.flatMap((one) => aliases.get(foldNumber(one)) ?? [])) yield ["alias", meant]
  const spellings = number ? otherSpellings(number).map((key) => key.toUpperCase()) : []
  for (const other of [...inQuery, ...spellings]) yield ["number", other]
  for (const other of otherLayouts(query)) yield ["layout", other]
  const corrected = number === "" ? await correctQuery(app, languages, query) : null
  if (corrected !== null) yield ["typo", corrected]
  const guess = number && looksLikeNumber(number) ? await guessKnown(app, sets, number) : null
  if (guess !== null) yield ["guess", guess]
}

/** Returns the numbers of a query, each unknown one as the part that it is an alias of, or a misreading. */
async function readList(
  app: SearchContext,
  sets: readonly number[],
  numbers: readonly string[],
): Promise<["numbers" | "guess", string[]]> {
  const known = await findKnown(app, sets, numbers.map(foldNumber))
  const aliases = await knownAliases(app)
  const unknown = numbers.filter((number) => !known.has(foldNumber(number)) && !aliases.has(foldNumber(number)))
  const guesses = new Map<string, string>()
  for (const number of unknown) {
    const guess = await guessKnown(app, sets, number)
    if (guess !== null) guesses.set(number, guess)
  }
  const read = numbers.map((number) => aliases.get(foldNumber(number)) ?? guesses.get(number) ?? number)
  return [guesses.size === 0 ? "numbers" : "guess", read]
}

/** Returns the known part number that `number` may be a misreading of. */
async function guessKnown(app: SearchContext, sets: readonly number[], number: string): Promise<string | null> {
  const guesses = guessNumbers(foldNumber(number))
  const known = await findKnown(app, sets, guesses)
  return guesses.map((key) => known.get(key)).find((found) => found !== undefined) ?? null
}

/** Returns the part number behind each alias, read once for each state of the content. */
const knownAliases = (app: SearchContext) => app.content.remember("aliases", () => readAliases(app.db))

/** Returns the part number of each folded number that the catalogue has. */
async function findKnown({ db }: SearchContext, sets: readonly number[], keys: readonly string[]) {
  const rows =
    keys.length === 0 || sets.length === 0
      ? []
      : await db
          .selectFrom("part")
          .select(["partnumber", "number_key"])
          .where("part_set", "in", sets)
          .where("number_key", "in", keys)
          .execute()
  return new Map(rows.map((row) => [row.number_key, row.partnumber]))
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
