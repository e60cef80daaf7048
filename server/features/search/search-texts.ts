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
export async function readSearchTexts(
  { db, records }: Pick<AppContext, "db" | "records">,
  language: Language,
): Promise<SearchTexts> {
  const texts: SearchText[] = []
  for (const kind of pagedKinds) texts.push(...(await textsOf(db, records[kind], kind, language)))
  const sets = new Map(
    (await db.selectFrom("spare").select(["id", "part_set"]).execute()).map(({ id, part_set }) => [id, part_set]),
  )
  const groups = (await readRows(db, records.spare)).map((row) => {
    const { text: title, lang: title_lang } = fallback(mapLanguages("title", fieldOf(row, "title")), "title", language)
    const series = languages.map((own) => seriesName(fieldOf(row, "title")(own))).join("")
    return { id: row.id, part_set: sets.get(row.id) ?? 0, title, title_lang, series }
  })
  return { texts, groups, vocabulary: vocabularyOf(texts, language) }
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
): Promise<SearchText[]> {
  const { search } = definition
  if (!search) return []
  const rows = await readRows(db, definition)
  const originalOf = (row: Row) => row["translation_of"] ?? row.id
  const languageOf = ({ lang }: Row) => (typeof lang === "string" ? parseLanguage(lang) : null)
  /** Returns the record that has a row's texts in a language: of some kinds, each language has its own. */
  const rowIn = (row: Row, own: Language) =>
    languageOf(row) === null || languageOf(row) === own
      ? row
      : rows.find((other) => languageOf(other) === own && originalOf(other) === originalOf(row))
  return rows
    .filter((row) => rowIn(row, language) === row)
    .map((row) => {
      const title = fallback(mapLanguages("title", fieldOf(row, "title")), "title", language)
      const textsIn = (own: Language) => ({
        head: search.head.map((name) => fieldOf(rowIn(row, own), name)(own)),
        body: fieldOf(rowIn(row, own), search.body)(own),
      })
      const names = (search.names ?? []).map((name) => fieldOf(row, name)(language))
      return entry(kind, row.id, title, language, textsIn, names)
    })
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
