interface LanguageFacts {
  ownName: string
  /** For dates, figures and social tags. */
  locale: string
  /** What Excel of this language expects between the cells of a CSV file. */
  separator: "," | ";"
  /** Paths on 21 × 14, filled or, with a `width`, stroked. */
  flag: readonly { color: string; path: string; width?: number }[]
}

const stripes = (top: string, middle: string, bottom: string) => [
  { color: top, path: "M0 0h21v14H0z" },
  { color: middle, path: "M0 4.667h21V14H0z" },
  { color: bottom, path: "M0 9.333h21V14H0z" },
]

/** Properties of each language besides its texts. The order is that of columns, switches and fallbacks. */
export const languageTable = {
  de: { ownName: "Deutsch", locale: "de-DE", separator: ";", flag: stripes("#111", "#c8102e", "#f5c400") },
  en: {
    ownName: "English",
    locale: "en-GB",
    separator: ",",
    flag: [
      { color: "#1d3a7a", path: "M0 0h21v14H0z" },
      { color: "#fff", path: "m0 0 21 14M21 0 0 14", width: 3 },
      { color: "#c8102e", path: "m0 0 21 14M21 0 0 14", width: 1.2 },
      { color: "#fff", path: "M10.5 0v14M0 7h21", width: 4.6 },
      { color: "#c8102e", path: "M10.5 0v14M0 7h21", width: 2.6 },
    ],
  },
  ru: { ownName: "Русский", locale: "ru-RU", separator: ";", flag: stripes("#fff", "#1d3f94", "#c8202e") },
} satisfies Record<string, LanguageFacts>

export type Language = keyof typeof languageTable
export const languages = Object.keys(languageTable) as readonly Language[]

/** Language of fallback texts, and the one without URL prefix. */
export const defaultLanguage = "de"
export type DefaultLanguage = typeof defaultLanguage

/** Languages with a URL prefix, as alternatives of a regular expression: "en|ru". */
export const prefixes = languages.filter((language) => language !== defaultLanguage).join("|")

/** Matches the language prefix of a path. */
export const prefixPattern = new RegExp(`^/(?:${prefixes})(?=/|$)`, "u")

const fieldPattern = new RegExp(`_(${languages.join("|")})$`, "u")

/** Returns the language of a localized field: "en" of `title_en`. */
export const languageOfField = (field: string): Language | undefined => fieldPattern.exec(field)?.[1] as Language

export type LocalText = Record<Language, string>

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** Parses a language code in either case, as in the API's `lang` and `language` parameters. */
export function parseLanguage(value: string | null | undefined): Language | null {
  const code = value?.toLowerCase()
  return isLanguage(code) ? code : null
}

/** Returns a path with its language prefix: `/service/3` in English is `/en/service/3`; German has none. */
export function localPath(language: Language, path: string): string {
  if (language === defaultLanguage) return path
  return path === "/" ? `/${language}` : `/${language}${path}`
}
