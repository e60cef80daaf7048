import { AppError } from "#server/app-error.ts"

/** Returns a `conflict` with a specific code. */
export const inquiryConflict = (code: string, detail: string): AppError =>
  new AppError("conflict", { detail, errors: [{ path: "", code, message: detail }] })
