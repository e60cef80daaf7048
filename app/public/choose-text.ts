import type { Language } from "#contract/language.ts"
import { type LocalizedColumns, fallback } from "#contract/localized.ts"

export interface ChosenText {
  text: string
  /** Set when the text fell back to another language, for the element's `lang`. */
  lang: Language | undefined
}

/** Returns a text in the page's language, or in another one with its `lang`: `chooseText(service, "title", "ru")`. */
export function chooseText<Name extends string>(
  record: LocalizedColumns<Name>,
  name: Name,
  language: Language,
): ChosenText {
  const { text, lang } = fallback(record, name, language)
  return { text, lang: lang === language ? undefined : lang }
}
