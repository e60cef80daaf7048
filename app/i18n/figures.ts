import { type Language, languageTable, languages } from "#contract/language.ts"

// Made once: making one takes as long as rendering a table row.
const formats = Object.fromEntries(
  languages.map((language) => [language, new Intl.NumberFormat(languageTable[language].locale)]),
) as Record<Language, Intl.NumberFormat>

/** A figure as the language writes it: 1.955 in German, 1,955 in English. */
export const formatFigure = (language: Language, value: number): string => formats[language].format(value)
