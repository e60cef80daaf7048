import { type Language, languageTable } from "./language.ts"

/** Limits of an offer. Money is in hundredths of the currency. */
export const offerLimits = {
  lines: 300,
  /** Of a line, and of its unit price. */
  amount: 2_000_000_000,
  note: 2_000,
  line: 300,
  text: 4_000,
  unit: 40,
  leadTime: 999,
  validDays: 365,
  /** Days after the last day of validity for which the customer's page shows prices. */
  shownDays: 90,
} as const

export const currencies = ["EUR", "USD"] as const
export type Currency = (typeof currencies)[number]

/** Codes of Incoterms 2020; "" leaves the delivery term out. */
export const deliveryTerms = ["", "EXW", "FCA", "CPT", "CIP", "DAP", "DPU", "DDP", "FAS", "FOB", "CFR", "CIF"] as const
export type DeliveryTerm = (typeof deliveryTerms)[number]

/** Domestic; within the EU, where the customer owes it (reverse charge); an export, which is free of it. */
export const vatKinds = ["domestic", "eu", "export"] as const
export type VatKind = (typeof vatKinds)[number]

/** Per cent. */
const vatRates: Readonly<Record<VatKind, number>> = { domestic: 19, eu: 0, export: 0 }

/**
 * What a line of an offer is: the part that was asked for; another number instead; one beside it, which is never in the
 * sum; a line that is not offered; costs such as packing or freight.
 */
export const offerLineKinds = ["offer", "replacement", "alternative", "none", "cost"] as const
export type OfferLineKind = (typeof offerLineKinds)[number]

/** Why a line is not offered; "" for lines that are. */
export const noOfferReasons = ["", "not_available", "unknown_number", "discontinued", "not_our_range", "other"] as const
export type NoOfferReason = (typeof noOfferReasons)[number]

export const leadUnits = ["", "stock", "days", "weeks"] as const
export type LeadUnit = (typeof leadUnits)[number]

export const conditions = ["", "new", "new_surplus", "overhauled", "repaired", "as_removed"] as const
export type Condition = (typeof conditions)[number]

/**
 * State of an offer. `waiting`: its mail has not left yet, and the customer's page does not show it; `superseded` and
 * `expired` are computed.
 */
export const offerStates = [
  "draft",
  "waiting",
  "sent",
  "accepted",
  "declined",
  "withdrawn",
  "superseded",
  "expired",
] as const
export type OfferState = (typeof offerStates)[number]

/** Why a customer declines an offer. */
export const declineReasons = ["price", "lead_time", "bought_elsewhere", "postponed", "other"] as const
export type DeclineReason = (typeof declineReasons)[number]

/** Whether somebody has to confirm that an export is allowed, before an offer is sent. */
export const exportChecks = ["off", "outside_eu", "always"] as const
export type ExportCheck = (typeof exportChecks)[number]

/** What keeps an offer from being sent. */
export const sendProblems = [
  "no_lines",
  "open_lines",
  "incomplete_lines",
  "vat_id_missing",
  "export_unchecked",
  "expired",
  "no_address",
  "mail_off",
] as const
export type SendProblem = (typeof sendProblems)[number]

/** Placeholders of the mail with an offer. */
export const offerPlaceholders = ["name", "number", "reference", "lines", "total", "valid_until", "link", "me"] as const
export type OfferPlaceholder = (typeof offerPlaceholders)[number]

interface PricedLine {
  kind: OfferLineKind
  /** Null while it is not entered. */
  quantity: number | null
  /** Null while it is not entered. */
  unit_price: number | null
}

/** Sums of an offer, in hundredths of its currency. */
export interface OfferSums {
  /** Lines offered, without costs and alternatives. */
  goods: number
  costs: number
  net: number
  /** Per cent. */
  vat_rate: number
  vat: number
  total: number
}

/** Returns the amount of a line; null while quantity or price is not entered, and for one that is not offered. */
export const lineAmount = ({ kind, quantity, unit_price }: PricedLine): number | null =>
  kind === "none" || quantity === null || unit_price === null ? null : quantity * unit_price

/**
 * Returns the sums of an offer. All are exact: 300 lines of the highest amount are below the largest integer of
 * JavaScript, with tax too. Half a cent of tax is rounded up.
 */
export function sumOffer(lines: readonly PricedLine[], vat: VatKind): OfferSums {
  const sumOf = (...kinds: OfferLineKind[]) =>
    lines.reduce((sum, line) => sum + (kinds.includes(line.kind) ? (lineAmount(line) ?? 0) : 0), 0)
  const goods = sumOf("offer", "replacement")
  const costs = sumOf("cost")
  const net = goods + costs
  const rate = vatRates[vat]
  const tax = Math.floor((net * rate + 50) / 100)
  return { goods, costs, net, vat_rate: rate, vat: tax, total: net + tax }
}

/** Returns an amount as people of a language write it, without its currency: `1.234,50`. */
export const formatAmount = (hundredths: number, language: Language): string =>
  new Intl.NumberFormat(languageTable[language].locale, { minimumFractionDigits: 2 }).format(hundredths / 100)

/** Returns a day such as `2026-12-18` as a letter in a language writes it: `18.12.2026`, `18 Dec 2026`. */
export const letterDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(languageTable[language].locale, {
    day: "2-digit",
    // Figures alone are read in two ways where English is spoken.
    month: language === "en" ? "short" : "2-digit",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${day}T00:00:00Z`))

/** Returns the position that an offer prints of each line: 1, 2, and `2a` for the alternative to 2. */
export function numberLines(lines: readonly { kind: OfferLineKind; line_id: number | null }[]): string[] {
  const positionOf = new Map<number, number>()
  let last = 0
  return lines.map(({ kind, line_id }) => {
    const main = line_id === null ? undefined : positionOf.get(line_id)
    if (kind === "alternative") return `${main ?? last}a`
    last += 1
    if (line_id !== null) positionOf.set(line_id, last)
    return String(last)
  })
}
