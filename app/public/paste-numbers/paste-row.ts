import type { Language } from "#contract/language.ts"
import { foldNumber } from "#contract/number-reader/fold-number.ts"
import type { ReadLine } from "#contract/number-reader/read-numbers.ts"
import { mostQuantity, type ListedItem } from "../request-list/inquiry-item.ts"
import { type LookedUp, type Lookup, partItem } from "./look-up-numbers.ts"

/** One line of the pasted text on its way into the request. */
export interface PasteRow {
  /** The line and which of its numbers it is; stays the same when the text is read again. */
  id: string
  pasted: string
  /** What the line may mean. */
  numbers: readonly string[]
  /** Empty while the visitor still has to say which one is meant. */
  number: string
  position: string
  /** As typed: empty while the visitor still has to say it. */
  quantity: string
  why: ReadLine["why"]
  found: LookedUp
  /** Of a superseded part its successor is asked for. */
  takeSuccessor: boolean
  /** The number was a misreading of this one, as the visitor says. */
  meant: LookedUp["similar"][number] | null
}

/** Lines that hold a number, as rows to check. A quantity that is not said is one; what is unclear stays empty. */
export function pasteRows(lines: readonly ReadLine[], lookup: Lookup): PasteRow[] {
  const ofLine = new Map<number, number>()
  return lines
    .filter(({ numbers }) => numbers.length > 0)
    .map(({ line, pasted, numbers, position, quantity, why }) => {
      const before = ofLine.get(line) ?? 0
      ofLine.set(line, before + 1)
      const row = {
        id: `${line}-${before}`,
        pasted,
        numbers,
        position,
        quantity: quantity === null && why !== "quantity_missing" ? "" : String(quantity ?? 1),
        why,
      }
      return renumber(row, why === "number_unclear" ? supersededOf(numbers, lookup) : (numbers[0] ?? ""), lookup)
    })
}

/** A row with another number, as the catalogue knows it. */
export function renumber(
  row: Omit<PasteRow, "number" | "found" | "takeSuccessor" | "meant">,
  number: string,
  { itemOf }: Lookup,
): PasteRow {
  const found = itemOf(number)
  return { ...row, number, found, takeSuccessor: found.status === "replaced", meant: null }
}

/** What a visitor has typed over a line. */
export interface RowEdit {
  number?: string
  quantity?: string
}

/** A row as it was typed over before the text was read again. */
export function withEdit(row: PasteRow, { number, quantity }: RowEdit, lookup: Lookup): PasteRow {
  const numbered = number === undefined ? row : { ...renumber(row, number, lookup), numbers: [number] }
  return quantity === undefined ? numbered : { ...numbered, quantity, why: "read" }
}

/** Of two numbers one of which supersedes the other, returns the superseded one: both are then asked for as what they are. */
function supersededOf(numbers: readonly string[], { itemOf }: Lookup): string {
  const [old, ...others] = numbers.filter((number) => {
    const { part } = itemOf(number)
    const successor = foldNumber(part?.subst_part ?? "")
    return successor !== "" && numbers.every((other) => other === number || foldNumber(other) === successor)
  })
  return old !== undefined && others.length === 0 ? old : ""
}

export type RowState = "found" | "replaced" | "similar" | "unknown" | "open"

/** What the catalogue says of a row's number; "open" while nobody has said which number is meant. */
export const stateOf = ({ found, meant, number }: PasteRow): RowState => {
  if (number === "") return "open"
  return meant ? "found" : found.status
}

/** The quantity of a row, or null when it is none to order. */
export function quantityOf({ quantity }: PasteRow): number | null {
  const value = Number(quantity)
  return /^\d{1,7}$/u.test(quantity.trim()) && value >= 1 && value <= mostQuantity ? value : null
}

/** Returns what a row puts into the request: a superseded number as the current one, with the number that was asked for. */
export function listedItemOf(row: PasteRow, language: Language): ListedItem {
  const { found, meant, number, position, takeSuccessor } = row
  const rest = {
    product_id: null,
    quantity: quantityOf(row) ?? 1,
    note: "",
    ...(position ? { position } : {}),
  }
  const part = meant ?? found.part
  const setOf = (quantity: number | undefined) => (quantity && quantity > 1 ? { set: quantity } : {})
  if (takeSuccessor && part?.subst_part) {
    const { successor } = found
    return {
      ...partItem(part.subst_part, successor, language),
      ...rest,
      ...setOf(successor?.quantity),
      asked_number: number,
    }
  }
  return {
    ...partItem(number, part, language),
    ...rest,
    ...setOf(part?.quantity),
    ...(part?.subst_part ? { successor: part.subst_part } : {}),
    ...(meant ? { asked_number: number } : {}),
  }
}
