import type { Context } from "hono"
import { AppError } from "#server/app-error.ts"

/** The key under which a call may be repeated without being done twice; null without the header. */
export function idempotencyKey(c: Context): string | null {
  const key = c.req.header("Idempotency-Key") ?? null
  if (key !== null && !/^[\x21-\x7e]{8,200}$/u.test(key))
    throw new AppError("malformed", { detail: "Idempotency-Key: 8 to 200 characters" })
  return key
}
