import type { IncomingMessage } from "node:http"

/** Maximum bytes of a refused body that are read and dropped. */
const maxDropped = 104_857_600

/**
 * Prepares a response to a request whose body was not read to its end. A received body is dropped and the connection
 * stays open; otherwise it closes after the client has sent the rest, because the client would see a reset instead of
 * the response.
 */
export async function settleBody(request: IncomingMessage, response: Response): Promise<Response> {
  const dropped = dropBody(request)
  if (request.complete) return response
  response.headers.set("Connection", "close")
  if (!response.body) {
    await dropped
    return response
  }
  const content = new Uint8Array(await response.arrayBuffer())
  response.headers.set("Content-Length", String(content.length))
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(content)
      await dropped
      controller.close()
    },
  })
  return new Response(body, { status: response.status, headers: response.headers })
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0

/** Drops the rest of a body; resolves at its end, when the connection ends, or above the limit. */
export function dropBody(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || !hasBody(request)) return Promise.resolve()
  return new Promise((resolve) => {
    let size = 0
    // A leftover listener would keep pausing the stream.
    request.removeAllListeners("data")
    request.on("data", (chunk: Buffer) => {
      size += chunk.length
      if (size > maxDropped) resolve()
    })
    for (const event of ["end", "error", "close"]) request.once(event, resolve)
    request.resume()
  })
}
