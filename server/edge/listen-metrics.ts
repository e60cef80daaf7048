import { type Server, createServer } from "node:http"
import { openPort } from "./listen.ts"

interface Readable {
  contentType: string
  read: () => Promise<string>
}

/** Serves Prometheus metrics at /metrics on a separate port, which visitors must not reach. */
export function listenMetrics({ read, contentType }: Readable, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end()
      return
    }
    read().then(
      (text) => response.writeHead(200, { "Content-Type": contentType, "Cache-Control": "no-store" }).end(text),
      () => response.writeHead(503).end(),
    )
  })
  return openPort(server, { port, host }, "METRICS_")
}
