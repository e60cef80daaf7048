import { createMiddleware } from "hono/factory"
import { AppError } from "#server/app-error.ts"
import { isSignedIn } from "#server/caller.ts"
import { addDescription } from "./add-description.ts"
import type { HttpEnv } from "./http-env.ts"
import { refusals } from "./refusals.ts"

interface Repeatable {
  Variables: {
    /** Key under which its sender may repeat a call without running it twice; null without the header. */
    idempotencyKey: string | null
  }
}

/** Reads `Idempotency-Key`; rejects one that is too short to be unique, or too long, as `malformed`. */
export const idempotencyKey = addDescription(
  createMiddleware<HttpEnv & Repeatable>(async (c, next) => {
    const key = c.req.header("Idempotency-Key") ?? null
    if (key !== null && !/^[\x21-\x7e]{8,200}$/u.test(key))
      throw new AppError("malformed", { detail: "Idempotency-Key: 8 to 200 characters" })
    const { account } = c.var
    const caller = account ? (isSignedIn(account) ? `person ${account.id}` : `key ${account.keyId}`) : "visitor"
    c.set("idempotencyKey", key === null ? null : `${caller} ${key}`)
    await next()
  }),
  {
    parameters: [{ $ref: "#/components/parameters/IdempotencyKey" }] as never,
    responses: refusals(["malformed", "invalid"]),
  },
)
