import type { SheetError } from "#contract/sheet.ts"
import { AppError } from "#server/app-error.ts"

/** Returns the error that lists every faulty cell of a sheet. */
export const refusal = (errors: readonly SheetError[]): AppError =>
  new AppError("invalid", {
    detail: "Nothing was imported: the sheet has rows that cannot be",
    errors: errors.map((error) => ({ path: `${error.row}:${error.column}`, ...error })),
  })
