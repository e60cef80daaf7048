import { isUtf8 } from "node:buffer"
import type { Context } from "hono"
import { AppError } from "#server/app-error.ts"

const detail = "The body is not valid UTF-8"

/** Rejects a text body with bytes that are no UTF-8 as `malformed`; decoded, they would be stored as question marks. */
export async function checkUtf8(c: Pick<Context, "req">): Promise<void> {
  const body = await c.req.arrayBuffer().catch((cause: unknown) => {
    throw new AppError("malformed", { cause })
  })
  if (!isUtf8(new Uint8Array(body))) throw new AppError("malformed", { detail })
}

/** Rejects texts of a decoded form in which such bytes have become U+FFFD. */
export function checkDecoded(texts: Iterable<string>): void {
  for (const text of texts) if (text.includes("\uFFFD")) throw new AppError("malformed", { detail })
}
