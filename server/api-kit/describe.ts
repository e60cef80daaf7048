import { describeRoute, resolver } from "hono-openapi"
import type { z } from "zod"
import { problemSchema } from "#contract/error.ts"
import { cached } from "./cached-calls.ts"
import { type Needs, guard, isAbility } from "./guard.ts"

const problem = { "application/problem+json": { schema: resolver(problemSchema) } }

interface Extra {
  /** Who may make the call; the guard comes from it. */
  needs: Needs
  status?: 200 | 201 | 204
  /** Media type of a response that is a file. */
  file?: string
  /** Responds alike to everybody, so that the response may be cached under its path and query. */
  cached?: true
}

/** Describes one call for the OpenAPI document (its group, what it does, what it returns) and guards it. */
export function describe(
  tag: string,
  summary: string,
  schema: z.ZodType | null,
  { needs, status = 200, file, cached: isCached }: Extra,
) {
  const description = describeRoute({
    tags: [tag],
    summary,
    // The document lists what a role must allow where OAuth lists scopes.
    security: needs === "open" ? [] : [{ token: isAbility(needs) ? [needs] : [] }],
    description: needText(needs),
    responses: {
      [status]: {
        description: "Done",
        ...(schema ? { content: { "application/json": { schema: resolver(schema) } } } : {}),
        ...(file ? { content: { [file]: { schema: { type: "string", format: "binary" } } } } : {}),
      },
      default: { description: "Refused, as problem details (RFC 9457)", content: problem },
    },
  })
  // hono-openapi keeps a description as a property of its handler.
  const handler = Object.assign(guard(needs), description as object, { needs })
  return isCached ? cached(handler) : handler
}

function needText(needs: Needs): string {
  if (needs === "open") return "Open to everybody."
  if (needs === "signed-in") return "For every account."
  if (needs === "new-session") return "For every account, also one that has to change its first password."
  return `Needs the ability \`${needs}\`.`
}
