import { format, isDateFormat } from "numfmt"

/** A formula without a stored value, as some programs write them. */
export const bareFormula = Symbol("formula without a value")

export type CellValue = string | number | boolean | null | FormattedNumber | typeof bareFormula

/** One row of cells; `index` counts rows from 0. */
export interface SheetLine {
  index: number
  values: readonly CellValue[]
  /** Whether a filter or a person has hidden the row. */
  isHidden?: boolean
}

export interface Worksheet {
  name: string
  isHidden: boolean
  /** Reads the rows that have cells, from the first; `maxLines` at most. */
  lines: (maxLines: number) => AsyncIterable<SheetLine> | Iterable<SheetLine>
  /** Indexes of the hidden columns; complete when the first row has been read. */
  hiddenColumns: ReadonlySet<number>
  /** Whether all cells are text, so that Excel may have written numbers as it showed them. */
  isText: boolean
}

/** A number in a number format of its own; dates are such numbers. */
export class FormattedNumber {
  readonly value: number
  readonly format: string
  readonly #shown: string | undefined

  /** `shown` is the text where the file holds it. */
  constructor(value: number, numberFormat: string, shown?: string) {
    this.value = value
    this.format = numberFormat
    this.#shown = shown
  }

  get isDate(): boolean {
    return isDateFormat(this.format)
  }

  /** Text that Excel shows, without the blanks that only align it. */
  get shown(): string {
    return (this.#shown ?? showNumber(this.value, this.format)).trim()
  }
}

/** Returns a number in a format of ECMA-376, part 1, 18.8.31; in the general one when the format is none. */
export function showNumber(value: number, numberFormat = "General"): string {
  try {
    return format(numberFormat, value)
  } catch {
    return format("General", value)
  }
}

/** Returns whether a cell shows nothing; white space is nothing. */
export const isBlank = (value: CellValue | undefined): boolean =>
  value === null || value === undefined || (typeof value === "string" && value.trim() === "")

/** Returns a cell as the sheet shows it; dates of the general formats by ISO 8601. */
export function showCell(value: CellValue | undefined): string {
  if (value === null || value === undefined || value === bareFormula) return ""
  if (value instanceof FormattedNumber) return value.shown
  if (typeof value === "boolean") return String(value).toUpperCase()
  return typeof value === "number" ? showNumber(value) : String(value)
}

/** Returns the column of a reference such as "AB12", from 0; undefined without one. */
export function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/u.exec(reference ?? "")?.[0]
  if (letters === undefined) return undefined
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
