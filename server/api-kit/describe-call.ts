import { resolver, uniqueSymbol } from "hono-openapi"
import { z } from "zod"
import type { ErrorCode } from "#contract/error-constants.ts"
import { bodyOf } from "./body.ts"
import type { DeclaredCall } from "./call.ts"
import { type Needs, neededAbilities } from "./guard.ts"
import { refusals } from "./components.ts"

/**
 * Returns a call's share of the API document, under the property where hono-openapi looks for it; made when the document
 * is asked for.
 */
export const describeCall = (call: DeclaredCall, params: z.ZodType | null) => ({
  [uniqueSymbol]: {
    get spec() {
      const parameters = [
        ...(isRevalidated(call) ? [reference("IfNoneMatch")] : []),
        ...(params ? parametersOf("path", params) : []),
        ...(call.query ? parametersOf("query", call.query) : []),
        ...(call.ifMatch ? [reference("IfMatch")] : []),
        ...(call.idempotent ? [reference("IdempotencyKey")] : []),
      ]
      return {
        tags: [call.tag],
        summary: call.summary,
        description: needText(call.needs),
        security: securityOf(call.needs),
        ...(parameters.length > 0 ? { parameters } : {}),
        ...(call.body ? { requestBody: { required: true, content: bodyOf(call.body).described() } } : {}),
        responses: { ...success(call), ...refusals(refusedBy(call, params !== null)) },
      }
    },
  },
})

const reference = (name: string) => ({ $ref: `#/components/parameters/${name}` })
const isRevalidated = ({ cached, revalidated }: DeclaredCall) => cached ?? revalidated ?? false

/** Returns whether the response is a record, with its version. */
export const hasVersion = ({ returns }: Pick<DeclaredCall, "returns">): boolean =>
  returns instanceof z.ZodObject && Object.hasOwn(returns.shape, "version")

const refusedBy = (call: DeclaredCall, hasParams: boolean): ErrorCode[] => [
  "too_many",
  "internal",
  "unavailable",
  "no_space",
  ...(call.needs === "open" ? [] : (["unauthorized", "forbidden"] as const)),
  ...(call.fresh ? (["password_required"] as const) : []),
  ...(hasParams ? (["not_found"] as const) : []),
  ...(call.query ? (["invalid"] as const) : []),
  ...(call.body ? (["malformed", "too_large", "wrong_type", "invalid"] as const) : []),
  ...(call.ifMatch ? (["malformed", "stale"] as const) : []),
  ...(call.idempotent ? (["malformed", "invalid"] as const) : []),
  ...(call.refuses ?? []),
]

// The document lists the ability where OAuth lists scopes.
function securityOf(needs: Needs) {
  if (needs === "open") return []
  const wanted = neededAbilities(needs)
  return wanted.length > 0 ? wanted.map((ability) => ({ token: [ability] })) : [{ token: [] }]
}

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

const etag = { ETag: { $ref: "#/components/headers/ETag" } }
const location = { Location: { schema: { type: "string" } } } as const
const disposition = { "Content-Disposition": { $ref: "#/components/headers/Content-Disposition" } }
const binary = { type: "string", format: "binary" } as const

function success(call: DeclaredCall) {
  const { returns = null, file = [] } = call
  const isNullable = returns instanceof z.ZodNullable
  const files = [file].flat()
  const hasTag = hasVersion(call) || call.tagged || isRevalidated(call)
  const headers = { ...(hasTag ? etag : {}), ...(files.length > 0 ? disposition : {}) }
  const schema = isNullable ? (returns.unwrap() as z.ZodType) : returns
  const content = {
    ...(schema ? { "application/json": { schema: responseSchema(schema) } } : {}),
    ...Object.fromEntries(files.map((type) => [type, { schema: binary }])),
  }
  const isEmpty = Object.keys(content).length === 0
  return {
    [isEmpty ? 204 : (call.status ?? 200)]: {
      description: "Done",
      ...(Object.keys(headers).length > 0 ? { headers } : {}),
      ...(isEmpty ? {} : { content }),
    },
    ...(isNullable ? { 204: { description: "Done, without anything to say" } } : {}),
    ...(isRevalidated(call) ? { 304: { description: "Not modified", headers: etag } } : {}),
    ...(call.moves ? { 308: { description: "The address is spelt otherwise", headers: location } } : {}),
  }
}

// A later version may add fields, so the schema does not forbid them.
const responseSchema = (schema: z.ZodType) =>
  resolver(schema, {
    options: {
      io: "output",
      unrepresentable: "any",
      override: ({ jsonSchema }: { jsonSchema: { additionalProperties?: unknown } }) => {
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      },
    },
  })

function needText(needs: Needs): string {
  if (needs === "open") return "Open to everybody."
  if (needs === "signed-in") return "For every person."
  if (needs === "new-session")
    return "For every person, also one who has to change the first password or to set up a second factor."
  return `Needs the ability ${neededAbilities(needs)
    .map((ability) => `\`${ability}\``)
    .join(" or ")}.`
}
