import type { Language } from "#contract/language.ts"
import type { AppContext } from "#server/app-context.ts"
import { invalid, AppError } from "#server/app-error.ts"
import { runSheetProcess } from "./run-sheet-process.ts"
import type { SheetOrder } from "./sheet-process.ts"
import type { SheetError } from "#contract/sheet.ts"

/**
 * Returns a workbook of the rows an import would reject. Throws `invalid` when no row or the whole sheet is rejected.
 */
export async function readRefused(
  app: AppContext,
  sheet: Omit<SheetOrder, "refusedIn"> & { workbook: Uint8Array },
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const { refused, errors } = await runSheetProcess(app.programDir, { ...sheet, refusedIn: language }, () => undefined)
  if (refused) return new Uint8Array(refused)
  throw errors.length > 0 ? refusal(errors) : invalid("excel", "empty")
}

/** Returns the error that lists every faulty cell of a sheet. */
export const refusal = (errors: readonly SheetError[]): AppError =>
  new AppError("invalid", {
    detail: "Nothing was imported: the sheet has rows that cannot be",
    errors: errors.map((error) => ({ path: `${error.row}:${error.column}`, ...error })),
  })
