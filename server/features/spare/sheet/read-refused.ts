import type { Language } from "#contract/language.ts"
import type { AppContext } from "#server/app-context.ts"
import { invalid } from "#server/app-error.ts"
import { refusal } from "./refusal.ts"
import { runSheetProcess } from "./run-sheet-process.ts"
import type { SheetOrder } from "./sheet-process.ts"

/**
 * Returns a workbook of the rows an import would reject. Throws `invalid` when no row or the whole sheet is rejected.
 */
export async function readRefused(
  app: AppContext,
  sheet: Omit<SheetOrder, "refusedIn">,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const { refused, errors } = await runSheetProcess(app.programDir, { ...sheet, refusedIn: language }, () => undefined)
  if (refused) return new Uint8Array(refused)
  throw errors.length > 0 ? refusal(errors) : invalid("excel", "empty")
}
