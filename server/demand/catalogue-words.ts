import { foldText } from "#contract/number-reader/fold-number.ts"
import { type SearchContext, knownWords } from "#server/search/search-parts.ts"
import { formOf } from "#server/search/stem.ts"
import type { RecordRegistry } from "#server/records/define-record.ts"

type CatalogueContext = SearchContext & { records: RecordRegistry }

/** A shorter stem matches too many words. */
const shortestStem = 4
const gap = /[^\p{L}\p{N}]+/u

/**
 * Returns whether each folded word occurs in the catalogue, in any form: in a part's description or the short text
 * of a record with hits.
 */
export async function knowsWords(app: CatalogueContext, words: readonly string[]): Promise<boolean> {
  await app.content.refresh()
  const titles = await app.content.remember("demand|titles", () => readTitleWords(app))
  const vocabulary = await knownWords(app)
  const formsOf = (word: string) => [word, ...stemsOf(word).map((form) => form.replace(/^~/u, ""))]
  await vocabulary.prepare(words.flatMap(formsOf).map((form) => `\n${form}\n`))
  const isKnown = (word: string) =>
    [word, ...stemsOf(word)].some((form) => titles.has(form) || vocabulary.hasForm(form.replace(/^~/u, "")))
  return words.length > 0 && words.every(isKnown)
}

/** Returns the stems of a word, marked by a prefix to distinguish them from words. */
function stemsOf(word: string): string[] {
  const { stem, englishStem } = formOf(word)
  return [stem, englishStem].filter((form) => form.length >= shortestStem).map((form) => `~${form}`)
}

async function readTitleWords({ db, records }: CatalogueContext): Promise<ReadonlySet<string>> {
  const titles: string[] = []
  for (const { table, search } of Object.values(records)) {
    if (!search) continue
    const names = ["title", ...search.head, ...(search.names ?? [])]
    for (const row of await db
      .selectFrom(table as "service")
      .selectAll()
      .where("deleted_at", "is", null)
      .execute())
      titles.push(...Object.entries(row).flatMap(([column, text]) => isTextOf(names, column, text)))
  }
  const words = titles.flatMap((title) => foldText(title).split(gap)).filter(Boolean)
  return new Set(words.flatMap((word) => [word, ...stemsOf(word)]))
}

const isTextOf = (names: readonly string[], column: string, text: unknown): string[] =>
  typeof text === "string" && names.includes(column.replace(/_(?:de|en|ru)$/u, "")) ? [text] : []
