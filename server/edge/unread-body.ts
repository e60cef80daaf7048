import type { IncomingMessage } from "node:http"

/** Most bytes of a refused body that are read and dropped. */
const maxDropped = 104_857_600

/**
 * Makes a response fit for a request whose body was not read to its end. A body that has arrived is dropped and the connection
 * goes on; otherwise the response closes it, but not before the client has sent the rest: it would see a reset and no response.
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

/** Drops what is left of a body; resolves when it has come, when the connection ends, or when it is too much. */
export function dropBody(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || !hasBody(request)) return Promise.resolve()
  return new Promise((resolve) => {
    let size = 0
    // A reader that has given up would go on pausing the stream.
    request.removeAllListeners("data")
    request.on("data", (chunk: Buffer) => {
      size += chunk.length
      if (size > maxDropped) resolve()
    })
    for (const event of ["end", "error", "close"]) request.once(event, resolve)
    request.resume()
  })
}
