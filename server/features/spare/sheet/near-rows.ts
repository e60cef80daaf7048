import { nearPartKey } from "#contract/number-reader/same-part.ts"
import type { NearChoice, NearDuplicate } from "#contract/sheet.ts"
import { yieldToEventLoop } from "#server/db/chunks.ts"
import type { ReadRow } from "./sheet-reading.ts"

const rowsPerStep = 2_000

export const numberOf = ({ fields }: ReadRow): string => fields.partnumber ?? ""

/** A stored part that near-duplicates are compared with. */
interface StoredPart {
  id: number
  partnumber: string
}

/** A row, the number that it is nearly written like, and the part or the row that has it. */
export interface NearRow<Part extends StoredPart> extends Pick<NearDuplicate, "number" | "existing"> {
  row: ReadRow
  part: Part | null
  /** Whether nobody has said what becomes of it, and it is left out. */
  isUndecided: boolean
}

/** Rows by the numbers that they are near-duplicates of, of parts or of rows further up. */
export class NearRows<Part extends StoredPart> {
  readonly #choices: NearChoice
  readonly #first = new Map<string, ReadRow>()
  readonly #stored = new Map<string, Part>()
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

  /** Returns the row that is to count as a stored part, and notes the part. */
  sameAs(part: Part): ReadRow | undefined {
    const key = nearPartKey(part.partnumber)
    if (this.#first.has(key) && !this.#stored.has(key)) this.#stored.set(key, part)
    const row = this.#same.get(key)
    this.#same.delete(key)
    return row
  }

  /** Returns the near-duplicates among rows that are no stored part by their own number, in the order of the sheet. */
  async list(added: ReadonlyMap<string, ReadRow>): Promise<NearRow<Part>[]> {
    const near: NearRow<Part>[] = []
    let seen = 0
    for (const rows of [added.values(), this.#decided])
      for (const row of rows) {
        if (++seen % rowsPerStep === 0) await yieldToEventLoop()
        const number = numberOf(row)
        const key = nearPartKey(number)
        const first = this.#first.get(key)
        const part = this.#stored.get(key) ?? null
        const existing = part?.partnumber ?? (first && first !== row ? numberOf(first) : undefined)
        const isUndecided = this.#choices["*"] === "skip" && this.#choices[row.row] === undefined
        if (existing !== undefined) near.push({ row, number, existing, part, isUndecided })
      }
    return near.toSorted((a, b) => a.row.row - b.row.row)
  }
}
