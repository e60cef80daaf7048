import type { Inquiry, InquiryItem } from "#contract/inquiry.ts"
import type { Language } from "#contract/language.ts"
import { fallback } from "#contract/localized.ts"
import type { PartLookupResult } from "#contract/part-lookup.ts"
import { placeholderPattern } from "#contract/template-constants.ts"
import { formatDate } from "../ui/format-date.ts"

/** Author of an answer. */
export interface Answerer {
  name: string
  company: string
  /** "" for name and company. */
  signature: string
}

type States = ReadonlyMap<string, Pick<PartLookupResult["items"][number], "current" | "successor">>

const askedAs: Record<Language, (number: string) => string> = {
  de: (number) => `angefragt als ${number}`,
  en: (number) => `requested as ${number}`,
  ru: (number) => `в запросе ${number}`,
}

/** Returns a line with its present number, and the requested one where that is another. */
function partLine(item: InquiryItem, states: States, language: Language): string {
  const { current, successor } = states.get(item.partnumber ?? "") ?? { current: null, successor: null }
  const former = item.asked_number || (current === null ? "" : item.partnumber)
  const title = current === null ? item.title : successor ? fallback(successor, "description", language).text : ""
  const remarks = [former && askedAs[language](former), item.note].filter(Boolean).join("; ")
  const name = [current ?? item.partnumber, title].filter(Boolean).join(" – ")
  return `${item.quantity} × ${name}${remarks && ` (${remarks})`}`
}

/** Returns the values of placeholders, by name; "" for unknown ones. `states` are those of the requested numbers. */
export const templateValues = (
  inquiry: Inquiry & { link?: string },
  me: Answerer,
  language: Language,
  states: States = new Map(),
): Record<string, string> => ({
  name: inquiry.name,
  company: inquiry.company,
  reference: inquiry.reference,
  parts: inquiry.items.map((item) => partLine(item, states, language)).join("\n"),
  link: inquiry.link ?? "",
  promise: inquiry.due_at === null ? "" : dueText(inquiry.due_at, language),
  me: me.name,
  signature: me.signature || [me.name, me.company].filter(Boolean).join("\n"),
})

/**
 * Fills in the placeholders of a template; those without value stay in braces and are returned by `openPlaceholders`.
 */
export const fillTemplate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(placeholderPattern, (whole, name: string) => (Object.hasOwn(values, name) && values[name]) || whole)

/** Returns the open placeholders of a text, each once. */
export const openPlaceholders = (text: string): string[] => [...new Set(text.match(placeholderPattern))]

/** A segment of a text: as typed, filled in from the inquiry, or still open. */
export interface MarkedSegment {
  text: string
  mark: "none" | "value" | "open"
}

// Shorter values would match inside words.
const shortestMarked = 4

/** Splits a text into segments that together are the text, to mark values of the inquiry and open placeholders. */
export function markText(text: string, values: Readonly<Record<string, string>>): MarkedSegment[] {
  const longValues = Object.values(values)
    .filter((value) => value.length >= shortestMarked)
    .toSorted((value, other) => other.length - value.length)
  const pattern = new RegExp([placeholderPattern.source, ...longValues.map(escaped)].join("|"), "gu")
  const marked: MarkedSegment[] = []
  let from = 0
  for (const { 0: match, index } of text.matchAll(pattern)) {
    if (index > from) marked.push({ text: text.slice(from, index), mark: "none" })
    marked.push({ text: match, mark: longValues.includes(match) ? "value" : "open" })
    from = index + match.length
  }
  if (from < text.length) marked.push({ text: text.slice(from), mark: "none" })
  return marked
}

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`)

/**
 * Returns a moment that fits behind "until". In Russian without the weekday, which would have to be in the genitive:
 * "27 ноября, 14:31".
 */
function dueText(iso: string, language: Language): string {
  const text = formatDate(iso, language, {
    ...(language === "ru" ? {} : { weekday: "long" }),
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
  })
  return language === "ru" ? text.replace(" в ", ", ") : text
}
