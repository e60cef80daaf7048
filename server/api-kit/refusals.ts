import { STATUS_CODES } from "node:http"
import { resolver } from "hono-openapi"
import { problemSchema } from "#contract/error.ts"
import { type ErrorCode, errorCodes } from "#contract/error-constants.ts"

const content = { "application/problem+json": { schema: resolver(problemSchema) } }
// Sent before any route matches.
const codesOfNoCall: readonly string[] = ["method_not_allowed", "wrong_host"]
const statuses = [
  ...new Set(
    Object.entries(errorCodes)
      .filter(([code]) => !codesOfNoCall.includes(code))
      .map(([, [status]]) => status),
  ),
]

/** Name of a status in `components.responses`, such as `NotFound`. */
const nameOf = (status: number) => (STATUS_CODES[status] ?? "Refused").replace(/\W/gu, "")

const headersOf: Partial<Record<number, object>> = {
  401: { "WWW-Authenticate": { $ref: "#/components/headers/WWW-Authenticate" } },
  429: { "Retry-After": { $ref: "#/components/headers/Retry-After" } },
  503: { "Retry-After": { $ref: "#/components/headers/Retry-After" } },
}

/** Every refusal as a named response: codes in the description, headers, a problem document. */
export const refusalComponents = Object.fromEntries(
  statuses.map((status) => {
    const codes = Object.entries(errorCodes).filter(([, [one]]) => one === status)
    const description = codes.map(([code, [, title]]) => `\`${code}\`: ${title}`).join("; ")
    const headers = headersOf[status]
    return [nameOf(status), { description, ...(headers ? { headers } : {}), content }]
  }),
)

/** Returns references to the named responses for these error codes. */
export const refusals = (codes: readonly ErrorCode[]): Record<string, { $ref: string }> =>
  Object.fromEntries(
    codes.map((code) => {
      const [status] = errorCodes[code]
      return [String(status), { $ref: `#/components/responses/${nameOf(status)}` }]
    }),
  )
