import { type Language, languages as allLanguages } from "#contract/language.ts"
import { localizedNames } from "#contract/localized.ts"
import { listPhrases } from "#contract/text-constants.ts"
import { foldText, foldWord } from "#contract/number-reader/fold-number.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { languageBits } from "#server/db/dialects/search-index.ts"
import { type SearchContext, knownWords } from "./find-parts.ts"
import { wordsOf } from "./plan-query.ts"
import { hasWord } from "./vocabulary.ts"

/** A word or some words that mean the same as others, as the parts manager wrote them. */
interface Phrase {
  text: string
  language: Language
}

/** For each folded phrase, all phrases that mean the same. */
type Synonyms = ReadonlyMap<string, readonly Phrase[]>

const wordsOfPhrase = 5
// Each is searched until one finds something.
const maxQueries = 8

/** Returns a query with its phrases replaced by equal ones of the catalogue, the reader's language first; none without. */
export async function equalQueries(
  app: SearchContext,
  readers: readonly Language[],
  query: string,
): Promise<readonly string[]> {
  const synonyms = await app.content.remember("synonyms", () => readSynonyms(app.db))
  const isKnown = knownBy(await knownWords(app), readers)
  const rankOf = ({ language }: Phrase) => (readers.includes(language) ? 0 : 1)
  let queries = [""]
  let hasPhrase = false
  for (const { text, equal } of cutAtPhrases(query, synonyms)) {
    const others = equal.filter((phrase) => isKnown(phrase.text)).toSorted((a, b) => rankOf(a) - rankOf(b))
    hasPhrase ||= others.length > 0
    const options = others.length > 0 ? others.map((phrase) => phrase.text) : [text]
    queries = queries.flatMap((begin) => options.map((option) => `${begin} ${option}`.trim())).slice(0, maxQueries)
  }
  return hasPhrase ? queries : []
}

/** Returns the words of a query, the longest phrases with equal ones as one. */
function cutAtPhrases(query: string, synonyms: Synonyms): { text: string; equal: readonly Phrase[] }[] {
  const words = foldText(query).split(" ")
  const cut = []
  for (let at = 0; at < words.length; ) {
    let length = Math.min(wordsOfPhrase, words.length - at)
    const textOf = () => words.slice(at, at + length).join(" ")
    while (length > 1 && !synonyms.has(foldWord(textOf()))) length--
    cut.push({ text: textOf(), equal: synonyms.get(foldWord(textOf())) ?? [] })
    at += length
  }
  return cut
}

/** Returns whether the catalogue has all words of a text. */
const knownBy = (vocabulary: Awaited<ReturnType<typeof knownWords>>, readers: readonly Language[]) => (text: string) =>
  wordsOf(text).every((word) => hasWord(vocabulary, foldWord(word), languageBits(readers)))

async function readSynonyms(db: Database): Promise<Synonyms> {
  const rows = await db
    .selectFrom("synonym")
    .select(localizedNames("title"))
    .where("deleted_at", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute()
  const synonyms = new Map<string, Phrase[]>()
  for (const row of rows) {
    const phrases = allLanguages.flatMap((language) =>
      listPhrases(row[`title_${language}`]).flatMap((text) => (foldWord(text) === "" ? [] : [{ text, language }])),
    )
    for (const key of new Set(phrases.map(({ text }) => foldWord(text))))
      synonyms.set(key, [...(synonyms.get(key) ?? []), ...phrases])
  }
  return synonyms
}
