import { validator } from "hono-openapi"
import { z } from "zod"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { AppError, fieldError } from "#server/app-error.ts"
import { checkBody } from "./accept-body.ts"
import { checkUtf8 } from "./check-utf8.ts"
import { readingQuery } from "./cached-calls.ts"

type Target = "json" | "query" | "param"

/**
 * Checks one part of a request; a wrong value is 422 with its path, a wrong address part is 404. The input itself is never sent back.
 * A JSON body has at most `maxBytes`.
 */
export function validate<Schema extends z.ZodType, T extends Target>(
  target: T,
  schema: Schema,
  maxBytes: number = dashboardLimits.jsonBytes,
) {
  const check = validator(target, schema, (result) => {
    if (result.success) return
    if (target === "param") throw new AppError("not_found")
    throw new AppError("invalid", {
      errors: result.error.map((issue) => fieldError((issue.path ?? []).map(segment).join("."), issue.message)),
    })
  })
  if (target === "query" && schema instanceof z.ZodObject) return readingQuery(check, Object.keys(schema.shape))
  if (target !== "json") return check
  const checkAll: typeof check = async (c, next) => {
    await checkBody(c, "json", maxBytes)
    await checkUtf8(c)
    return check(c, next)
  }
  // hono-openapi keeps a description as a property of its handler.
  return Object.assign(checkAll, check as object)
}

const segment = (part: PropertyKey | { key: PropertyKey }) => String(typeof part === "object" ? part.key : part)
