import type { GroupChoice, GroupedSheetResult } from "#contract/grouped-sheet.ts"
import type { NearChoice, SheetResult } from "#contract/sheet.ts"
import type { ColumnField } from "#contract/sheet-constants.ts"
import { callApi } from "../api/call-api.ts"

/** Field by position of a column, such as "#3". */
export type ColumnChoice = Record<string, ColumnField | null>

/** A file, and what a person has said of it; null is what the server recognises. */
export interface ImportChoice {
  file: File
  sheet: string | null
  headingRow: number | null
  /** Whether that row, or the first, is a part already. */
  isHeadless: boolean
  columns: ColumnChoice | null
  groups: GroupChoice | null
  /** Whether rows that a filter has hidden are left out. */
  skipsHidden: boolean
  /** What becomes of near-duplicates, by row; the others are left out. */
  near: NearChoice
  /** Whether parts that are not in the sheet are removed. */
  removes: boolean
  /** Whether blank cells clear values. */
  clear: boolean
}

export const choiceOfFile = (file: File): ImportChoice => ({
  file,
  sheet: null,
  headingRow: null,
  isHeadless: false,
  columns: null,
  groups: null,
  skipsHidden: false,
  near: {},
  removes: false,
  clear: false,
})

/** Result of an import into one group or several. */
export type ImportResult = SheetResult | GroupedSheetResult

/** Names and groups of a sheet for several; none for one group. */
export const namesIn = (result: ImportResult) => ("group_names" in result ? result.group_names : [])

/** How a sheet is sent, and told of its progress. */
export interface SheetCall {
  run: string
  signal?: AbortSignal
  onProgress: (share: number) => void
}

/** Returns the form of a file and how it is read; what a preview has recognised is said, so that it stays. */
export function buildSheetForm(choice: ImportChoice, preview?: ImportResult): FormData {
  const form = new FormData()
  form.append("excel", choice.file)
  const remembered = preview?.remembered ? columnsIn(preview) : null
  const columns = choice.columns ?? remembered
  if (columns) form.append("columns", JSON.stringify(columns))
  if (choice.sheet !== null) form.append("sheet", choice.sheet)
  if (choice.headingRow !== null) form.append("heading_row", String(choice.headingRow))
  if (choice.isHeadless) form.append("headings", "none")
  if (choice.skipsHidden) form.append("hidden_rows", "skip")
  form.append("near", JSON.stringify({ "*": "skip", ...choice.near }))
  const told = preview ? namesIn(preview).filter(({ why }) => why === "remembered") : []
  const groups = { ...Object.fromEntries(told.map(({ name, spare_id }) => [name, spare_id])), ...choice.groups }
  form.append("groups", JSON.stringify(groups))
  return form
}

/** Returns whether parts that are not in the sheet are removed: not while a row is rejected, which would count as missing. */
export const removesParts = ({ removes }: ImportChoice, { errors }: ImportResult): boolean =>
  removes && errors.length === 0

/** Returns the mapping of columns that a preview used. */
export const columnsIn = ({ columns }: Pick<ImportResult, "columns">): ColumnChoice =>
  Object.fromEntries(columns.map(({ number, field }) => [`#${number}`, field]))

/** Asks what a sheet would change, as if parts that are not in it were removed: their number is shown in any case. */
export const previewSheet = (spareId: number | null, choice: ImportChoice, call: SheetCall): Promise<ImportResult> =>
  send(spareId, buildSheetForm(choice), { ...call, choice, query: { mode: "replace", preview: 1, remembered: 1 } })

/** Applies a sheet as previewed, without its bad rows. */
export function applySheet(
  spareId: number | null,
  choice: ImportChoice,
  preview: ImportResult,
  call: SheetCall,
): Promise<ImportResult> {
  const form = buildSheetForm(choice, preview)
  const rows = preview.errors.length > 0 ? "good" : undefined
  const seen = "seen" in preview ? preview.seen : undefined
  if ("groups" in preview)
    form.append("seen", JSON.stringify(Object.fromEntries(preview.groups.map((group) => [group.spare_id, group.seen]))))
  return send(spareId, form, {
    ...call,
    choice,
    query: { mode: removesParts(choice, preview) ? "replace" : "update", rows, seen },
  })
}

interface Sending extends SheetCall {
  choice: ImportChoice
  query: Record<string, string | number | undefined>
}

function send(spareId: number | null, form: FormData, { choice, query, run, ...call }: Sending): Promise<ImportResult> {
  const sending = { ...call, form, query: { ...query, run, clear: choice.clear ? 1 : undefined } }
  return spareId === null
    ? callApi("POST /spare/excel/update", sending)
    : callApi("POST /spare/:id/excel/update", { ...sending, params: { id: spareId } })
}
