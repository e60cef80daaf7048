import { MIMEType } from "node:util"
import { isUtf8 } from "node:buffer"
import type { z } from "zod"
import { AppError, asMalformed, invalid } from "#server/app-error.ts"

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

/** Parts of a form: the largest has 20 pictures and fewer than 100 fields. */
const maxParts = 200

/** Parses a form (multipart/form-data) from its chunks; rejects an invalid one as `malformed`. */
export async function parseForm(chunks: readonly Uint8Array[], contentType: string): Promise<FormData> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
  try {
    return await new Response(body, { headers: { "Content-Type": contentType } }).formData()
  } catch (cause) {
    throw asMalformed(cause)
  }
}

/**
 * Returns a function to call with each chunk of a body in order. It throws `too_large` once a form has too many parts,
 * since each costs time to parse, and ignores other bodies.
 */
export function countParts(contentType: string): (chunk: Uint8Array) => void {
  if (!/^multipart\//iu.test(contentType)) return () => undefined
  const delimiter = `--${boundaryOf(contentType)}`
  let count = 0
  // The end of a chunk may be the beginning of a delimiter.
  let rest = Buffer.alloc(0)
  return (chunk) => {
    const bytes = Buffer.concat([rest, chunk])
    let end = 0
    for (let at = bytes.indexOf(delimiter); at >= 0; at = bytes.indexOf(delimiter, end)) {
      end = at + delimiter.length
      if (++count > maxParts + 1)
        throw new AppError("too_large", { detail: `Send at most ${maxParts} parts in one form` })
    }
    rest = bytes.subarray(Math.max(end, bytes.length - delimiter.length + 1))
  }
}

/** Returns the boundary as the parser of forms reads it (WHATWG MIME Sniffing). */
function boundaryOf(contentType: string): string {
  try {
    return new MIMEType(contentType).params.get("boundary") ?? ""
  } catch (cause) {
    throw new AppError("malformed", { cause })
  }
}

/** Returns the texts of a form, of repeated fields the last; rejects what was not valid UTF-8. */
export function textsOf(form: FormData): Record<string, string> {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string")
  if (texts.flat().some((text) => text.includes("\uFFFD")))
    throw new AppError("malformed", { detail: "The body is not valid UTF-8" })
  return Object.fromEntries(texts)
}

/** Parses a field of a form that holds JSON; throws `invalid` with its name. */
export function parseField(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid(name, "invalid")
  }
}

/** Returns a form field that holds JSON of a schema; undefined when empty. Throws `invalid` with the field's name. */
export function readJsonField<Value>(
  name: string,
  text: string | undefined,
  schema: z.ZodType<Value>,
): Value | undefined {
  if (!text) return undefined
  const result = schema.safeParse(parseField(name, text))
  if (!result.success) throw invalid(name, "invalid")
  return result.data
}
