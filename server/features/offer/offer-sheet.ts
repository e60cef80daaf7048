import { writeXlsxStream } from "hucre/xlsx"
import { offerTexts } from "#server/i18n/offer/offer-texts.ts"
import type { StoredOffer } from "./offer-store.ts"
import type { PrintedOffer } from "./printed-offer.ts"

const widths = [8, 22, 48, 10, 10, 14, 16, 16, 18, 60]
const money = { numFmt: "#,##0.00" }

/** Returns the lines of an offer as a workbook, with quantities and amounts as numbers. */
export function writeOfferSheet({ lines }: StoredOffer, printed: PrintedOffer): ReadableStream<Uint8Array> {
  const { columns: words, offer } = offerTexts[printed.language]
  const headings = [
    words.position,
    words.part,
    words.description,
    words.quantity,
    words.unit,
    words.unit_price,
    words.amount(printed.currency),
    words.lead,
    words.condition,
    words.note,
  ]
  const columns = headings.map((header, index) => ({
    header,
    width: widths[index] ?? 20,
    ...(index === 5 || index === 6 ? { style: money } : {}),
  }))
  const rows = printed.lines.map((line, index) => {
    const { quantity = null, unit = "", unit_price = null, amount = null, kind } = lines[index] ?? {}
    const isOffered = kind !== "none"
    return [
      line.position,
      line.number,
      line.description,
      quantity,
      unit,
      isOffered && unit_price !== null ? unit_price / 100 : null,
      amount !== null ? amount / 100 : null,
      line.lead,
      line.condition,
      [line.refusal, ...line.details].filter(Boolean).join("\n"),
    ]
  })
  return writeXlsxStream(rows, { name: offer, columns, freezePane: { rows: 1 } })
}
