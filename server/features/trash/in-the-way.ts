import { AppError } from "#server/app-error.ts"

/** A `conflict` that keeps a record in the trash; the reason has a stable name, so that it can be said in any language. */
export const inTheWay = (code: string, detail: string): AppError =>
  new AppError("conflict", { detail, errors: [{ path: "", code, message: detail }] })
