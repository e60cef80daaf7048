import { AppError } from "#server/app-error.ts"

/** Returns a `conflict` that keeps a record in the trash; the dashboard translates the stable `code`. */
export const restoreConflict = (code: string, detail: string): AppError =>
  new AppError("conflict", { detail, errors: [{ path: "", code, message: detail }] })
