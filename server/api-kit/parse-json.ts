import { isUtf8 } from "node:buffer"
import { AppError, asMalformed } from "#server/app-error.ts"

/** Far above what any call takes; a million levels of JSON cost half a second to parse. */
const deepest = 100

/**
 * Parses a JSON body; rejects one as `malformed` that is no JSON, too deep, or not valid UTF-8, since decoding would
 * store replacement characters.
 */
export function parseJson(bytes: Uint8Array): unknown {
  if (!isUtf8(bytes)) throw new AppError("malformed", { detail: "The body is not valid UTF-8" })
  if (isTooDeep(bytes)) throw new AppError("malformed", { detail: `The body has more than ${deepest} levels` })
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch (cause) {
    throw asMalformed(cause)
  }
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
