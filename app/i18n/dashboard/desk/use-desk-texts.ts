import type { Language } from "#contract/language.ts"
import { useDashboardLanguage } from "../dashboard-language.tsx"
import { desk as de } from "./de.ts"
import type { DeskTexts } from "./desk-texts.ts"
import { desk as en } from "./en.ts"
import { desk as ru } from "./ru.ts"

const texts: Record<Language, DeskTexts> = { de, en, ru }

/** The words of the screens on which requests are answered, in the dashboard's language. */
export const useDeskTexts = (): DeskTexts => texts[useDashboardLanguage()]
