import { AppError, asMalformed } from "#server/app-error.ts"
import { type BodyShare, openShare } from "./body-budget.ts"
import { tryAgainSeconds } from "./problem-response.ts"

interface BodyLimits {
  maxBytes: number
  /** Network of a visitor, whose bodies share the budget; null for a body that is not counted. */
  address: string | null
}

/**
 * Reads a body and holds its share of the budget while `work` runs. Rejects one of more than `maxBytes` as `too_large`,
 * before it is read where its length is known, and one for which there is no room, or which is slow while others need
 * the room, as `unavailable`.
 */
export async function holdBody<Result>(
  request: Request,
  { maxBytes, address }: BodyLimits,
  work: (bytes: Buffer<ArrayBuffer>) => Promise<Result>,
): Promise<Result> {
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) throw tooLarge(maxBytes)
  const reader = request.body?.getReader()
  let isCut = false
  const share = openShare(address, () => {
    isCut = true
    share.release()
    void reader?.cancel()
  })
  try {
    const bytes = reader ? await readAll(reader, maxBytes, (size) => !isCut && share.add(size)) : Buffer.alloc(0)
    if (isCut) throw noRoom()
    share.complete()
    return await work(bytes)
  } finally {
    share.release()
  }
}

async function readAll(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
  hasRoom: BodyShare["add"],
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      size += step.value.length
      if (size > maxBytes) throw tooLarge(maxBytes)
      if (!hasRoom(step.value.length)) throw noRoom()
      chunks.push(step.value)
    }
  } catch (cause) {
    // What is left of it is dropped by the listener.
    void reader.cancel().catch(() => undefined)
    throw asMalformed(cause)
  }
  return Buffer.concat(chunks)
}

const noRoom = () => new AppError("unavailable", { retryAfter: tryAgainSeconds })

const tooLarge = (maxBytes: number) =>
  new AppError("too_large", { detail: `Send at most ${maxBytes} bytes in one request` })
