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
const refusalComponents = Object.fromEntries(
  statuses.map((status) => {
    const codes = Object.entries(errorCodes).filter(([, [errorStatus]]) => errorStatus === status)
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

const text = { type: "string" } as const

/** Named components that route descriptions refer to. */
export const components = {
  securitySchemes: {
    token: {
      type: "http",
      scheme: "bearer",
      description: "Token of a session, from POST /auth/login. Each call lists the ability that the account needs.",
    },
  },
  parameters: {
    IfMatch: {
      name: "If-Match",
      in: "header",
      description: "ETag of the record as the client has seen it. Without it, changes made meanwhile are overwritten.",
      schema: text,
      example: '"3"',
    },
    IfNoneMatch: {
      name: "If-None-Match",
      in: "header",
      description: "ETag of an earlier response; 304 while it is still the same.",
      schema: text,
    },
    IdempotencyKey: {
      name: "Idempotency-Key",
      in: "header",
      description: "Repeated with the same key within a day, the call is done once and responds alike.",
      schema: { type: "string", minLength: 8, maxLength: 200 },
    },
  },
  headers: {
    ETag: { description: "Of a record its version, for If-Match; of an open read its content.", schema: text },
    "Retry-After": { description: "Seconds until another try makes sense.", schema: { type: "integer", minimum: 0 } },
    "WWW-Authenticate": { description: "Always Bearer.", schema: text },
    "Content-Disposition": { description: "Name of the file.", schema: text },
  },
  responses: refusalComponents,
} as const
