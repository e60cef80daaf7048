import { once } from "node:events"
import { type IncomingMessage, type ServerResponse, Agent, createServer, request } from "node:http"
import type { AddressInfo } from "node:net"

export interface RoundRobin {
  url: string
  close(): Promise<void>
}

/**
 * Starts a proxy that passes each request to the next server in turn, or the one after when a server does not respond.
 * Servers may be added later.
 */
export async function startRoundRobin(targets: readonly string[]): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  let turn = 0

  function forward(incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer, triesLeft: number): void {
    const target = targets[turn++ % targets.length] ?? ""
    const headers = { ...incoming.headers, "x-forwarded-proto": "https" }
    const passed = request(target + incoming.url, { method: incoming.method, headers, agent }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
      response.on("error", () => outgoing.destroy())
    })
    passed.on("error", (error) => {
      const refused = "code" in error && error.code === "ECONNREFUSED"
      // A server may close an idle connection just when the proxy reuses it; proxies then retry idempotent requests.
      const hungUp = passed.reusedSocket && incoming.method === "GET" && !outgoing.headersSent
      if ((refused || hungUp) && triesLeft > 0) forward(incoming, outgoing, body, triesLeft - 1)
      else if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502).end()
    })
    passed.end(body)
  }

  // A client may reuse an idle connection just when a short timeout expires.
  const server = createServer({ keepAliveTimeout: 60_000 }, (incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk))
    incoming.on("end", () => forward(incoming, outgoing, Buffer.concat(chunks), targets.length - 1))
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    },
  }
}
