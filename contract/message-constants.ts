import type { Language } from "./language.ts"

/** From the customer, an answer by mail, an answer by telephone as noted by a person, and an internal note. */
export const messageKinds = ["in", "out", "call", "note"] as const
export type ThreadMessageKind = (typeof messageKinds)[number]

const subjects: Record<Language, string> = { de: "Ihre Anfrage", en: "Your request", ru: "Ваш запрос" }

/** Returns the subject of an answer; its reference assigns the customer's answer to the inquiry. */
export const answerSubject = (language: Language, reference: string): string =>
  `Re: ${subjects[language]} [${reference}]`
