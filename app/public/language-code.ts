import type { Language } from "#contract/language.ts"
import type { LanguageCode } from "#contract/language-code.ts"

/** Products and categories store their language in capitals. */
export const languageCode = (language: Language) => language.toUpperCase() as LanguageCode
