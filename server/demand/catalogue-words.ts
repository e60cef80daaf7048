import { localizedNames } from "#contract/localized.ts"
import { foldText } from "#contract/number-reader/fold-number.ts"
import type { SearchContext } from "#server/search/search-parts.ts"
import { formOf } from "#server/search/stem.ts"
import { readVocabulary } from "#server/search/vocabulary.ts"

/** A shorter stem matches too many words. */
const shortestStem = 4
const gap = /[^\p{L}\p{N}]+/u

/**
 * Returns whether each folded word occurs in the catalogue, in any form: in a part's description or the title of a
 * group, product or service.
 */
export async function knowsWords(app: SearchContext, words: readonly string[]): Promise<boolean> {
  await app.content.refresh()
  const vocabulary = await app.content.remember("demand|words", () => readKnownWords(app))
  const isKnown = (word: string) => vocabulary.has(word) || stemsOf(word).some((stem) => vocabulary.has(stem))
  return words.length > 0 && words.every(isKnown)
}

/** Returns the stems of a word, marked by a prefix to distinguish them from words. */
function stemsOf(word: string): string[] {
  const { stem, englishStem } = formOf(word)
  return [stem, englishStem].filter((form) => form.length >= shortestStem).map((form) => `~${form}`)
}

async function readKnownWords({ db }: SearchContext): Promise<ReadonlySet<string>> {
  const spares = await db
    .selectFrom("spare")
    .select([...localizedNames("title"), ...localizedNames("subtitle")])
    .where("deleted_at", "is", null)
    .execute()
  const services = await db
    .selectFrom("service")
    .select(localizedNames("title"))
    .where("deleted_at", "is", null)
    .execute()
  const products = await db
    .selectFrom("product")
    .select(["title", "type", "model"])
    .where("deleted_at", "is", null)
    .execute()
  const titles = [...spares, ...services, ...products].flatMap((row) => Object.values(row))
  const parts = (await readVocabulary(db)).words.filter((word) => !word.pair).map((word) => word.text)
  const words = [...titles.flatMap((title) => foldText(title).split(gap)), ...parts].filter(Boolean)
  return new Set(words.flatMap((word) => [word, ...stemsOf(word)]))
}
