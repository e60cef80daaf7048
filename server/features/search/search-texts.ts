import type { Language } from "#contract/language.ts"
import { fallback, localizedNames } from "#contract/localized.ts"
import type { SearchItem } from "#contract/search.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { SearchField } from "#server/db/dialects/search-index.ts"
import { foldNumber } from "#contract/number-reader/fold-number.ts"
import { wordsKey } from "#server/search/words-key.ts"

/** A product, a group or a service as it is searched: folded once for each state of the content. */
export interface ActiveGroup {
  id: number
  part_set: number
  title: string
}

export interface SearchText extends Omit<SearchItem, "match" | "title_pieces"> {
  keys: Record<SearchField, string>
  /** Folded names; a query equal to one of them means this record. */
  names: string[]
}

const living = null

/** Everything but parts that can be found in one language, and the groups whose parts can. */
export async function readSearchTexts(
  db: Database,
  language: Language,
): Promise<{ texts: SearchText[]; groups: ActiveGroup[] }> {
  const spares = await db
    .selectFrom("spare")
    .select(["id", "part_set", ...localizedNames("title"), ...localizedNames("subtitle")])
    .where("deleted_at", "is", living)
    .orderBy("position")
    .orderBy("id")
    .execute()
  return {
    groups: spares.map((row) => ({ id: row.id, part_set: row.part_set, title: titleOf(row, language).title })),
    texts: [
      ...(await productTexts(db, language)),
      ...spares.map((row) =>
        entry("spare", row.id, `/part-list/${row.id}`, titleOf(row, language), [row[`subtitle_${language}`]]),
      ),
      ...(await serviceTexts(db, language)),
    ],
  }
}

async function productTexts(db: Database, language: Language): Promise<SearchText[]> {
  const lang = language.toUpperCase() as Uppercase<Language>
  const rows = await db
    .selectFrom("product")
    .select(["id", "title", "type", "model"])
    .where("lang", "=", lang)
    .where("deleted_at", "is", living)
    .orderBy("position")
    .orderBy("id")
    .execute()
  return rows.map(({ id, title, type, model }) =>
    entry("product", id, `/parts/${id}`, { title, title_lang: language }, [type, model], [type, model]),
  )
}

async function serviceTexts(db: Database, language: Language): Promise<SearchText[]> {
  const rows = await db
    .selectFrom("service")
    .select(["id", ...localizedNames("title"), ...localizedNames("summary")])
    .where("deleted_at", "is", living)
    .orderBy("position")
    .orderBy("id")
    .execute()
  return rows.map((row) =>
    entry("service", row.id, `/service/${row.id}`, titleOf(row, language), [row[`summary_${language}`]]),
  )
}

function entry(
  kind: "product" | "spare" | "service",
  id: number,
  path: string,
  { title, title_lang }: { title: string; title_lang: Language },
  more: readonly string[],
  names: readonly string[] = [],
): SearchText {
  const words = wordsKey([title, ...more].join("\n"))
  const keys = {
    // A model is asked for like a number: as a whole, and with or without its punctuation.
    number_key: foldNumber([title, ...more].join(" ")),
    subst_key: "",
    words_de: words,
    words_en: words,
    words_ru: words,
  }
  return { kind, id, path, title, title_lang, keys, names: [title, ...names].map(foldNumber).filter(Boolean) }
}

function titleOf(
  row: Record<`title_${Language}`, string>,
  language: Language,
): { title: string; title_lang: Language } {
  const { text, lang } = fallback(row, "title", language)
  return { title: text, title_lang: lang }
}
