import type { Context } from "hono"
import { resolver } from "hono-openapi"
import { z } from "zod"
import type { ErrorCode } from "#contract/error-constants.ts"
import { addDescription } from "./add-description.ts"
import { cached } from "./cached-calls.ts"
import { type Needs, guard, neededAbilities } from "./guard.ts"
import { refusals } from "./refusals.ts"

interface Extra {
  /** Who may make the call; the guard is derived from it. */
  needs: Needs
  /** Requires a proof of identity within the last 15 minutes. */
  fresh?: true
  /** Works on a full disk too, as a read does: for what ends access or proves who somebody is. */
  always?: true
  /** Also for a person who lacks a required second factor. */
  withoutFactor?: true
  status?: 200 | 201 | 204
  /** Media types of a response that is a file. */
  file?: string | readonly string[]
  /** Responds 204 when there is nothing to return. */
  orEmpty?: true
  /** The response is the same for everybody, so it is cached by path and query. */
  cached?: true
  /** Uses `openResponse`: has an ETag and may be 304. Every cached response does. */
  revalidated?: true
  /** Redirects other spellings of a URL to the canonical one with 308. */
  moves?: true
  /** The response carries a record's version although its body does not. */
  tagged?: true
  /** Error codes beyond those of the route's other handlers. */
  refuses?: readonly ErrorCode[]
}

const problemsOfAll = ["too_many", "internal", "unavailable", "no_space"] as const
const problemsOfClosed = ["unauthorized", "forbidden"] as const

/** Describes one call for the OpenAPI document (tag, summary, response) and guards it. */
export function describe(tag: string, summary: string, schema: z.ZodType | null, extra: Extra) {
  const { needs, refuses = [] } = extra
  const revalidated = extra.cached ?? extra.revalidated
  const wanted = neededAbilities(needs)
  const handler = addDescription(guard(needs, extra), {
    tags: [tag],
    summary,
    description: needText(needs),
    // The document lists the ability where OAuth lists scopes.
    security:
      needs === "open"
        ? []
        : (wanted.length > 0 ? wanted : [null]).map((ability) => ({ token: ability ? [ability] : [] })),
    ...(revalidated ? { parameters: [{ $ref: "#/components/parameters/IfNoneMatch" }] as never } : {}),
    responses: {
      ...success(schema, extra),
      ...(revalidated ? { 304: { description: "Not modified", headers: etag } } : {}),
      ...(extra.moves ? { 308: { description: "The address is spelt otherwise", headers: location } } : {}),
      ...refusals([
        ...problemsOfAll,
        ...(needs === "open" ? [] : problemsOfClosed),
        ...(extra.fresh ? (["password_required"] as const) : []),
        ...refuses,
      ]),
    },
  })
  const described = Object.assign(handler, { needs })
  return extra.cached ? cached(described) : described
}

/** Responds 204 once the work is done. */
export async function noContent(c: Context, work: Promise<unknown>) {
  await work
  return c.body(null, 204)
}

const etag = { ETag: { $ref: "#/components/headers/ETag" } }
const location = { Location: { schema: { type: "string" } } } as const
const disposition = { "Content-Disposition": { $ref: "#/components/headers/Content-Disposition" } }
const binary = { type: "string", format: "binary" } as const

function success(schema: z.ZodType | null, { status = 200, file = [], orEmpty, tagged, ...extra }: Extra) {
  const isRecord = schema instanceof z.ZodObject && Object.hasOwn(schema.shape, "version")
  const hasTag = isRecord || tagged || extra.cached || extra.revalidated
  const files = [file].flat()
  const headers = { ...(hasTag ? etag : {}), ...(files.length > 0 ? disposition : {}) }
  const content = {
    ...(schema ? { "application/json": { schema: responseSchema(schema) } } : {}),
    ...Object.fromEntries(files.map((type) => [type, { schema: binary }])),
  }
  return {
    [status]: {
      description: "Done",
      ...(Object.keys(headers).length > 0 ? { headers } : {}),
      ...(Object.keys(content).length > 0 ? { content } : {}),
    },
    ...(orEmpty ? { 204: { description: "Done, without anything to say" } } : {}),
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
