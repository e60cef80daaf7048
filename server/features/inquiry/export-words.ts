import type { Inquiry, InquirySource } from "#contract/inquiry.ts"
import type { Language } from "#contract/language.ts"

/** Columns of the exported file, in their order. */
export const exportColumns = [
  "received",
  "reference",
  "name",
  "company",
  "email",
  "phone",
  "urgent",
  "language",
  "source",
  "verified",
  "parts",
  "text",
] as const
export type ExportColumn = (typeof exportColumns)[number]

interface ExportWords {
  headings: Record<ExportColumn, string>
  sources: Record<InquirySource, string>
  languages: Record<Inquiry["lang"], string>
  yes: string
  no: string
  /** The number that the sender gave where a part is superseded. */
  askedFor: (partnumber: string) => string
  /** What the spreadsheet of people of this language takes for the end of a cell. */
  separator: "," | ";"
}

export const exportWords: Record<Language, ExportWords> = {
  de: {
    headings: {
      received: "Eingegangen (Europe/Berlin)",
      reference: "Vorgang",
      name: "Name",
      company: "Firma",
      email: "E-Mail",
      phone: "Telefon",
      urgent: "Dringend",
      language: "Sprache",
      source: "Quelle",
      verified: "Geprüft",
      parts: "Teilenummern",
      text: "Text",
    },
    sources: {
      contact: "Kontakt",
      "pre-order": "Vorbestellung",
      availability: "Verfügbarkeit",
      phone: "Telefon",
      mail: "E-Mail",
    },
    languages: { de: "Deutsch", en: "Englisch", ru: "Russisch" },
    yes: "ja",
    no: "nein",
    askedFor: (partnumber) => `(angefragt als ${partnumber})`,
    separator: ";",
  },
  en: {
    headings: {
      received: "Received (Europe/Berlin)",
      reference: "Reference",
      name: "Name",
      company: "Company",
      email: "E-mail",
      phone: "Telephone",
      urgent: "Urgent",
      language: "Language",
      source: "Source",
      verified: "Verified",
      parts: "Part numbers",
      text: "Text",
    },
    sources: {
      contact: "Contact",
      "pre-order": "Pre-order",
      availability: "Availability",
      phone: "Phone",
      mail: "E-mail",
    },
    languages: { de: "German", en: "English", ru: "Russian" },
    yes: "yes",
    no: "no",
    askedFor: (partnumber) => `(asked for ${partnumber})`,
    separator: ",",
  },
  ru: {
    headings: {
      received: "Получено (Europe/Berlin)",
      reference: "Номер обращения",
      name: "Имя",
      company: "Компания",
      email: "E-mail",
      phone: "Телефон",
      urgent: "Срочно",
      language: "Язык",
      source: "Источник",
      verified: "Проверено",
      parts: "Номера деталей",
      text: "Текст",
    },
    sources: {
      contact: "Контакты",
      "pre-order": "Предзаказ",
      availability: "Наличие",
      phone: "Телефон",
      mail: "Эл. почта",
    },
    languages: { de: "Немецкий", en: "Английский", ru: "Русский" },
    yes: "да",
    no: "нет",
    askedFor: (partnumber) => `(запрошен номер ${partnumber})`,
    separator: ";",
  },
}
