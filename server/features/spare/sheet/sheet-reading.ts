import type { GroupChoice } from "#contract/grouped-sheet.ts"
import type { SheetColumn, SheetError, SheetReadingInfo } from "#contract/sheet.ts"
import type { CheckedRow } from "./check-row.ts"
import type { ChosenColumns } from "./columns.ts"
import type { NamedGroup, SheetGroup } from "./find-group.ts"
import type { RefusedRow } from "./refused-row.ts"

/** One valid row of a sheet: `row` as in the sheet, from 1. */
export interface ReadRow extends Pick<CheckedRow, "fields" | "isAsRequired"> {
  row: number
  /** Group id; 0 when all rows are for one group. */
  group: number
}

export interface ReadRows extends Pick<SheetReadingInfo, "heading_row" | "set_aside" | "hidden_rows"> {
  /** How many of the rows passed on count, none when the sheet as a whole is rejected. */
  valid: number
  errors: SheetError[]
  columns: SheetColumn[]
  shape: string
  /** Whether a stored column mapping was used. */
  isRemembered: boolean
  /** Rejected rows, if requested. */
  refused: RefusedRow[]
  /** Names in the column of the group. */
  groupNames: NamedGroup[]
}

/** Options for reading the rows of a sheet. */
export interface RowsReading {
  columns: ChosenColumns
  /** Stored column mappings by sheet shape; used when none is chosen. */
  remembered?: Readonly<Record<string, ChosenColumns>> | undefined
  /** Groups that rows may name, for a sheet with a group column. */
  groups?: readonly SheetGroup[] | undefined
  /** Groups that stand for names of the sheet. */
  groupChoice?: GroupChoice | undefined
  /** Whether hidden rows are left out. */
  skipsHidden?: boolean | undefined
  /** Whether rejected rows are returned. */
  wantsRefused?: boolean
  onRead?: (rows: number) => void
  /** Is passed each valid row while the sheet is read; reading waits for its promise. */
  onRow: (row: ReadRow) => Promise<void> | void
}

export interface SheetChoice extends Pick<RowsReading, "columns" | "remembered" | "groups"> {
  /** Name of the worksheet, where a person has chosen it. */
  sheet?: string | undefined
  /** Row of the headings, from 1, where a person has chosen it. */
  headingRow?: number | undefined
  /** Whether that row, or the first, is a part already. */
  isHeadless?: boolean | undefined
}

/** A sheet as it was read, and of a preview what else the file holds. */
export type ReadSheet = ReadRows & SheetReadingInfo

export interface SheetReading extends RowsReading, SheetChoice {
  /** Whether the rows of all worksheets are counted. */
  isPreview?: boolean | undefined
}
