import { type Language, languageTable, languages } from "#contract/language.ts"
import { once } from "./once.ts"

const formats = Object.fromEntries(
  languages.map((language) => [language, once(() => new Intl.NumberFormat(languageTable[language].locale))]),
) as Record<Language, () => Intl.NumberFormat>

/** Returns whether every language writes a figure as its digits alone; the browser's formats take 50 ms to make on a slow phone. */
export const isPlainFigure = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1_000

/** A figure as the language writes it: 1.955 in German, 1,955 in English. */
export const formatFigure = (language: Language, value: number): string =>
  isPlainFigure(value) ? String(value) : formats[language]().format(value)
