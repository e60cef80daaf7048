import { Agent, type IncomingHttpHeaders, request } from "node:http"
import { buffer } from "node:stream/consumers"
import { judgeResponse } from "#tests/harness/judge-response.ts"
import { patienceMs } from "#tests/harness/patience.ts"

export interface WireRequest {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array | FormData
  /** Sends the body with `Transfer-Encoding: chunked`, in two parts. */
  chunked?: boolean
}

export interface WireResponse {
  status: number
  headers: IncomingHttpHeaders
  text: string
  /** Whether the request reused a connection. */
  reused: boolean
}

export interface Connection {
  send(path: string, request?: WireRequest): Promise<WireResponse>
  close(): void
}

/** Opens one kept-alive connection, as a proxy holds it, and a new one only after `Connection: close`. */
export function openConnection(port: number): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    async send(path, init) {
      const response = await send({ agent, port, path }, init)
      judgeResponse(`${init?.method ?? "GET"} ${path}`, response.status, response.headers, response.text)
      return response
    },
    close: () => agent.destroy(),
  }
}

async function send(
  target: { agent: Agent; port: number; path: string },
  { method = "GET", headers = {}, body, chunked = false }: WireRequest = {},
): Promise<WireResponse> {
  const encoded = body instanceof FormData ? new Response(body) : null
  const type = encoded?.headers.get("Content-Type")
  const bytes = encoded ? Buffer.from(await encoded.arrayBuffer()) : Buffer.from((body as string | Uint8Array) ?? "")
  const framing = chunked ? { "Transfer-Encoding": "chunked" } : { "Content-Length": String(bytes.length) }
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        ...target,
        host: "127.0.0.1",
        method,
        headers: { ...(type ? { "Content-Type": type } : {}), ...headers, ...(body === undefined ? {} : framing) },
        signal: AbortSignal.timeout(patienceMs),
      },
      (response) => {
        buffer(response).then(
          (content) =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: content.toString(),
              reused: sent.reusedSocket,
            }),
          reject,
        )
      },
    )
    sent.on("error", (cause) =>
      reject(new Error(`${method} ${target.path} got no response: ${cause.message}`, { cause })),
    )
    if (chunked) sent.write(bytes.subarray(0, bytes.length / 2))
    sent.end(body === undefined ? undefined : bytes.subarray(chunked ? bytes.length / 2 : 0))
  })
}
