import type { Context } from "hono"
import { AppError } from "#server/app-error.ts"
import { isSignedIn } from "#server/caller.ts"
import type { HttpEnv } from "./http-env.ts"

/** Returns the version in `If-Match`: a number, null without the header; any other value never matches. */
export function seenVersion({ req }: Context<HttpEnv>): number | null {
  const header = req.header("If-Match")
  if (header === undefined || header === "*") return null
  const version = /^(?:W\/)?"(\d{1,9})"$/u.exec(header.trim())?.[1]
  if (version === undefined) throw new AppError("malformed", { detail: "If-Match needs an ETag of this record" })
  return Number(version)
}

/**
 * Returns the key in `Idempotency-Key` with its sender, null without the header; rejects one that is too short to be
 * unique, or too long, as `malformed`.
 */
export function idempotencyKey({ req, var: { account } }: Context<HttpEnv>): string | null {
  const key = req.header("Idempotency-Key")
  if (key === undefined) return null
  if (!/^[\x21-\x7e]{8,200}$/u.test(key))
    throw new AppError("malformed", { detail: "Idempotency-Key: 8 to 200 characters" })
  const sender = account ? (isSignedIn(account) ? `person ${account.id}` : `key ${account.keyId}`) : "visitor"
  return `${sender} ${key}`
}
