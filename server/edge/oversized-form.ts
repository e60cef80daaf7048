import type { ReadableStreamDefaultReader } from "node:stream/web"

/** Field set instead of the files that were too large; the page's action shows it at the file field. */
export const oversizedField = "too_large"

const keptBytes = 65_536
const drainedBytes = 104_857_600

/**
 * Returns what can be kept of a multipart form over the limit: the text fields before its first large part, and a mark.
 * Browsers show no response before the upload ends, so up to 100 MB are read and dropped.
 */
export async function shrinkOversizedForm(request: Request): Promise<Request> {
  const type = request.headers.get("Content-Type") ?? ""
  const head = await readHead(request.body?.getReader() as ReadableStreamDefaultReader<Uint8Array> | undefined, type)
  const form = new FormData()
  for (const [name, value] of head) if (typeof value === "string") form.append(name, value)
  form.set(oversizedField, "true")
  const headers = new Headers(request.headers)
  headers.delete("Content-Type")
  headers.delete("Content-Length")
  return new Request(request.url, { method: request.method, headers, body: form, signal: request.signal })
}

async function readHead(reader: ReadableStreamDefaultReader<Uint8Array> | undefined, type: string): Promise<FormData> {
  const kept: Uint8Array[] = []
  let size = 0
  for (let step = await reader?.read(); step && !step.done && size < drainedBytes; step = await reader?.read()) {
    if (size < keptBytes) kept.push(step.value)
    size += step.value.length
  }
  await reader?.cancel()
  const boundary = /boundary="?([^";]+)/iu.exec(type)?.[1]
  const head = Buffer.concat(kept)
  const end = boundary === undefined ? -1 : head.lastIndexOf(`\r\n--${boundary}`)
  if (end < 0) return new FormData()
  const whole = Buffer.concat([head.subarray(0, end), Buffer.from(`\r\n--${boundary}--\r\n`)])
  return new Response(whole, { headers: { "Content-Type": type } }).formData().catch(() => new FormData())
}
