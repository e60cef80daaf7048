import type { Context } from "hono"
import { createMiddleware } from "hono/factory"
import { AppError } from "#server/app-error.ts"
import { addDescription } from "./add-description.ts"
import type { HttpEnv } from "./http-env.ts"
import { refusals } from "./refusals.ts"

interface Expecting {
  Variables: {
    /** Version that the client has seen; null skips the check. */
    expectedVersion: number | null
  }
}

/** Reads `If-Match`; only routes that use it can read the version. */
export const ifMatch = addDescription(
  createMiddleware<HttpEnv & Expecting>(async (c, next) => {
    c.set("expectedVersion", expectedVersion(c))
    await next()
  }),
  {
    parameters: [{ $ref: "#/components/parameters/IfMatch" }] as never,
    responses: refusals(["malformed", "stale"]),
  },
)

/** Returns the version in `If-Match`: a number, null without the header; any other value never matches. */
function expectedVersion(c: Context): number | null {
  const header = c.req.header("If-Match")
  if (header === undefined || header === "*") return null
  const version = /^(?:W\/)?"(\d{1,9})"$/u.exec(header.trim())?.[1]
  if (version === undefined) throw new AppError("malformed", { detail: "If-Match needs an ETag of this record" })
  return Number(version)
}

/** Sets the ETag to the version of the record that a response contains or changed. */
export const setVersionTag = (c: Context, record: { version: number }): void => c.header("ETag", `"${record.version}"`)

/** Responds with a record, its version as ETag. */
export function versioned<Shown extends { version: number }>(c: Context, record: Shown, status: 200 | 201 = 200) {
  setVersionTag(c, record)
  return c.json(record, status)
}
