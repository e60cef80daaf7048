import type { Language } from "./language.ts"

const subjects: Record<Language, string> = { de: "Ihre Anfrage", en: "Your request", ru: "Ваш запрос" }

/** Returns the subject of an answer; its reference assigns the customer's answer to the inquiry. */
export const answerSubject = (language: Language, reference: string): string =>
  `Re: ${subjects[language]} [${reference}]`
