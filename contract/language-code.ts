import { z } from "zod"
import { parseLanguage } from "./language.ts"

export const languageCodes = ["DE", "EN", "RU"] as const
export type LanguageCode = (typeof languageCodes)[number]

/** A language code in either case. */
export const languageCodeSchema = z.preprocess(
  (code) => (typeof code === "string" ? (parseLanguage(code)?.toUpperCase() ?? code) : code),
  z.enum(languageCodes, "invalid"),
)
