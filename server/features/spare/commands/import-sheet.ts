import type { SheetField, SheetResult } from "#contract/sheet.ts"
import type { Caller } from "#server/caller.ts"
import { AppError } from "#server/app-error.ts"
import { beginProgress, reportNothing } from "../import-progress.ts"
import { findPartSet } from "../store.ts"
import { planImport } from "../sheet/plan-import.ts"
import { runSheetProcess } from "../sheet/run-sheet-process.ts"
import { applyImport } from "./apply-import.ts"

export interface ImportOptions {
  /** Name of the sheet's file, by which people recognise the import later. */
  file: string
  mode: "update" | "replace"
  preview: boolean
  /** Blank cells clear values instead of leaving them. */
  clear: boolean
  columns: Record<string, SheetField | null>
  /** The name under which the progress can be asked for. */
  run?: string | undefined
}

/**
 * Imports a parts sheet into a group, all or nothing: rows are matched by part number, new ones added, changed ones updated, others
 * left alone, or removed in mode "replace". With `preview` nothing changes. Throws `not_found`, `invalid` with every bad row,
 * `conflict` when parts were changed meanwhile.
 */
export async function importSheet(
  caller: Caller,
  spareId: number,
  workbook: Uint8Array,
  options: ImportOptions,
): Promise<SheetResult> {
  const { app } = caller
  const before = await findPartSet(app.db, spareId)
  if (!before) throw new AppError("not_found")
  const report = options.run === undefined ? reportNothing : await beginProgress(app, spareId, options.run)
  const sheet = await runSheetProcess(app.programDir, { workbook, columns: options.columns }, (done) => {
    // Nobody waits for this: an import goes on without it.
    report({ phase: "reading", done, total: 0 }).catch(() => undefined)
  })
  if (sheet.errors.length > 0 && !options.preview)
    throw new AppError("invalid", {
      detail: "Nothing was imported: the sheet has rows that cannot be",
      errors: sheet.errors.map((error) => ({ path: `${error.row}:${error.column}`, ...error })),
    })
  const plan = await planImport(app.db, before, sheet.rows, options, report)
  const importId = options.preview
    ? null
    : await applyImport(caller, spareId, before, { file: options.file, plan, report })
  const { errors, columns } = sheet
  return { ...plan.counts, errors, columns, preview: options.preview, import_id: importId, samples: plan.samples }
}
