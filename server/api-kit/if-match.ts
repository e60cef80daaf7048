import type { Context } from "hono"
import { AppError } from "#server/app-error.ts"

/** The version that the client has seen: a number, null without the header; anything else can never fit. */
export function expectedVersion(c: Context): number | null {
  const header = c.req.header("If-Match")
  if (header === undefined || header === "*") return null
  const version = /^(?:W\/)?"(\d{1,9})"$/u.exec(header.trim())?.[1]
  if (version === undefined) throw new AppError("malformed", { detail: "If-Match needs an ETag of this record" })
  return Number(version)
}

export const versionTag = (record: { version: number }) => `"${record.version}"`
