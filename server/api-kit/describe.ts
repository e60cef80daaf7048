import { describeRoute, resolver } from "hono-openapi"
import type { z } from "zod"
import { problemSchema } from "#contract/error.ts"
import { cached } from "./cached-calls.ts"

const problem = { "application/problem+json": { schema: resolver(problemSchema) } }

interface Extra {
  /** Needs the administrator's token. */
  admin?: true
  status?: 200 | 201 | 204
  /** Media type of an answer that is a file. */
  file?: string
  /** Answers everybody alike, so that the response may be cached under its path and query. */
  cached?: true
}

/** Describes one call for the OpenAPI document: its group, what it does, what it answers. */
export function answers(
  tag: string,
  summary: string,
  schema: z.ZodType | null,
  { admin, status = 200, file, cached: isCached }: Extra = {},
) {
  const description = describeRoute({
    tags: [tag],
    summary,
    ...(admin ? { security: [{ token: [] }] } : {}),
    responses: {
      [status]: {
        description: "Done",
        ...(schema ? { content: { "application/json": { schema: resolver(schema) } } } : {}),
        ...(file ? { content: { [file]: { schema: { type: "string", format: "binary" } } } } : {}),
      },
      default: { description: "Refused, as problem details (RFC 9457)", content: problem },
    },
  })
  return isCached ? cached(description) : description
}
