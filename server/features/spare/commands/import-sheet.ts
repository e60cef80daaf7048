import type { SheetResult } from "#contract/sheet.ts"
import type { Caller } from "#server/caller.ts"
import { existing } from "#server/app-error.ts"
import { changedMeanwhile } from "../rebuild-part-set.ts"
import { planImport } from "../sheet/plan-import.ts"
import { findPartSet } from "../store.ts"
import { type ImportOptions, finishImport, groupResult, readImportSheet, seenOf } from "./import-rows.ts"

const maxSamples = 200

/**
 * Imports a sheet into a group, all or nothing unless bad rows are to be skipped: rows are matched by part number; new
 * ones are added, changed ones updated, missing ones kept, or removed in mode "replace". With `preview` nothing is
 * written. Throws `not_found`, `invalid` with every bad row, `conflict` when parts were changed meanwhile, or since the
 * preview whose state is `seen`.
 */
export async function importSheet(
  caller: Caller,
  spareId: number,
  workbook: Uint8Array,
  options: ImportOptions & { seen?: string | undefined },
): Promise<SheetResult> {
  const { db } = caller.app
  const before = existing(await findPartSet(db, spareId))
  if (options.seen !== undefined && options.seen !== seenOf(before)) throw changedMeanwhile([spareId])
  const read = await readImportSheet(caller, workbook, { ...options, spareId })
  const { rows, errors } = read.sheet
  const plan = await planImport(db, before, rows, { ...options, errors, maxSamples }, read.report)
  const planned = { spareId, before, plan }
  const { told, importIds } = await finishImport(caller, read, [planned], options)
  return { ...told, ...groupResult(planned, importIds) }
}
