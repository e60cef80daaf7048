import type { Language } from "#contract/language.ts"
import type { OfferLineKind } from "#contract/offer-constants.ts"
import type { QrCode } from "#server/qr-code.ts"

/** A line in the words of a language, as letter, workbook and page show it. */
export interface PrintedLine {
  id: number
  kind: OfferLineKind
  position: string
  number: string
  description: string
  /** What else is printed below the description. */
  details: string[]
  quantity: string
  unitPrice: string
  amount: string
  /** In hundredths; what it adds to the sum, 0 for an alternative. */
  counted: number
  lead: string
  condition: string
  /** Why it is not offered; "" for one that is. */
  refusal: string
}

export interface PrintedFact {
  label: string
  value: string
}

/** An offer in the words of a language. */
export interface PrintedOffer {
  language: Language
  number: string
  currency: string
  isDraft: boolean
  day: string
  facts: PrintedFact[]
  recipient: string
  textBefore: string
  textAfter: string
  /** Headings: position, part, quantity, price, amount, lead time. */
  columns: string[]
  lines: PrintedLine[]
  totals: (PrintedFact & { note: string })[]
  terms: PrintedFact[]
  /** The customer's page. */
  link: string
}

/** The sender of a letter, with what § 35a GmbHG has at its foot. */
export interface LetterHead {
  name: string
  address: string
  /** A PNG as data URI, which pdfkit stores once for all pages; null without one of the company's own. */
  logo: { src: string; width: number; height: number } | null
  foot: string[][]
}

/** What the process needs to make a letter. */
export interface LetterOrder {
  offer: PrintedOffer
  head: LetterHead
  qr: QrCode
  fontDir: string
  /** Time at which it was made, as the file says. */
  madeAt: string
}
