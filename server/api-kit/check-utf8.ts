import { isUtf8 } from "node:buffer"
import type { Context } from "hono"
import { AppError, asMalformed } from "#server/app-error.ts"

const detail = "The body is not valid UTF-8"

/** Rejects a text body that is not valid UTF-8 as `malformed`; decoding would store replacement characters. */
export async function checkUtf8(c: Pick<Context, "req">): Promise<void> {
  const body = await c.req.arrayBuffer().catch((cause: unknown) => {
    throw asMalformed(cause)
  })
  if (!isUtf8(new Uint8Array(body))) throw new AppError("malformed", { detail })
}

/** Rejects decoded form texts that contain U+FFFD. */
export function checkDecoded(texts: Iterable<string>): void {
  for (const text of texts) if (text.includes("\uFFFD")) throw new AppError("malformed", { detail })
}
