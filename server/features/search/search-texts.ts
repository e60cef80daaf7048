import { type Language, languages } from "#contract/language.ts"
import { fallback, localizedNames } from "#contract/localized.ts"
import { type PagedKind, recordPagePath } from "#contract/page-address.ts"
import { plainScripts } from "#contract/rich-script-constants.ts"
import type { SearchItem } from "#contract/search.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { isPublished, withoutHiddenLanguages } from "#server/records/visibility.ts"
import { seriesName } from "#server/search/search-parts.ts"
import { type IndexedText, indexText, vocabularyOf } from "#server/search/search-texts.ts"
import type { KnownWords } from "#server/search/vocabulary.ts"

export interface ActiveGroup {
  id: number
  part_set: number
  title: string
  title_lang: Language
  /** Titles in all languages (`seriesName`). */
  series: string
}

/** A product, group or service: folded once per content version. */
export interface SearchText extends IndexedText {
  item: Omit<SearchItem, "match" | "title_pieces">
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
      entry("spare", row.id, fallback(row, "title", language), language, (code) => ({
        head: [row[`title_${code}`], row[`subtitle_${code}`]],
        body: row[`text_${code}`],
      })),
    ),
    ...(await serviceTexts(db, language)),
  ]
  return {
    texts,
    groups: spares.map((row) => {
      const { text: title, lang: title_lang } = fallback(row, "title", language)
      const series = languages.map((code) => seriesName(row[`title_${code}`])).join("")
      return { id: row.id, part_set: row.part_set, title, title_lang, series }
    }),
    vocabulary: vocabularyOf(texts, language),
  }
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
      const textsIn = (code: Language) => {
        const product = code === language ? row : translations.find((other) => other.lang.toLowerCase() === code)
        return {
          head: product ? [product.title, product.type, product.model] : [],
          body: product?.description ?? "",
        }
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
    entry("service", row.id, fallback(row, "title", language), language, (code) => ({
      head: [row[`title_${code}`], row[`summary_${code}`]],
      body: row[`text_${code}`],
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
  const { head, body } = textsIn(language)
  const others = languages.filter((other) => other !== language).map(textsIn)
  return {
    item: { kind, id, path: recordPagePath(kind, id, title), title, title_lang },
    ...indexText({
      title,
      names,
      head,
      body: withoutMarkup(body),
      others: others.flatMap((other) => [...other.head, withoutMarkup(other.body)]),
    }),
  }
}

const withoutMarkup = (html: string): string =>
  plainScripts(html)
    .replace(/<[^>]*>|&nbsp;/gu, " ")
    .replace(/&(?:amp|lt|gt|quot);/gu, " ")
