import { nearPartKey } from "#contract/number-reader/same-part.ts"
import type { NearChoice, NearDuplicate } from "#contract/sheet.ts"
import type { ReadRow } from "./read-rows.ts"

const maxNear = 1_000

export const numberOf = ({ fields }: ReadRow): string => fields.partnumber ?? ""

/** Rows by the numbers that they are near-duplicates of, of parts or of rows further up. */
export class NearRows {
  readonly #choices: NearChoice
  readonly #first = new Map<string, ReadRow>()
  readonly #stored = new Map<string, string>()
  readonly #same = new Map<string, ReadRow>()
  readonly #decided: ReadRow[] = []

  constructor(choices: NearChoice) {
    this.#choices = choices
  }

  /** Returns whether a row counts by its own number. */
  add(row: ReadRow): boolean {
    const key = nearPartKey(numberOf(row))
    if (!this.#first.has(key)) this.#first.set(key, row)
    const choice = this.#choices[row.row] ?? "other"
    if (choice === "other") return true
    this.#decided.push(row)
    if (choice === "same" && !this.#same.has(key)) this.#same.set(key, row)
    return false
  }

  /** Returns the row that is to count as a stored part, and notes the part's number. */
  sameAs(number: string): ReadRow | undefined {
    const key = nearPartKey(number)
    if (this.#first.has(key) && !this.#stored.has(key)) this.#stored.set(key, number)
    const row = this.#same.get(key)
    this.#same.delete(key)
    return row
  }

  /** Returns the near-duplicates among rows that are no stored part by their own number, in the order of the sheet. */
  list(added: Iterable<ReadRow>): NearDuplicate[] {
    const near = [...added, ...this.#decided].flatMap((row) => {
      const key = nearPartKey(numberOf(row))
      const first = this.#first.get(key)
      const existing = this.#stored.get(key) ?? (first && first !== row ? numberOf(first) : undefined)
      return existing === undefined ? [] : [{ row: row.row, number: numberOf(row), existing }]
    })
    return near.toSorted((a, b) => a.row - b.row).slice(0, maxNear)
  }
}
