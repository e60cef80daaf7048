import { foldNumber } from "#contract/number-reader/fold-number.ts"
import { guessNumbers } from "#contract/number-reader/look-alikes.ts"
import { looksLikeNumber } from "#contract/number-reader/number-shape.ts"
import { possibleNumbers, readQuery } from "#contract/number-reader/read-numbers.ts"
import type { SearchResult } from "#contract/search.ts"
import type { Language } from "#contract/language.ts"
import { languageBits } from "#server/db/dialects/search-index.ts"
import { type PartScope, type SearchContext, knownWords } from "./find-parts.ts"
import { readAliases } from "./resolve-aliases.ts"
import { otherLayouts, otherSpellings } from "./other-spellings.ts"
import { equalQueries } from "./synonyms.ts"
import { type Asked, wordsOf } from "./plan-query.ts"
import { correctWord, hasWord } from "./vocabulary.ts"

/** "*31742*", as other catalogues ask for a part of a number. */
const wildcards = /(?<!\S)[*%]+|[*%]+(?!\S)/gu

/** What was searched instead of the query, and why; null where the query itself was. */
export type ReadAs = Pick<SearchResult, "read_as" | "read_how">

/** Returns the result of the first reading of a query that finds anything, else that of the query as typed. */
export async function findFirstReading<Result extends { total: number }>(
  app: SearchContext,
  scope: Pick<PartScope, "sets" | "languages">,
  query: string,
  find: (parsed: Asked) => Promise<Result>,
): Promise<Result & ReadAs> {
  let asTyped: Result | undefined
  for await (const [read_how, parsed] of readings(app, scope, query)) {
    const result = await find(parsed)
    const read_as = read_how && [parsed].flat().join(", ").trim()
    if (result.total > 0) return { ...result, read_as, read_how }
    if (read_how === null) asTyped = result
  }
  return { ...(asTyped ?? (await find(query))), read_as: null, read_how: null }
}

/**
 * Yields the readings of a query, surest first: several part numbers in it, the part that it is an alias of, the query
 * as typed, the query without wildcards, a number within it ("P/N: L31742P02 x 3"), equal words, other keyboard
 * layouts; then guesses: words with a typo, a misread number.
 */
async function* readings(
  app: SearchContext,
  { sets, languages }: Pick<PartScope, "sets" | "languages">,
  query: string,
): AsyncGenerator<[ReadAs["read_how"], Asked]> {
  const { numbers } = readQuery(query)
  const [number = ""] = numbers
  if (numbers.length > 1) yield await readList(app, sets, numbers)
  const wholeKey = foldNumber(query)
  const aliases = await cachedAliases(app)
  const alias = aliases.get(wholeKey)
  // A number that is contained in others may be an alias; a part's own number may not.
  if (alias !== undefined && !(await findPartNumbers(app, sets, [wholeKey])).has(wholeKey)) yield ["alias", alias]
  yield [null, query]
  const bare = query.replace(wildcards, "").trim()
  if (bare !== "" && bare !== query.trim()) yield ["number", bare]
  // Only where nothing was found: "SAP:L31742P02" holds a number if the catalogue says so.
  const catalogue = await findPartNumbers(app, sets, possibleNumbers(query).map(foldNumber))
  const inside = readQuery(query, (candidate) => catalogue.has(foldNumber(candidate))).numbers
  if (inside.length > 1 && numbers.length < 2) yield ["numbers", inside]
  const inQuery = inside.slice(0, 1).filter((candidate) => foldNumber(candidate) !== wholeKey)
  for (const aliased of inQuery.flatMap((candidate) => aliases.get(foldNumber(candidate)) ?? []))
    yield ["alias", aliased]
  const spellings = number ? otherSpellings(number).map((key) => key.toUpperCase()) : []
  for (const spelling of [...inQuery, ...spellings]) yield ["number", spelling]
  for (const equal of await equalQueries(app, languages, query)) yield ["synonym", equal]
  for (const retyped of otherLayouts(query)) yield ["layout", retyped]
  const corrected = number === "" ? await correctQuery(app, languages, query) : null
  if (corrected !== null) yield ["typo", corrected]
  const guess = number && looksLikeNumber(number) ? await guessPartNumber(app, sets, number) : null
  if (guess !== null) yield ["guess", guess]
}

/** Returns the numbers of a query; one that the catalogue lacks as the part that it is an alias or a misreading of. */
async function readList(
  app: SearchContext,
  sets: readonly number[],
  numbers: readonly string[],
): Promise<["numbers" | "guess", string[]]> {
  const catalogue = await findPartNumbers(app, sets, numbers.map(foldNumber))
  const aliases = await cachedAliases(app)
  const unknown = numbers.filter((number) => !catalogue.has(foldNumber(number)) && !aliases.has(foldNumber(number)))
  const guesses = new Map<string, string>()
  for (const number of unknown) {
    const guess = await guessPartNumber(app, sets, number)
    if (guess !== null) guesses.set(number, guess)
  }
  const read = numbers.map((number) => aliases.get(foldNumber(number)) ?? guesses.get(number) ?? number)
  return [guesses.size === 0 ? "numbers" : "guess", read]
}

/** Returns the part number of the catalogue that `number` may be a misreading of. */
async function guessPartNumber(app: SearchContext, sets: readonly number[], number: string): Promise<string | null> {
  const guesses = guessNumbers(foldNumber(number))
  const catalogue = await findPartNumbers(app, sets, guesses)
  return guesses.map((key) => catalogue.get(key)).find((partNumber) => partNumber !== undefined) ?? null
}

/** Returns the part number behind each alias, cached per content version. */
const cachedAliases = (app: SearchContext) => app.content.remember("aliases", () => readAliases(app.db))

/** Returns the part number of each folded number that the catalogue has. */
async function findPartNumbers({ db }: SearchContext, sets: readonly number[], keys: readonly string[]) {
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

/**
 * Returns the query with its unknown words corrected, by one character or into two words; null where nothing changes or
 * one cannot be corrected.
 */
async function correctQuery(app: SearchContext, languages: readonly Language[], query: string): Promise<string | null> {
  const vocabulary = await knownWords(app)
  const readersBits = languageBits(languages)
  const corrected = wordsOf(query).map((word) =>
    /\d/u.test(word) || hasWord(vocabulary, word, readersBits) ? word : correctWord(vocabulary, word, readersBits),
  )
  if (corrected.includes(null)) return null
  const text = corrected.join(" ")
  return text === wordsOf(query).join(" ") ? null : text
}
