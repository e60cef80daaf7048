export const languages = ["de", "en", "ru"] as const
export type Language = (typeof languages)[number]

/** The language a text falls back to, and the one without an address prefix. */
export const defaultLanguage = "de"
export type DefaultLanguage = typeof defaultLanguage

export type LocalText = Record<Language, string>

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** Reads a language code in either case, as the API's `lang` and `language` parameters send it. */
export function parseLanguage(value: string | null | undefined): Language | null {
  const code = value?.toLowerCase()
  return isLanguage(code) ? code : null
}

/** `/service/3` in English is `/en/service/3`; German addresses carry no prefix. */
export function localPath(language: Language, path: string): string {
  if (language === defaultLanguage) return path
  return path === "/" ? `/${language}` : `/${language}${path}`
}
