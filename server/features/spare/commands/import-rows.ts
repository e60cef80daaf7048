import type { NearChoice, SheetResult } from "#contract/sheet.ts"
import type { Caller } from "#server/caller.ts"
import { invalid } from "#server/app-error.ts"
import { countClosedGaps } from "#server/demand/count-closed-gaps.ts"
import { type ReportProgress, beginProgress, reportNothing } from "../import-progress.ts"
import type { PartSetState } from "../rebuild-part-set.ts"
import { listRememberedColumns, rememberColumns } from "../sheet-columns-store.ts"
import type { ChosenColumns } from "../sheet/columns.ts"
import type { SheetGroup } from "../sheet/find-group.ts"
import { guessNumberColumn } from "../sheet/guess-columns.ts"
import { refusal } from "../sheet/read-refused.ts"
import { runSheetProcess } from "../sheet/run-sheet-process.ts"
import { type PlannedImport, applyImports } from "./apply-import.ts"
import type { ReadRow, ReadSheet, SheetReading } from "../sheet/sheet-reading.ts"

export interface ImportOptions extends Pick<SheetReading, "sheet" | "headingRow" | "isHeadless" | "skipsHidden"> {
  /** Name of the uploaded file, shown in the list of imports. */
  file: string
  mode: "update" | "replace"
  preview: boolean
  /** Blank cells clear values instead of keeping them. */
  clear: boolean
  columns: ChosenColumns
  /** Name under which the progress can be read. */
  run?: string | undefined
  /** "good" skips bad rows instead of rejecting the sheet. */
  rows: "all" | "good"
  /** Whether to use the mapping stored for a sheet of the same shape when none is chosen. */
  remembered: boolean
  /** What becomes of near-duplicates, by row. */
  near?: NearChoice | undefined
}

/** A sheet as read by its child process, and the progress callback. */
interface SheetToImport {
  sheet: Omit<ReadSheet, "valid" | "refused"> & { rows: ReadRow[] }
  report: ReportProgress
}

/**
 * Reads a sheet for one group (`spareId`), or for several (null) named by its rows. Throws `invalid` with every bad row
 * when the sheet is to be applied and cannot be completely.
 */
export async function readImportSheet(
  { app }: Caller,
  workbook: Uint8Array,
  options: ImportOptions &
    Pick<SheetReading, "groupChoice"> & { spareId: number | null; groups?: readonly SheetGroup[] },
): Promise<SheetToImport> {
  const { file, columns, groups, groupChoice, rows, run, spareId, preview: isPreview } = options
  const { sheet: chosen, headingRow, isHeadless, skipsHidden } = options
  const choices = { sheet: chosen, headingRow, isHeadless, skipsHidden, groupChoice }
  // An unreadable row would count as missing, and its part would be removed.
  if (rows === "good" && options.mode === "replace") throw invalid("rows", "invalid")
  const report = run === undefined ? reportNothing : await beginProgress(app, spareId, run)
  const remembered = options.remembered ? await listRememberedColumns(app.db) : undefined
  const order = { workbook, file, columns, remembered, groups, isPreview, ...choices }
  const sheet = await runSheetProcess(app.programDir, order, (done) => {
    // Not awaited: the import continues without it.
    report({ phase: "reading", done, total: 0 }).catch(() => undefined)
  })
  const canSkip = rows === "good" && sheet.rows.length > 0
  if (sheet.errors.length > 0 && !options.preview && !canSkip) throw refusal(sheet.errors)
  return { sheet, report }
}

/** Applies the plan unless it is a preview; returns the result for the whole sheet, and the import's id by group. */
export async function finishImport(
  caller: Caller,
  { sheet, report }: SheetToImport,
  planned: readonly PlannedImport[],
  { file, preview, columns: chosen }: ImportOptions,
) {
  const { app } = caller
  const added = planned.flatMap(({ plan }) => plan.added.map(({ partnumber }) => partnumber))
  const gaps_closed = await countClosedGaps(app, added)
  const importIds = preview ? new Map<number, number>() : await applyImports(caller, planned, { file, report })
  if (!preview && Object.keys(chosen).length > 0 && sheet.columns.some(({ heading }) => heading !== ""))
    await rememberColumns(app.db, sheet.shape, sheet.columns, app.clock().toISOString())
  const columns = preview ? await guessNumberColumn(app.db, sheet.columns) : sheet.columns
  const remembered = sheet.isRemembered ? sheet.shape : null
  const { errors, sheets, heading_row, first_rows, set_aside, hidden_rows } = sheet
  const near = planned.flatMap(({ plan }) => plan.near)
  const notes = planned.flatMap(({ plan }) => plan.notes)
  const reading = { errors, sheets, heading_row, first_rows, set_aside, hidden_rows, near, notes }
  return { told: { ...reading, columns, remembered, preview, gaps_closed }, importIds }
}

/** Returns the result for one group. */
export const groupResult = (
  { spareId, before, plan }: PlannedImport,
  importIds: ReadonlyMap<number, number>,
): Pick<SheetResult, "added" | "updated" | "unchanged" | "removed" | "import_id" | "seen" | "samples"> => ({
  ...plan.counts,
  import_id: importIds.get(spareId) ?? null,
  seen: seenOf(before),
  samples: plan.samples,
})

/** Returns the state of a group's parts, as reported by a preview. */
export const seenOf = ({ part_set, parts_version }: PartSetState): string => `${part_set}-${parts_version}`
