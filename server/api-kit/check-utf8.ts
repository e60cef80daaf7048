import { isUtf8 } from "node:buffer"
import type { Context } from "hono"
import { AppError, asMalformed } from "#server/app-error.ts"

const detail = "The body is not valid UTF-8"
/** Far above what any call takes; a million levels of JSON cost half a second to parse. */
const deepest = 100

/**
 * Rejects a JSON body as `malformed` that is not valid UTF-8, since decoding would store replacement characters, or too
 * deep.
 */
export async function checkUtf8(c: Pick<Context, "req">): Promise<void> {
  const body = await c.req.arrayBuffer().catch((cause: unknown) => {
    throw asMalformed(cause)
  })
  const bytes = new Uint8Array(body)
  if (!isUtf8(bytes)) throw new AppError("malformed", { detail })
  if (isTooDeep(bytes)) throw new AppError("malformed", { detail: `The body has more than ${deepest} levels` })
}

const [quote, backslash, openings, closings] = [0x22, 0x5c, [0x5b, 0x7b], [0x5d, 0x7d]]

/** Returns whether brackets outside of JSON's strings nest too deeply. */
function isTooDeep(bytes: Uint8Array): boolean {
  let [depth, isText] = [0, false]
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    if (byte === quote) isText = !isText
    else if (isText) at += byte === backslash ? 1 : 0
    else if (openings.includes(byte)) depth++
    else if (closings.includes(byte)) depth--
    if (depth > deepest) return true
  }
  return false
}

/** Rejects decoded form texts that contain U+FFFD. */
export function checkDecoded(texts: Iterable<string>): void {
  for (const text of texts) if (text.includes("\uFFFD")) throw new AppError("malformed", { detail })
}
