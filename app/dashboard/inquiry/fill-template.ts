import type { Inquiry } from "#contract/inquiry.ts"
import { type Language, languageTable } from "#contract/language.ts"
import { placeholderPattern } from "#contract/template.ts"

/** Who answers. */
interface Answerer {
  name: string
  company: string
  /** "" for name and company. */
  signature: string
}

/** Fills in what a text for answers leaves open; what has no value stays in braces, and is named by `openPlaceholders`. */
export function fillTemplate(text: string, inquiry: Inquiry, me: Answerer, language: Language): string {
  const values: Record<string, string> = {
    name: inquiry.name,
    company: inquiry.company,
    reference: inquiry.reference,
    parts: inquiry.items
      .map(({ quantity, partnumber, title }) =>
        [`${quantity} ×`, [partnumber, title].filter(Boolean).join(" – ")].join(" "),
      )
      .join("\n"),
    promise: inquiry.due_at === null ? "" : dueText(inquiry.due_at, language),
    me: me.name,
    signature: me.signature || [me.name, me.company].filter(Boolean).join("\n"),
  }
  return text.replaceAll(placeholderPattern, (whole, name: string) => values[name] || whole)
}

/** Returns what is still open in a text, each once. */
export const openPlaceholders = (text: string): string[] => [...new Set(text.match(placeholderPattern))]

const dueText = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(languageTable[language].locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "Europe/Berlin",
  }).format(new Date(iso))
