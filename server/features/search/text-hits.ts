import type { Language } from "#contract/language.ts"
import type { SearchItem } from "#contract/search.ts"
import type { Database } from "#server/db/dialects/dialect.ts"
import { foldNumber, foldText } from "#server/search/fold.ts"

const living = null

/** Products, groups and services whose title, model or summary holds every word; there are few of them, so they are compared here. */
export async function findTextHits(db: Database, query: string, language: Language): Promise<SearchItem[]> {
  const words = foldText(query).split(" ").filter(Boolean)
  const whole = foldNumber(query)
  const candidates = [
    ...(await productCandidates(db, language)),
    ...(await spareCandidates(db, language)),
    ...(await serviceCandidates(db, language)),
  ]
  return candidates.flatMap(({ text, names, ...item }) => {
    const folded = `${foldText(text)} ${foldNumber(text)}`
    if (!words.every((word) => folded.includes(word) || (foldNumber(word) !== "" && folded.includes(foldNumber(word)))))
      return []
    const match = names.some((name) => foldNumber(name) === whole) ? "exact" : "text"
    return [{ ...item, match }]
  })
}

type Candidate = Omit<SearchItem, "match"> & { text: string; names: string[] }

async function productCandidates(db: Database, language: Language): Promise<Candidate[]> {
  const lang = language.toUpperCase() as "DE" | "EN" | "RU"
  const rows = await db
    .selectFrom("product")
    .select(["id", "title", "type", "model"])
    .where("lang", "=", lang)
    .where("deleted_at", "is", living)
    .orderBy("position")
    .execute()
  return rows.map(({ id, title, type, model }) => ({
    kind: "product",
    id,
    title,
    title_lang: language,
    path: `/parts/${id}`,
    text: `${title} ${type} ${model}`,
    names: [model, title],
  }))
}

async function spareCandidates(db: Database, language: Language): Promise<Candidate[]> {
  const rows = await db
    .selectFrom("spare")
    .select(["id", "title_de", "title_en", "title_ru", "subtitle_de", "subtitle_en", "subtitle_ru"])
    .where("deleted_at", "is", living)
    .orderBy("position")
    .execute()
  return rows.map((row) => ({
    kind: "spare",
    id: row.id,
    ...titleOf(row, language),
    path: `/part-list/${row.id}`,
    text: `${row[`title_${language}`] || row.title_de} ${row[`subtitle_${language}`]}`,
    names: [row[`title_${language}`]],
  }))
}

async function serviceCandidates(db: Database, language: Language): Promise<Candidate[]> {
  const rows = await db
    .selectFrom("service")
    .select(["id", "title_de", "title_en", "title_ru", "summary_de", "summary_en", "summary_ru"])
    .where("deleted_at", "is", living)
    .orderBy("position")
    .execute()
  return rows.map((row) => ({
    kind: "service",
    id: row.id,
    ...titleOf(row, language),
    path: `/service/${row.id}`,
    text: `${row[`title_${language}`] || row.title_de} ${row[`summary_${language}`]}`,
    names: [row[`title_${language}`]],
  }))
}

function titleOf(
  row: Record<`title_${Language}`, string>,
  language: Language,
): { title: string; title_lang: Language } {
  const lang = row[`title_${language}`] ? language : row.title_de ? "de" : "en"
  return { title: row[`title_${lang}`], title_lang: lang }
}
