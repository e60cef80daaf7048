import { AppError, asMalformed } from "#server/app-error.ts"
import { openShare } from "./body-budget.ts"
import { countParts } from "./parse-body.ts"
import { tryAgainSeconds } from "./problem-response.ts"

interface BodyLimits {
  maxBytes: number
  /** Network of a visitor, whose bodies share the budget; null for a body that is not counted. */
  address: string | null
}

/** A body in the pieces in which it arrived, since joining an upload of 50 MB costs another copy. */
export type BodyChunks = Uint8Array<ArrayBuffer>[]

/**
 * Reads a body and holds its share of the budget while `work` runs. Rejects one of more than `maxBytes` as `too_large`,
 * before it is read where its length is known, a form as soon as it has too many parts, and a body for which there is no
 * room, or which is slow while others need the room, as `unavailable`.
 */
export async function holdBody<Result>(
  request: Request,
  { maxBytes, address }: BodyLimits,
  work: (chunks: BodyChunks) => Promise<Result>,
): Promise<Result> {
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) throw tooLarge(maxBytes)
  const checkParts = countParts(request.headers.get("Content-Type") ?? "")
  const reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined = request.body?.getReader()
  let isCut = false
  const share = openShare(address, () => {
    isCut = true
    share.release()
    void reader?.cancel()
  })
  try {
    const chunks: BodyChunks = []
    const take = (chunk: BodyChunks[number]) => {
      if (isCut || !share.add(chunk.length)) throw noRoom()
      checkParts(chunk)
      chunks.push(chunk)
    }
    if (reader) await readAll(reader, maxBytes, take)
    if (isCut) throw noRoom()
    share.complete()
    return await work(chunks)
  } finally {
    share.release()
  }
}

async function readAll(
  reader: ReadableStreamDefaultReader<BodyChunks[number]>,
  maxBytes: number,
  take: (chunk: BodyChunks[number]) => void,
): Promise<void> {
  let size = 0
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      size += step.value.length
      if (size > maxBytes) throw tooLarge(maxBytes)
      take(step.value)
    }
  } catch (cause) {
    // What is left of it is dropped by the listener.
    void reader.cancel().catch(() => undefined)
    throw asMalformed(cause)
  }
}

const noRoom = () => new AppError("unavailable", { retryAfter: tryAgainSeconds })

const tooLarge = (maxBytes: number) =>
  new AppError("too_large", { detail: `Send at most ${maxBytes} bytes in one request` })
