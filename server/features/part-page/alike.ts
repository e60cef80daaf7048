import { type Language, languages } from "#contract/language.ts"
import { localizedNames, mapLanguages, pickLocalized } from "#contract/localized.ts"
import { foldText } from "#contract/number-reader/fold-number.ts"
import { partSlug } from "#contract/number-reader/part-slug.ts"
import type { PartOfNumber } from "#contract/part-page.ts"
import type { SearchContext } from "#server/search/find-parts.ts"
import { joint, wordsKey } from "#server/search/words-key.ts"
import { type FirstWords, firstWords } from "./first-words.ts"
import type { KeyRow } from "./key-rows.ts"

const mostRead = 60

/** Returns the parts of a group whose descriptions begin with the same words, by stage and number. */
export async function readAlike(app: SearchContext, row: KeyRow): Promise<PartOfNumber["alike"]> {
  const language = languages.find((code) => row[`description_${code}`] !== "")
  const own = language && firstWords(row[`description_${language}`], language)
  if (!language || !own) return []
  const words = wordsKey(own.written).split("  ").filter(isOneWord)
  if (words.length === 0) return []
  const hits = await app.dialect.searchIndex.find(
    app.db,
    [{ sets: [row.part_set], condition: { how: "all", of: words.map(asCondition(language)) } }],
    { limit: mostRead, offset: 0, except: [] },
  )
  if (hits.length < 2) return []
  const rows = await app.db
    .selectFrom("part")
    .select(["partnumber", "sort_key", ...localizedNames("description")])
    .where(
      "row_id",
      "in",
      hits.map(({ row_id }) => row_id),
    )
    .orderBy("sort_key")
    .orderBy("id")
    .execute()
  return rows
    .flatMap((part) => {
      const its = firstWords(part[`description_${language}`], language)
      if (part.partnumber === row.partnumber || !its || !isSameKind(own, its)) return []
      const { partnumber } = part
      return [{ partnumber, slug: partSlug(partnumber), stage: its.stage, ...pickLocalized(part, "description") }]
    })
    .toSorted((a, b) => (a.stage ?? 0) - (b.stage ?? 0))
}

/** Returns what a part is, in each language: the words that its description shares with others of its kind; and its stage. */
export function kindOf(row?: KeyRow) {
  const words = mapLanguages("kind", (code) => row && firstWords(row[`description_${code}`], code))
  const stages = Object.values(words).map((own) => own?.stage)
  return { ...mapLanguages("kind", (code) => words[`kind_${code}`]?.head ?? ""), stage: stages.find(Boolean) ?? null }
}

/** Not two neighbours that the index knows as one word too. */
const isOneWord = (word: string) => word.length > 1 && !word.includes(joint)

const asCondition = (language: Language) => (word: string) =>
  ({ how: "words", languages: [language], words: [word] }) as const

const isSameKind = (one: FirstWords, other: FirstWords) =>
  foldText(one.head) === foldText(other.head) && (one.stage === null) === (other.stage === null)
