import type { Language } from "#contract/language.ts"
import { de } from "./de.ts"
import type { ServerTexts } from "./dictionary.ts"
import { en } from "./en.ts"
import { ru } from "./ru.ts"

/** What the server writes by itself: mails, and the headings and words of files. */
export const serverTexts: Record<Language, ServerTexts> = { de, en, ru }
