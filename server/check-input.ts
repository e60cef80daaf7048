import type { z } from "zod"
import { AppError, fieldError } from "#server/app-error.ts"

/** Validates values that did not come as JSON; rejects like `validate`, with 422 and the path of each wrong value. */
export function checkInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  const issues = result.success ? unstorable(result.data) : result.error.issues
  if (result.success && issues.length === 0) return result.data
  throw new AppError("invalid", {
    errors: issues.map((issue) => fieldError(issue.path.map(String).join("."), issue.message)),
  })
}

interface Issue {
  path: readonly PropertyKey[]
  message: string
}

/** Values nested deeper are invalid: functions that call themselves for each level would exceed the stack. */
const deepestLevel = 64

/**
 * Returns what is wrong with valid values that hold a NUL character, which PostgreSQL cannot store, or are nested too
 * deep.
 */
export function unstorable(value: unknown, path: readonly PropertyKey[] = []): Issue[] {
  if (typeof value === "string") return value.includes("\0") ? [{ path, message: "invalid" }] : []
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return []
  if (path.length === deepestLevel) return [{ path: path.slice(0, 1), message: "invalid" }]
  return Object.entries(value).flatMap(([name, field]) =>
    name.includes("\0") ? [{ path, message: "invalid" }] : unstorable(field, [...path, name]),
  )
}
