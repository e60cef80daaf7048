import { type Language, languageTable } from "#contract/language.ts"

const timeZone = "Europe/Berlin"

/** Returns "18 Nov 2026", in the dashboard's language and the company's time zone. */
export const formatDay = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(languageTable[language].locale, {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone,
  }).format(new Date(iso))

/** Returns "14:12". */
export const formatTime = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(languageTable[language].locale, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).format(new Date(iso))

/** Returns "18 Nov 2026, 14:12", or with seconds "18 Nov 2026, 14:12:07". */
export const formatMoment = (iso: string, language: Language, hasSeconds = false): string =>
  new Intl.DateTimeFormat(languageTable[language].locale, {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    ...(hasSeconds ? { second: "2-digit" } : {}),
    timeZone,
  }).format(new Date(iso))
