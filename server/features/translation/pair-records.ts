import { type Language, defaultLanguage, parseLanguage } from "#contract/language.ts"
import { targetLanguages } from "#contract/translation-constants.ts"
import type { AnyRecord } from "#server/records/define-record.ts"

export type RecordFields = Readonly<Record<string, unknown>>

/** A record with the German texts, and the one with the texts of a language: the same, another, or none yet. */
export interface Pair {
  source: RecordFields
  target: RecordFields | null
  lang: Language
}

/**
 * Pairs the records of a kind by language. One that holds all languages is its own translation; one per language is
 * paired by `translation_of`; parts of such a one by their position in both.
 */
export function pairTranslations(
  { parent, shown }: Pick<AnyRecord, "parent" | "shown">,
  list: readonly RecordFields[],
  parents: readonly Pair[],
): Pair[] {
  if (Object.hasOwn(shown.shape, "translation_of")) return pairFamilies(list)
  if (!parent || parents.every(({ source, target }) => source === target))
    return list.flatMap((record) => targetLanguages.map((lang) => ({ source: record, target: record, lang })))
  const children = Map.groupBy(list, (record) => record[parent.column])
  return parents.flatMap(({ source, target, lang }) => {
    const translated = children.get(target?.["id"]) ?? []
    return target
      ? (children.get(source["id"]) ?? []).flatMap((child, at) => pairWith(child, translated[at], lang))
      : []
  })
}

// Without a counterpart there is nothing to write into.
const pairWith = (source: RecordFields, target: RecordFields | undefined, lang: Language): Pair[] =>
  target ? [{ source, target, lang }] : []

function pairFamilies(list: readonly RecordFields[]): Pair[] {
  const families = Map.groupBy(list, ({ id, translation_of }) => translation_of ?? id)
  return [...families.values()].flatMap((family) => {
    const memberIn = (lang: Language) => family.find((member) => parseLanguage(String(member["lang"])) === lang)
    const source = memberIn(defaultLanguage)
    return source ? targetLanguages.map((lang) => ({ source, target: memberIn(lang) ?? null, lang })) : []
  })
}
