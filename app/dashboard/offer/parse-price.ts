import { type Currency, offerLimits } from "#contract/offer-constants.ts"
import type { Language } from "#contract/language.ts"

/** What a typed or pasted price says: an amount in hundredths, two possible ones, or nothing that can be taken. */
export type ParsedPrice =
  | { amount: number | null; currency?: Currency }
  | { choices: readonly [number, number]; currency?: Currency }
  | { error: "invalid_price" }

const currencyIn = (text: string): Currency | undefined =>
  /€|eur/iu.test(text) ? "EUR" : /\$|usd/iu.test(text) ? "USD" : undefined

/**
 * Reads a price: of two separators the last one is the decimal sign; of a single one with three digits after it, a
 * comma may be either in every language, a point in English only, and the person is asked.
 */
export function parsePrice(text: string, language: Language): ParsedPrice {
  const currency = currencyIn(text)
  const more = currency === undefined ? {} : { currency }
  // "1.250,- € netto", "12.50 EUR/pc".
  const digits = text
    .replaceAll(/[\s'’\u00a0\u202f]|€|\$|eur|usd|netto|net/giu, "")
    .replace(/\/\p{L}{1,8}\.?$/u, "")
    .replace(/[.,][-–—]{1,2}$/u, "")
  if (digits === "") return { amount: null, ...more }
  if (!/^\d[\d.,]*$/u.test(digits)) return { error: "invalid_price" }
  const decimal = decimalSign(digits, language)
  const thousands = decimal === "," ? "." : ","
  if (decimal === "?") {
    const [whole = "", fraction = ""] = digits.split(/[.,]/u)
    const grouped = amountOf(whole + fraction, "")
    const small = amountOf(whole, fraction.slice(0, 2))
    return grouped === null || small === null ? { error: "invalid_price" } : { choices: [grouped, small], ...more }
  }
  const [whole = "", fraction = "", ...rest] = digits.split(decimal)
  const groups = whole.split(thousands)
  const isGrouped = groups.length === 1 || groups.slice(1).every((group) => group.length === 3)
  if (rest.length > 0 || fraction.length > 2 || fraction.includes(thousands) || !isGrouped)
    return { error: "invalid_price" }
  const amount = amountOf(groups.join(""), fraction)
  return amount === null ? { error: "invalid_price" } : { amount, ...more }
}

function decimalSign(digits: string, language: Language): "," | "." | "?" {
  const [commas, points] = [digits.split(",").length - 1, digits.split(".").length - 1]
  if (commas > 0 && points > 0) return digits.lastIndexOf(",") > digits.lastIndexOf(".") ? "," : "."
  if (commas + points === 0) return "."
  // Repeated, it parts thousands.
  if (commas + points > 1) return commas > 0 ? "." : ","
  const sign = commas === 1 ? "," : "."
  const isShort = /^\d{1,3}[.,]\d{3}$/u.test(digits)
  if (!isShort) return sign
  return sign === "," || language === "en" ? "?" : ","
}

function amountOf(whole: string, fraction: string): number | null {
  const amount = Number(whole || "0") * 100 + Number(fraction.padEnd(2, "0"))
  return Number.isSafeInteger(amount) && amount <= offerLimits.amount ? amount : null
}
