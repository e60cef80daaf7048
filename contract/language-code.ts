import { z } from "zod"
import { type Language, languages, parseLanguage } from "./language.ts"

export const languageCodes = languages.map((language) => language.toUpperCase() as Uppercase<Language>)
export type LanguageCode = Uppercase<Language>

/** A language code in either case. */
export const languageCodeSchema = z.preprocess(
  (code) => (typeof code === "string" ? (parseLanguage(code)?.toUpperCase() ?? code) : code),
  z.enum(languageCodes, "invalid"),
)
