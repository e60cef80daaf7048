import { AppError } from "#server/app-error.ts"

/** Returns the error `conflict` with a code that says what stands in the way. */
export const inquiryConflict = (code: string, detail: string): AppError =>
  new AppError("conflict", { detail, errors: [{ path: "", code, message: detail }] })
