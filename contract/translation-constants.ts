import { languages } from "./language.ts"

/** Languages that are translated into. */
export const targetLanguages = languages.filter((language) => language !== "de")

/** States of a text that a list may be limited to; without one, all that are missing or older than their source. */
export const translationFilters = ["missing", "older", "all"] as const
export type TranslationFilter = (typeof translationFilters)[number]

export const translationFormats = ["xlsx", "xliff"] as const

export const translationLimits = {
  /** Of one page of the worklist. */
  rows: 500,
  /** Of one file that comes back. */
  fileBytes: 20_971_520,
  fileUnits: 50_000,
} as const
