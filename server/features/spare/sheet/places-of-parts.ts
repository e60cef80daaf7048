import type { SheetNote } from "#contract/sheet.ts"
import { numberOf } from "./near-rows.ts"
import type { ReadRow } from "./sheet-reading.ts"

const quantityOf = ({ fields }: ReadRow): number => Number(fields.quantity ?? 0)

/** Parts that a list names at several places: one part with the largest quantity, and the first text of each kind. */
export class PlacesOfParts {
  readonly #places = new Map<ReadRow, number>()

  /** Joins a further row into the first one of its number. */
  join(first: ReadRow, row: ReadRow): void {
    this.#places.set(first, (this.#places.get(first) ?? 1) + 1)
    const quantity = String(Math.max(quantityOf(first), quantityOf(row)))
    const filled = Object.entries(first.fields).filter(([, value]) => value !== "")
    first.fields = { ...row.fields, ...Object.fromEntries(filled), ...(first.fields.quantity ? { quantity } : {}) }
    delete row.isAsRequired
  }

  /** Returns what has to be said of rows, in their order. */
  notes(rows: readonly ReadRow[]): SheetNote[] {
    return rows.flatMap((row) => {
      const places = this.#places.get(row) ?? 1
      const kind = places > 1 ? "several_places" : row.isAsRequired ? "as_required" : null
      return kind ? [{ row: row.row, number: numberOf(row), kind, quantity: quantityOf(row), places }] : []
    })
  }
}
