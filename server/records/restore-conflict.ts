import { AppError } from "#server/app-error.ts"

/** Returns a `conflict` that keeps a record in the trash; `code` is stable, so that the reason can be said in any language. */
export const restoreConflict = (code: string, detail: string): AppError =>
  new AppError("conflict", { detail, errors: [{ path: "", code, message: detail }] })
