import { type Language, languages, parseLanguage } from "#contract/language.ts"
import { fallback, mapLanguages } from "#contract/localized.ts"
import { recordPagePath } from "#contract/page-address.ts"
import { type PagedKind, pagedKinds } from "#contract/record-constants.ts"
import { plainScripts } from "#contract/rich-script-constants.ts"
import type { SearchItem } from "#contract/search.ts"
import type { AppContext } from "#server/app-context.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { AnyRecord } from "#server/records/define-record.ts"
import { listOwnFields } from "#server/records/read-records.ts"
import { seriesName } from "#server/search/search-parts.ts"
import { type IndexedText, indexText, vocabularyOf } from "#server/search/search-texts.ts"
import type { KnownWords } from "#server/search/known-words.ts"

export interface ActiveGroup {
  id: number
  part_set: number
  title: string
  title_lang: Language
  /** Titles in all languages (`seriesName`). */
  series: string
}

/** A product, group or service. */
export interface SearchText extends IndexedText {
  /** What it was made of, as JSON: it is folded again only when this has changed. */
  source: string
  item: Omit<SearchItem, "match" | "title_pieces">
}

export interface SearchTexts {
  texts: SearchText[]
  groups: ActiveGroup[]
  vocabulary: KnownWords
}

/**
 * Returns all searchable records of one language except parts, and the groups whose parts are searchable; what has not
 * changed comes from the former ones.
 */
export async function readSearchTexts(
  { db, records }: Pick<AppContext, "db" | "records">,
  language: Language,
  former?: SearchTexts,
): Promise<SearchTexts> {
  const formerTexts = new Map(former?.texts.map((text) => [text.source, text]))
  const texts: SearchText[] = []
  for (const kind of pagedKinds) texts.push(...(await textsOf(db, records[kind], kind, language, formerTexts)))
  const sets = new Map(
    (await db.selectFrom("spare").select(["id", "part_set"]).execute()).map(({ id, part_set }) => [id, part_set]),
  )
  const groups = (await readRows(db, records.spare)).map((row) => {
    const { text: title, lang: title_lang } = fallback(mapLanguages("title", fieldOf(row, "title")), "title", language)
    const series = languages.map((code) => seriesName(fieldOf(row, "title")(code))).join("")
    return { id: row.id, part_set: sets.get(row.id) ?? 0, title, title_lang, series }
  })
  const isSame = texts.length === formerTexts.size && texts.every((text) => formerTexts.get(text.source) === text)
  if (former && isSame) return { texts, groups, vocabulary: former.vocabulary }
  return { texts, groups, vocabulary: await vocabularyOf(texts, language) }
}

/** Visible row of a record, with the fields that it shows. */
type Row = Readonly<Record<string, unknown>> & { id: number }

const readRows = async (db: Database, definition: AnyRecord): Promise<readonly Row[]> =>
  (await listOwnFields(db, { ...definition, images: null }, {}, "published")) as unknown as readonly Row[]

/** Returns the texts of a field by language. */
const fieldOf = (row: Row | undefined, name: string) => (language: Language) => {
  const value = row?.[`${name}_${language}`] ?? row?.[name]
  return typeof value === "string" ? value : ""
}

async function textsOf(
  db: Database,
  definition: AnyRecord,
  kind: PagedKind,
  language: Language,
  formerTexts: ReadonlyMap<string, SearchText>,
): Promise<SearchText[]> {
  const { search } = definition
  if (!search) return []
  const rows = await readRows(db, definition)
  const originalOf = (row: Row) => row["translation_of"] ?? row.id
  const languageOf = ({ lang }: Row) => (typeof lang === "string" ? parseLanguage(lang) : null)
  /** Returns the record that has a row's texts in a language: of some kinds, each language has its own. */
  const rowIn = (row: Row, code: Language) =>
    languageOf(row) === null || languageOf(row) === code
      ? row
      : rows.find((other) => languageOf(other) === code && originalOf(other) === originalOf(row))
  return rows
    .filter((row) => rowIn(row, language) === row)
    .map((row) => {
      const title = fallback(mapLanguages("title", fieldOf(row, "title")), "title", language)
      const textsIn = (code: Language) => ({
        head: search.head.map((name) => fieldOf(rowIn(row, code), name)(code)),
        body: fieldOf(rowIn(row, code), search.body)(code),
      })
      const names = (search.names ?? []).map((name) => fieldOf(row, name)(language))
      const { head, body } = textsIn(language)
      const others = languages.filter((other) => other !== language).map(textsIn)
      const source = JSON.stringify([kind, row.id, title, names, head, body, others])
      const item = {
        kind,
        id: row.id,
        path: recordPagePath(kind, row.id, title.text),
        title: title.text,
        title_lang: title.lang,
      }
      return (
        formerTexts.get(source) ?? {
          source,
          item,
          ...indexText({
            title: title.text,
            names,
            head,
            body: withoutMarkup(body),
            others: others.flatMap((other) => [...other.head, withoutMarkup(other.body)]),
          }),
        }
      )
    })
}

const withoutMarkup = (html: string): string =>
  plainScripts(html)
    .replace(/<[^>]*>|&nbsp;/gu, " ")
    .replace(/&(?:amp|lt|gt|quot);/gu, " ")
