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

// NUL, which PostgreSQL cannot store, and half a surrogate pair, which both engines would store as U+FFFD.
const isStorable = (text: string) => !text.includes("\0") && text.isWellFormed()

/** Returns what is wrong with valid values whose texts or names cannot be stored, or that are nested too deep. */
export function unstorable(value: unknown, path: readonly PropertyKey[] = []): Issue[] {
  if (typeof value === "string") return isStorable(value) ? [] : [{ path, message: "invalid" }]
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return []
  if (path.length === deepestLevel) return [{ path: path.slice(0, 1), message: "invalid" }]
  return Object.entries(value).flatMap(([name, field]) =>
    isStorable(name) ? unstorable(field, [...path, name]) : [{ path, message: "invalid" }],
  )
}
