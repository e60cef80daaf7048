import type { Language } from "#contract/language.ts"

// Made once: making one takes as long as rendering a table row.
const formats: Record<Language, Intl.NumberFormat> = {
  de: new Intl.NumberFormat("de"),
  en: new Intl.NumberFormat("en"),
  ru: new Intl.NumberFormat("ru"),
}

/** A figure as the language writes it: 1.955 in German, 1,955 in English. */
export const formatFigure = (language: Language, value: number): string => formats[language].format(value)
