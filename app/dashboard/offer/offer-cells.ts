import { type Currency, conditions, formatAmount } from "#contract/offer-constants.ts"
import type { Language } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"
import type { OfferLineInput } from "#contract/offer.ts"
import type { OfferTexts } from "#app/i18n/dashboard/offer/offer-texts.ts"
import { type OfferColumn, type OfferedRow, lineOfRow } from "./offer-rows.ts"
import { parsePrice } from "./parse-price.ts"

export interface CellContext {
  /** Language of the dashboard. */
  language: Language
  currency: Currency
  texts: OfferTexts
}

/** Returns the text of a cell: as typed where it could not be read. */
export function shownCell({ line, texts: typed }: OfferedRow, column: OfferColumn, context: CellContext): string {
  const wrong = typed[column]
  if (wrong !== undefined) return wrong
  if (!line) return ""
  const { language, texts } = context
  switch (column) {
    case "quantity":
      return String(line.quantity ?? "")
    case "unit_price":
      return line.unit_price === null ? "" : formatAmount(line.unit_price, language)
    case "lead":
      return leadText(line, texts)
    case "condition":
      return texts.conditions[line.condition]
    case "number":
    case "description":
    case "note":
      return line[column]
  }
}

export function leadText(
  { lead_unit, lead_min, lead_max }: Pick<OfferLineInput, "lead_unit" | "lead_min" | "lead_max">,
  texts: OfferTexts,
): string {
  if (lead_unit === "" || lead_unit === "stock") return texts.leadUnits[lead_unit]
  const span = [...new Set([lead_min, lead_max].filter((end) => end !== null))].join("–")
  return `${span} ${texts.leadUnits[lead_unit]}`.trim()
}

/** Returns a row with a typed cell; what cannot be read stays as text. */
export function typeCell(row: OfferedRow, column: OfferColumn, text: string, context: CellContext): OfferedRow {
  const { [column]: _former, ...texts } = row.texts
  const change = readCell(column, text.trim(), context)
  if (change === null) return { ...row, line: lineOfRow(row), texts: { ...texts, [column]: text } }
  if (!row.line && text.trim() === "") return { ...row, texts }
  const line = lineOfRow(row)
  const isReoffered = line.kind === "none" && change.unit_price !== undefined && change.unit_price !== null
  return { ...row, texts, line: { ...line, ...(isReoffered ? { kind: "offer", reason: "" } : {}), ...change } }
}

/** Returns the fields that a text means; null when it cannot be read. */
function readCell(column: OfferColumn, text: string, context: CellContext): Partial<OfferLineInput> | null {
  switch (column) {
    case "number":
      return { number: text.slice(0, limits.partNumber) }
    case "quantity":
      if (text === "") return { quantity: null }
      return /^[1-9]\d*$/u.test(text) && Number(text) <= limits.itemQuantity ? { quantity: Number(text) } : null
    case "unit_price": {
      const price = parsePrice(text, context.language)
      const isOther = "currency" in price && price.currency !== undefined && price.currency !== context.currency
      return "amount" in price && !isOther ? { unit_price: price.amount } : null
    }
    case "lead":
      return readLead(text, context.texts)
    case "condition": {
      const wanted = text.toLocaleLowerCase()
      const condition = conditions.find((value) => context.texts.conditions[value].toLocaleLowerCase() === wanted)
      return condition === undefined ? null : { condition }
    }
    case "description":
    case "note":
      return { [column]: text }
  }
}

/** Reads "stock", "10–12 weeks", "5 d"; a span without a unit is in weeks. */
function readLead(text: string, { leadWords }: OfferTexts): Partial<OfferLineInput> | null {
  if (text === "") return { lead_unit: "", lead_min: null, lead_max: null }
  const words = text.toLocaleLowerCase()
  if (leadWords.stock.some((word) => words.startsWith(word)))
    return { lead_unit: "stock", lead_min: null, lead_max: null }
  const [, from, to, unit = ""] = /^(\d{1,3})(?:\s*[-–—]\s*(\d{1,3}))?\s*(\p{L}*)\.?$/u.exec(words) ?? []
  if (from === undefined) return null
  const isDays = unit !== "" && leadWords.days.some((word) => word.startsWith(unit) || unit.startsWith(word))
  const isWeeks = unit === "" || leadWords.weeks.some((word) => word.startsWith(unit) || unit.startsWith(word))
  const [min, max] = [Number(from), Number(to ?? from)]
  return min > max || !(isDays || isWeeks)
    ? null
    : { lead_unit: isDays && unit !== "" ? "days" : "weeks", lead_min: min, lead_max: max }
}
