import { isUtf8 } from "node:buffer"
import type { Context, MiddlewareHandler } from "hono"
import { AppError } from "#server/app-error.ts"

const detail = "The body is not valid UTF-8"

/** Rejects a text body with bytes that are no UTF-8 as `malformed`; decoded, they would be stored as question marks. */
export async function checkUtf8(c: Context): Promise<void> {
  if (!isUtf8(new Uint8Array(await c.req.arrayBuffer()))) throw new AppError("malformed", { detail })
}

/** Rejects texts of a decoded form in which such bytes have become U+FFFD. */
export function checkDecoded(texts: Iterable<string>): void {
  for (const text of texts) if (text.includes("\uFFFD")) throw new AppError("malformed", { detail })
}

/** Returns a handler of a JSON body that rejects other bytes first; what the OpenAPI document reads from it stays. */
export function readingUtf8<Handler extends MiddlewareHandler>(handler: Handler): Handler {
  const checked: MiddlewareHandler = async (c, next) => {
    await checkUtf8(c)
    return handler(c, next)
  }
  return Object.assign(checked, handler) as Handler
}
