import type { z } from "zod"
import { AppError, fieldError } from "#server/app-error.ts"

/** Validates values that did not come as JSON; rejects like `validate`, with 422 and the path of each wrong value. */
export function checkInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new AppError("invalid", {
    errors: result.error.issues.map((issue) => fieldError(issue.path.map(String).join("."), issue.message)),
  })
}
