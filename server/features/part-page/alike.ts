import { type Language, languages } from "#contract/language.ts"
import { mapLanguages, pickLocalized } from "#contract/localized.ts"
import { foldText } from "#contract/number-reader/fold-number.ts"
import { partSlug } from "#contract/number-reader/part-slug.ts"
import type { PartOfNumber } from "#contract/part-page.ts"
import { idOf } from "#server/db/dialects/search-index.ts"
import type { SearchContext } from "#server/search/search-parts.ts"
import { joint, wordsKey } from "#server/search/words-key.ts"
import { type FirstWords, firstWords } from "./first-words.ts"
import type { KeyRow } from "./key-rows.ts"
import type { AlikeRow } from "./near-parts.ts"

const maxRead = 60

/** Returns the ids of a group's parts whose descriptions hold the words that one's begins with, itself among them. */
export async function findAlike(app: SearchContext, row: KeyRow): Promise<number[]> {
  const shared = sharedWords(row)
  const words = shared ? wordsKey(foldText(shared.own.written)).split("  ").filter(isOneWord) : []
  if (!shared || words.length === 0) return []
  const condition = { how: "all", of: words.map(asCondition(shared.language)) } as const
  const [hits = []] = await app.dialect.searchIndex.collect(app.db, [{ sets: [row.part_set], steps: [{ condition }] }])
  return hits.length < 2 ? [] : hits.slice(0, maxRead).map(idOf)
}

/** Returns those of the found parts whose descriptions begin with the same words, by stage and number. */
export function presentAlike(row: KeyRow, rows: readonly AlikeRow[]): PartOfNumber["alike"] {
  const shared = sharedWords(row)
  if (!shared) return []
  const { language, own: ownWords } = shared
  return rows
    .flatMap((part) => {
      const terms = firstWords(part[`description_${language}`], language)
      if (part.partnumber === row.partnumber || !terms || !isSameKind(ownWords, terms)) return []
      const { partnumber } = part
      return [{ partnumber, slug: partSlug(partnumber), stage: terms.stage, ...pickLocalized(part, "description") }]
    })
    .toSorted((a, b) => (a.stage ?? 0) - (b.stage ?? 0))
}

/** The words that a description shares with others of its kind, in the first language that it has. */
function sharedWords(row: KeyRow): { language: Language; own: FirstWords } | null {
  const language = languages.find((code) => row[`description_${code}`] !== "")
  const ownWords = language && firstWords(row[`description_${language}`], language)
  return language && ownWords ? { language, own: ownWords } : null
}

/** Returns what a part is, in each language: the words that its description shares with others of its kind; and its stage. */
export function kindOf(row?: KeyRow) {
  const words = mapLanguages("kind", (code) => row && firstWords(row[`description_${code}`], code))
  const stages = Object.values(words).map((entry) => entry?.stage)
  return { ...mapLanguages("kind", (code) => words[`kind_${code}`]?.head ?? ""), stage: stages.find(Boolean) ?? null }
}

/** Excludes two neighbours that the index also stores as one word. */
const isOneWord = (word: string) => word.length > 1 && !word.includes(joint)

const asCondition = (language: Language) => (word: string) =>
  ({ how: "words", languages: [language], words: [word] }) as const

const isSameKind = (left: FirstWords, right: FirstWords) =>
  foldText(left.head) === foldText(right.head) && (left.stage === null) === (right.stage === null)
