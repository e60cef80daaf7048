import { validator } from "hono-openapi"
import { z } from "zod"
import { AppError, fieldError } from "#server/app-error.ts"
import { officeLimits } from "#contract/office-limits.ts"
import { readingUtf8 } from "./check-utf8.ts"
import { bodyLimit } from "hono/body-limit"
import { readingQuery } from "./page-cache/cached-calls.ts"

type Target = "json" | "query" | "param" | "form"

/** Checks one part of a request; a wrong value is 422 with its path, a wrong address part is 404. The input itself is never sent back. */
export function input<Schema extends z.ZodType, T extends Target>(target: T, schema: Schema) {
  const check = validator(target, schema, (result) => {
    if (result.success) return
    if (target === "param") throw new AppError("not_found")
    throw new AppError("invalid", {
      errors: result.error.map((issue) => fieldError((issue.path ?? []).map(segment).join("."), issue.message)),
    })
  })
  if (schema instanceof z.ZodObject && target === "query") return readingQuery(check, Object.keys(schema.shape))
  return target === "json" ? readingUtf8(check) : check
}

const segment = (part: PropertyKey | { key: PropertyKey }) => String(typeof part === "object" ? part.key : part)

/** Refuses a longer body before it is held in memory. */
export function atMost(bytes: number = officeLimits.jsonBytes) {
  return bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw new AppError("too_large")
    },
  })
}
