import type { InquiryLine } from "#contract/inquiry-line.ts"
import { type OfferLineKind, lineAmount } from "#contract/offer-constants.ts"
import type { Offer, OfferLineInput } from "#contract/offer.ts"

/** Columns that are typed in, in order. */
export const sheetColumns = ["number", "description", "quantity", "unit_price", "lead", "condition", "note"] as const
export type OfferColumn = (typeof sheetColumns)[number]

/** A row of the sheet: a line of the offer, or an asked line without an answer. */
export interface OfferedRow {
  /** Stays while the offer is edited. */
  key: string
  /** Null for a line that nobody asked for. */
  asked: InquiryLine | null
  /** Null while an asked line has no answer. */
  line: OfferLineInput | null
  /** Cells whose text could not be read, as typed. */
  texts: Partial<Record<OfferColumn, string>>
}

/** Returns the lines of an offer below the asked lines that they answer, then those that nobody asked for. */
export function rowsOf(lines: readonly OfferLineInput[], askedLines: readonly InquiryLine[]): OfferedRow[] {
  const keyOf = (line: OfferLineInput, index: number) => `line-${line.id ?? `new-${index}`}`
  const rows = lines.map((line, index): OfferedRow => {
    const target = askedLines.find(({ id }) => id === line.line_id) ?? null
    return { key: keyOf(line, index), asked: target, line, texts: {} }
  })
  const answered = askedLines.flatMap((target): OfferedRow[] => {
    const answers = rows.filter((row) => row.asked === target)
    const isAlternative = (row: OfferedRow) => row.line?.kind === "alternative"
    const main = answers.filter((row) => !isAlternative(row))
    const open: OfferedRow = { key: `asked-${target.id}`, asked: target, line: null, texts: {} }
    return [...(main.length > 0 ? main : [open]), ...answers.filter(isAlternative)]
  })
  return [...answered, ...rows.filter((row) => row.asked === null)]
}

/** Returns what is stored of the rows. */
export const linesOf = (rows: readonly OfferedRow[]): OfferLineInput[] => rows.flatMap(({ line }) => line ?? [])

/** Returns stored lines as they are entered. */
export const enteredLines = (offer: Pick<Offer, "lines">): OfferLineInput[] =>
  offer.lines.map(({ position: _position, amount: _amount, ordered: _ordered, ...entered }) => entered)

/** Returns a line with its defaults. */
export const newLine = (fields: Partial<OfferLineInput> & { kind: OfferLineKind }): OfferLineInput => ({
  line_id: null,
  reason: "",
  number: "",
  description: "",
  quantity: null,
  unit: "",
  unit_price: null,
  lead_unit: "",
  lead_min: null,
  lead_max: null,
  condition: "",
  documents: "",
  note: "",
  remark: "",
  cost: null,
  supplier: "",
  ...fields,
})

/** Returns the line of a row, which typing begins for an asked line without an answer. */
export const lineOfRow = ({ line, asked }: OfferedRow): OfferLineInput =>
  line ??
  newLine({
    kind: "offer",
    line_id: asked?.id ?? null,
    number: asked?.partnumber ?? "",
    description: asked?.title ?? "",
    quantity: asked?.quantity ?? null,
    unit: asked?.unit ?? "",
  })

/** Returns whether an asked line has its whole answer: a reason, or a price and a quantity. */
export const isAnswered = ({ line }: OfferedRow): boolean =>
  line !== null && (line.kind === "none" ? line.reason !== "" : lineAmount(line) !== null)

/** Returns the positions of the asked lines without a whole answer, from 1, with their rows. */
export function openRows(rows: readonly OfferedRow[]): { place: number; row: number }[] {
  const mains = rows.map((row, index) => ({ row, index })).filter(({ row }) => isMain(row))
  return mains.flatMap(({ row, index }, place) => (isAnswered(row) ? [] : [{ place: place + 1, row: index }]))
}

export const isMain = ({ asked, line }: OfferedRow): boolean => asked !== null && line?.kind !== "alternative"

/** Returns the position that each row shows: 7, and 7a for the alternative to it. */
export function placesOf(rows: readonly OfferedRow[]): string[] {
  let last = 0
  return rows.map(({ line }) => (line?.kind === "alternative" ? `${last}a` : String((last += 1))))
}
