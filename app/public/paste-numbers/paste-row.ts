import { type Language, languages } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"
import { foldNumber, foldText } from "#contract/number-reader/fold-number.ts"
import { parseQuantity } from "#contract/number-reader/parse-quantity.ts"
import type { ReadLine } from "#contract/number-reader/read-numbers.ts"
import type { ListedItem } from "../request-list/inquiry-item.ts"
import { type LookedUp, type Lookup, partItem } from "../request-list/look-up-numbers.ts"

/** One line of the pasted text, to be checked and added. */
export interface PasteRow {
  /** Line and index of its number; stable when the text is read again. */
  id: string
  pasted: string
  /** Possible numbers of the line. */
  numbers: readonly string[]
  /** Empty until the visitor chooses one. */
  number: string
  position: string
  /** What the line says besides. */
  remark: string
  /** As typed; empty until the visitor enters it. */
  quantity: string
  why: ReadLine["why"]
  found: LookedUp
  /** Requests the successor of a superseded part. */
  takeSuccessor: boolean
  /** Part that the number is a misreading of, as confirmed by the visitor. */
  meant: LookedUp["similar"][number] | null
}

/** Returns rows for lines with a number. A missing quantity is one; an unclear one stays empty. */
export function pasteRows(lines: readonly ReadLine[], lookup: Lookup): PasteRow[] {
  const ofLine = new Map<number, number>()
  return lines
    .filter(({ numbers }) => numbers.length > 0)
    .map(({ line, pasted, numbers, position, remark, quantity, why }) => {
      const before = ofLine.get(line) ?? 0
      ofLine.set(line, before + 1)
      const row = {
        id: `${line}-${before}`,
        pasted,
        numbers,
        position,
        remark,
        quantity: quantity === null && why !== "quantity_missing" ? "" : String(quantity ?? 1),
        why,
      }
      return renumber(row, why === "number_unclear" ? supersededOf(numbers, lookup) : (numbers[0] ?? ""), lookup)
    })
}

/** Returns a row with another number, looked up again. */
export function renumber(
  row: Omit<PasteRow, "number" | "found" | "takeSuccessor" | "meant">,
  number: string,
  { itemOf }: Lookup,
): PasteRow {
  const item = itemOf(number)
  return { ...row, number, found: item, takeSuccessor: item.status === "replaced", meant: null }
}

/** A visitor's changes to a line. */
export interface RowEdit {
  number?: string
  quantity?: string
}

/** Applies a visitor's changes after the text was read again. */
export function withEdit(row: PasteRow, { number, quantity }: RowEdit, lookup: Lookup): PasteRow {
  const numbered = number === undefined ? row : { ...renumber(row, number, lookup), numbers: [number] }
  return quantity === undefined ? numbered : { ...numbered, quantity, why: "read" }
}

/** Returns the superseded one of two numbers, if one supersedes the other: both are then requested correctly. */
function supersededOf(numbers: readonly string[], { itemOf }: Lookup): string {
  const [old, ...others] = numbers.filter((number) => {
    const { part, current } = itemOf(number)
    const later = current === null ? [] : [part?.subst_part ?? "", current].map(foldNumber)
    return numbers.every((other) => other === number || later.includes(foldNumber(other)))
  })
  return old !== undefined && others.length === 0 ? old : ""
}

export type RowState = "found" | "replaced" | "similar" | "unknown" | "open"

/** Returns the state of a row's number; "open" until one is chosen. */
export const stateOf = ({ found: match, meant, number }: PasteRow): RowState => {
  if (number === "") return "open"
  return meant ? "found" : match.status
}

/** Returns the quantity of a row, read like a pasted one; null when it is invalid. */
export const quantityOf = ({ quantity }: PasteRow): number | null => parseQuantity(quantity)

/** Returns the remark of a row; "" for the description that the catalogue has, too. */
export function remarkOf({ remark, found: match, meant }: PasteRow): string {
  const parts = [meant, match.part, match.successor].filter((part) => part !== null)
  const said = parts.flatMap((part) => languages.map((language) => foldText(part[`description_${language}`])))
  return said.includes(foldText(remark)) ? "" : remark
}

/** Returns the request-list item of a row: for a superseded number the current one, with the requested number noted. */
export function listedItemOf(row: PasteRow, language: Language): ListedItem {
  const { found: match, meant, number, position, takeSuccessor } = row
  const note = remarkOf(row).slice(0, limits.itemNote)
  const rest = {
    product_id: null,
    quantity: quantityOf(row) ?? 1,
    note,
    ...(position ? { position } : {}),
  }
  const part = meant ?? match.part
  const setOf = (quantity: number | undefined) => (quantity && quantity > 1 ? { set: quantity } : {})
  const { current, successor } = match
  if (takeSuccessor && current !== null)
    return {
      ...partItem(current, successor, language),
      ...rest,
      ...setOf(successor?.quantity),
      asked_number: number,
    }
  return {
    ...partItem(number, part, language),
    ...rest,
    ...setOf(part?.quantity),
    ...(current === null ? {} : { successor: current }),
    ...(meant ? { asked_number: number } : {}),
  }
}
