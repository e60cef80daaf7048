import { limits } from "../limits.ts"

/** Units that are nothing but units: "Lager 4 Stück" and "Stück 4" are four. */
export const pieceUnits = [
  "stück",
  "stueck",
  "stuck",
  "stücke",
  "stck",
  "stk",
  "pcs",
  "pce",
  "pieces",
  "piece",
  "ea",
  "штук[аи]?",
  "шт",
].join("|")

/** Units in three languages, as written after a quantity; "St 37" is a steel and "Satz 2" the second set. */
export const units = [
  pieceUnits,
  "st",
  "satz",
  "sätze",
  "paar",
  "pc",
  "each",
  "off",
  "sets",
  "set",
  "units",
  "einheiten",
  "nos",
  "ед",
  "комплект(?:а|ов)?",
  "компл",
  "к-т",
].join("|")

const unitWord = new RegExp(`(?<!\\p{L})(?:${units})(?!\\p{L})`, "iu")

/** Returns the unit in the text of a quantity, as written: "pcs" of "5 pcs"; empty without one. */
export const unitOf = (quantity: string): string => unitWord.exec(quantity)?.[0] ?? ""

/** Digits with separators: "1000", "1.000", "1,000", "1'000", "1 000", "4,00". */
export const digitGroups = "\\d+(?:[.,'’ \\u00a0\\u202f]\\d+)*"

const whole = /^\d+$/u
const grouped = /^\d{1,3}(?:([.,'’ \u00a0\u202f])\d{3})(?:\1\d{3})*$/u
const withoutFraction = /^(.+)[.,]0{1,2}$/u
/** "17Stk", "4 шт." */
export const withUnit = new RegExp(`^(${digitGroups})\\s*(?:${units})\\.?$`, "iu")
const unitBefore = new RegExp(`^(?:${pieceUnits})\\.?\\s*(${digitGroups})$`, "iu")

const fractionOf = { ",": /,(\d+)/u, ".": /\.(\d+)/u }

export type DecimalSign = "," | "." | ""

// A price: two decimals before another figure, a currency or the end of a cell. In "12,25 x 2" they are a size.
const price = (sign: string) =>
  new RegExp(`(?<![^\\s;|]|[x×*х]\\s)\\d+${sign}\\d{2}(?!\\d)(?=\\s*(?:$|[\\t;|\\d€$]|eur|usd|руб))`, "imu")
const [commaPrice, pointPrice] = [price(","), price("\\.")]

/**
 * Returns the decimal sign that figures such as `1.250,00` or `1,250.00` and prices such as `125,00` show; empty without
 * any, or with both.
 */
export function decimalSignOf(text: string): DecimalSign {
  const comma = /\d\.\d{3},\d/u.test(text) || commaPrice.test(text)
  const point = /\d,\d{3}\.\d/u.test(text) || pointPrice.test(text)
  return comma === point ? "" : comma ? "," : "."
}

/**
 * Returns the whole number in a text, with or without unit; `1.000` is a thousand unless the sign is the decimal one,
 * null for `1.5` and 0.
 */
export function parseQuantity(text: string, decimalSign: DecimalSign = ""): number | null {
  if (!/\p{N}/u.test(text)) return null
  // Fast path for most cells; the code below takes twelve times as long.
  if (/^[1-9]\d{0,5}$/u.test(text)) return Number(text)
  const [fraction = "", decimals = ""] = (decimalSign && fractionOf[decimalSign].exec(text)) || []
  if (/[^0]/u.test(decimals)) return null
  const trimmed = text.replace(fraction, "").normalize("NFKC").trim()
  const digits = (withUnit.exec(trimmed) ?? unitBefore.exec(trimmed))?.[1] ?? trimmed
  const cents = withoutFraction.exec(digits)
  // Three zeros are a group of thousands; "4,00" is a cell with decimals.
  const value = toWhole(digits) ?? (cents?.[1] ? toWhole(cents[1]) : null)
  return value !== null && value >= 1 && value <= limits.itemQuantity ? value : null
}

function toWhole(digits: string): number | null {
  if (whole.test(digits)) return digits.length <= 7 ? Number(digits) : null
  return grouped.test(digits) && !digits.startsWith("0") ? Number(digits.replace(/\D/gu, "")) : null
}
