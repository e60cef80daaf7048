import { type Language, languageTable, languages } from "#contract/language.ts"
import { once } from "./once.ts"

const formats = Object.fromEntries(
  languages.map((language) => [language, once(() => new Intl.NumberFormat(languageTable[language].locale))]),
) as Record<Language, () => Intl.NumberFormat>

/**
 * Returns whether every language formats a number as its plain digits; creating browser formats takes 50 ms on a slow
 * phone.
 */
export const isPlainFigure = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1_000

/** Formats a number in a language: 1.955 in German, 1,955 in English. */
export const formatFigure = (language: Language, value: number): string =>
  isPlainFigure(value) ? String(value) : formats[language]().format(value)
