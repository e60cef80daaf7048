import { type Language, languages } from "#contract/language.ts"
import type { LanguageCode } from "#contract/language-code.ts"

/** A record that exists once per language; `translation_of` names the first one. */
export interface RecordTranslation {
  id: number
  lang: LanguageCode
  translation_of: number | null
}

/** Records of one thing in its languages. */
export interface TranslationGroup<T> {
  /** Id of the first record. */
  id: number
  records: Readonly<Partial<Record<Language, T>>>
}

export const languageOf = (code: LanguageCode): Language => code.toLowerCase() as Language
export const codeOf = (language: Language): LanguageCode => language.toUpperCase() as LanguageCode

/** Groups translations of the same record, in the order of their first appearance. */
export function groupTranslations<T extends RecordTranslation>(records: readonly T[]): TranslationGroup<T>[] {
  const groups = Map.groupBy(records, (record) => record.translation_of ?? record.id)
  return [...groups].map(([id, members]) => ({
    id,
    records: Object.fromEntries(members.map((member) => [languageOf(member.lang), member])),
  }))
}

export const membersOf = <T>({ records }: TranslationGroup<T>): T[] =>
  languages.flatMap((language) => records[language] ?? [])

/** Returns the record of a language, else the German, English or Russian one. */
export function recordFor<T>(group: TranslationGroup<T>, language: Language): T {
  const record = group.records[language] ?? membersOf(group)[0]
  if (record === undefined) throw new Error("A group of translations has no record")
  return record
}

/** Returns the translation of a record in another language, by id; null when there is none. */
export function translationIn<T extends RecordTranslation>(
  records: readonly T[],
  id: number,
  language: Language,
): T | null {
  const group = groupTranslations(records).find((candidate) => membersOf(candidate).some((member) => member.id === id))
  return group?.records[language] ?? null
}
