import { resolver, validator } from "hono-openapi"
import { z } from "zod"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { AppError, fieldError } from "#server/app-error.ts"
import { unstorable } from "#server/check-input.ts"
import { bodyRefusals, checkBody } from "./accept-body.ts"
import { addDescription } from "./add-description.ts"
import { checkUtf8 } from "./check-utf8.ts"
import { readingQuery } from "./cached-calls.ts"
import { refusals } from "./refusals.ts"

type Target = "json" | "query" | "param"

/**
 * Validates one part of a request and describes it; a wrong value is 422 with its path, a wrong path parameter 404.
 * Input is never echoed. A JSON body has at most `maxBytes`.
 */
export function validate<Schema extends z.ZodType, T extends Target>(
  target: T,
  schema: Schema,
  maxBytes: number = dashboardLimits.jsonBytes,
) {
  const check = validator(target, schema, (result) => {
    const issues = result.success ? unstorableLeftBy(schema, result.data) : result.error
    if (issues.length === 0) return
    if (target === "param") throw new AppError("not_found")
    throw new AppError("invalid", {
      errors: issues.map((issue) => fieldError((issue.path ?? []).map(segment).join("."), issue.message)),
    })
  })
  if (target === "param") return addDescription(check, descriptionOf("path", schema, "not_found"))
  if (target === "query") {
    const described = addDescription(check, descriptionOf("query", schema, "invalid"))
    return readingQuery(described, () => parametersOf("query", schema).map(({ name }) => name))
  }
  const checkAll: typeof check = async (c, next) => {
    await checkBody(c, "json", maxBytes)
    await checkUtf8(c)
    return check(c, next)
  }
  return addDescription(checkAll, {
    requestBody: { required: true, content: { "application/json": { schema: resolver(schema) } } },
    responses: bodyRefusals,
  })
}

/** Returns what of a valid input cannot be stored; texts are cleaned of NUL, and unknown fields are left out. */
function unstorableLeftBy(schema: z.ZodType, input: unknown) {
  if (unstorable(input).length === 0) return []
  return unstorable(schema.parse(input))
}

/** Describes parameters when the API document is asked for: those of all routes take 4 % of a start. */
const descriptionOf = (location: "path" | "query", schema: z.ZodType, refusal: "not_found" | "invalid") => ({
  get parameters() {
    return parametersOf(location, schema)
  },
  responses: refusals([refusal]),
})

/** Returns the parameters of an object schema, as a client may send them. */
function parametersOf(location: "path" | "query", schema: z.ZodType) {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })
  return Object.entries(properties).map(([name, field]) => ({
    in: location,
    name,
    ...(location === "path" || required.includes(name) ? { required: true } : {}),
    schema: field as object,
  }))
}

const segment = (part: PropertyKey | { key: PropertyKey }) => String(typeof part === "object" ? part.key : part)
