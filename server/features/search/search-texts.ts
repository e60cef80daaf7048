import { type Language, languages } from "#contract/language.ts"
import { fallback, localizedNames } from "#contract/localized.ts"
import { foldNumber, foldText } from "#contract/number-reader/fold-number.ts"
import { type PagedKind, recordPagePath } from "#contract/page-address.ts"
import { plainScripts } from "#contract/rich-script-constants.ts"
import type { SearchItem } from "#contract/search.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { languageBits } from "#server/db/dialects/search-index.ts"
import { isPublished, withoutHiddenLanguages } from "#server/records/visibility.ts"
import { seriesName } from "#server/search/plan-query.ts"
import { type KnownWords, describeWord, listWords } from "#server/search/vocabulary.ts"
import { wordsKey } from "#server/search/words-key.ts"

export interface ActiveGroup {
  id: number
  part_set: number
  title: string
  title_lang: Language
  /** Titles in all languages, as `planScopes` takes them. */
  series: string
}

/** Searchable form of a product, group or service: folded once per content version. */
export interface SearchText extends Omit<SearchItem, "match" | "title_pieces"> {
  /** Title, model and summary as one number: models are searched with and without punctuation. */
  number: string
  /** Folded names; a query equal to one means this record. */
  names: string[]
  /** Words of title, model and summary in the reader's language, of its text, and of all these in other languages. */
  words: Record<"head" | "body" | "others", ReadonlySet<string>>
}

export interface SearchTexts {
  texts: SearchText[]
  groups: ActiveGroup[]
  vocabulary: KnownWords
}

/** Returns all searchable records of one language except parts, and the groups whose parts are searchable. */
export async function readSearchTexts(db: Database, language: Language): Promise<SearchTexts> {
  const stored = await db
    .selectFrom("spare")
    .select(["id", "part_set", ...localizedNames("title"), ...localizedNames("subtitle"), ...localizedNames("text")])
    .where(isPublished("spare"))
    .orderBy("position")
    .orderBy("id")
    .execute()
  const spares = await withoutHiddenLanguages(db, "spare", stored, "id")
  const texts = [
    ...(await productTexts(db, language)),
    ...spares.map((row) =>
      entry("spare", row.id, fallback(row, "title", language), language, (own) => ({
        head: [row[`title_${own}`], row[`subtitle_${own}`]],
        body: row[`text_${own}`],
      })),
    ),
    ...(await serviceTexts(db, language)),
  ]
  return {
    texts,
    groups: spares.map((row) => {
      const { text: title, lang: title_lang } = fallback(row, "title", language)
      const series = languages.map((own) => seriesName(row[`title_${own}`])).join("")
      return { id: row.id, part_set: row.part_set, title, title_lang, series }
    }),
    vocabulary: vocabularyOf(texts, language),
  }
}

function vocabularyOf(texts: readonly SearchText[], language: Language): KnownWords {
  const bits = new Map<string, number>()
  const own = languageBits([language])
  const others = languageBits(languages) - own
  for (const { words } of texts) {
    for (const word of [...words.head, ...words.body]) bits.set(word, (bits.get(word) ?? 0) | own)
    for (const word of words.others) bits.set(word, (bits.get(word) ?? 0) | others)
  }
  return listWords([...bits].map(([word, of]) => describeWord(word, of)))
}

async function productTexts(db: Database, language: Language): Promise<SearchText[]> {
  const rows = await db
    .selectFrom("product")
    .select(["id", "title", "type", "model", "description", "lang", "translation_of"])
    .where(isPublished("product"))
    .orderBy("position")
    .orderBy("id")
    .execute()
  const originalOf = (row: (typeof rows)[number]) => row.translation_of ?? row.id
  return rows
    .filter((row) => row.lang.toLowerCase() === language)
    .map((row) => {
      const translations = rows.filter((other) => originalOf(other) === originalOf(row))
      const title = { text: row.title, lang: language }
      const textsIn = (own: Language) => {
        const of = own === language ? row : translations.find((other) => other.lang.toLowerCase() === own)
        return { head: of ? [of.title, of.type, of.model] : [], body: of?.description ?? "" }
      }
      return entry("product", row.id, title, language, textsIn, [row.type, row.model])
    })
}

async function serviceTexts(db: Database, language: Language): Promise<SearchText[]> {
  const stored = await db
    .selectFrom("service")
    .select(["id", ...localizedNames("title"), ...localizedNames("summary"), ...localizedNames("text")])
    .where(isPublished("service"))
    .orderBy("position")
    .orderBy("id")
    .execute()
  const rows = await withoutHiddenLanguages(db, "service", stored, "id")
  return rows.map((row) =>
    entry("service", row.id, fallback(row, "title", language), language, (own) => ({
      head: [row[`title_${own}`], row[`summary_${own}`]],
      body: row[`text_${own}`],
    })),
  )
}

type TextsIn = (language: Language) => { head: readonly string[]; body: string }

function entry(
  kind: PagedKind,
  id: number,
  { text: title, lang: title_lang }: { text: string; lang: Language },
  language: Language,
  textsIn: TextsIn,
  names: readonly string[] = [],
): SearchText {
  const own = textsIn(language)
  const head = [title, ...own.head]
  const others = languages.filter((other) => other !== language).map(textsIn)
  return {
    kind,
    id,
    path: recordPagePath(kind, id, title),
    title,
    title_lang,
    number: foldNumber(head.join(" ")),
    names: [title, ...names].map(foldNumber).filter(Boolean),
    words: {
      head: splitKey(head.join("\n")),
      body: splitKey(withoutMarkup(own.body)),
      others: splitKey(others.flatMap((other) => [...other.head, withoutMarkup(other.body)]).join("\n")),
    },
  }
}

const splitKey = (text: string): Set<string> => new Set(wordsKey(foldText(text)).split("  ").filter(Boolean))
const withoutMarkup = (html: string): string =>
  plainScripts(html)
    .replace(/<[^>]*>|&nbsp;/gu, " ")
    .replace(/&(?:amp|lt|gt|quot);/gu, " ")
