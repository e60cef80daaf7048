import type { Language } from "#contract/language.ts"

interface ReplyTexts {
  subject: (reference: string) => string
  greeting: (name: string) => string
  thanks: (reference: string, date: string) => string
  items: string
}

/** Opening of an answer, in the inquiry's language, not the dashboard's. */
export const replyTexts: Record<Language, ReplyTexts> = {
  de: {
    subject: (reference) => `Ihre Anfrage ${reference}`,
    greeting: (name) => `Guten Tag ${name},`,
    thanks: (reference, date) => `vielen Dank für Ihre Anfrage ${reference} vom ${date}.`,
    items: "Sie haben angefragt:",
  },
  en: {
    subject: (reference) => `Your request ${reference}`,
    greeting: (name) => `Dear ${name},`,
    thanks: (reference, date) => `Thank you for your request ${reference} of ${date}.`,
    items: "You asked for:",
  },
  ru: {
    subject: (reference) => `Ваш запрос ${reference}`,
    greeting: (name) => `Здравствуйте, ${name}!`,
    thanks: (reference, date) => `Благодарим за запрос ${reference} от ${date}.`,
    items: "Вы запросили:",
  },
}
