import type { Context } from "hono"
import { AppError } from "#server/app-error.ts"
import { checkUtf8 } from "./check-utf8.ts"

/** Reads a JSON body that a command checks by itself; another type is `wrong_type`, a broken body `malformed`. */
export async function readJson(c: Context): Promise<unknown> {
  if (!/^application\/json\b/iu.test(c.req.header("Content-Type") ?? ""))
    throw new AppError("wrong_type", { detail: "Send application/json" })
  await checkUtf8(c)
  return c.req.json().catch((cause: unknown) => {
    throw cause instanceof AppError ? cause : new AppError("malformed", { cause })
  })
}
