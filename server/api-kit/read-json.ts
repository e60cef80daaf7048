import type { Context } from "hono"
import { asMalformed } from "#server/app-error.ts"
import { checkUtf8 } from "./check-utf8.ts"

/** Reads a JSON body that a command validates itself; rejects invalid JSON as `malformed`. */
export async function readJson(c: Pick<Context, "req">): Promise<unknown> {
  await checkUtf8(c)
  return c.req.json().catch((cause: unknown) => {
    throw asMalformed(cause)
  })
}
