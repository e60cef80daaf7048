import type { AddressInfo } from "node:net"
import type { OpenDatabase } from "#server/db/dialects/dialect.ts"
import { createListener } from "#server/edge/create-listener.ts"
import { listen } from "#server/edge/listen.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"
import { type Connection, type WireRequest, type WireResponse, openConnection } from "./connection.ts"

export interface WireSite {
  /** The same site without a port: its responses bypass the page cache. */
  site: TestSite
  port: number
  /** Header of the owner's session. */
  bearer: Record<string, string>
  /** Opens one kept-alive connection; closed with the site. */
  connect(): Connection
  /** Sends one request over the site's first connection, with an optional JSON body. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<WireResponse>
  /** Same as `send`, signed in. */
  sendAsOwner(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<WireResponse>
  close(): Promise<void>
}

/** Opens the site behind its real listener on a free port, with the page cache; limits by address are off, unless the environment says otherwise. */
export async function openWireSite(
  opened: OpenDatabase,
  dataDir?: string,
  more: Record<string, string> = {},
): Promise<WireSite> {
  const site = await openTestSite(opened, dataDir, {
    env: { RATE_LIMITS: "off", PUBLIC_URL: "http://localhost:4800", ...more },
  })
  const outermost = createListener({ app: site.app, site: site.site })
  const server = await listen(outermost.listener, { ...site.app.config, port: 0 })
  const { port } = server.address() as AddressInfo
  const connections: Connection[] = []
  const connect = () => {
    const connection = openConnection(port)
    connections.push(connection)
    return connection
  }
  const first = connect()
  const bearer = { Authorization: `Bearer ${site.token}` }
  const send: WireSite["send"] = (method, path, body, headers = {}) =>
    first.send(path, requestOf(method, body, headers))
  return {
    site,
    port,
    bearer,
    connect,
    send,
    sendAsOwner: (method, path, body, headers = {}) => send(method, path, body, { ...bearer, ...headers }),
    close: async () => {
      for (const connection of connections) connection.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      outermost.close()
    },
  }
}

/** Returns a request with a JSON body, or with a form unchanged. */
export function requestOf(method: string, body: unknown, headers: Record<string, string>): WireRequest {
  if (body === undefined) return { method, headers }
  if (body instanceof FormData) return { method, headers, body }
  return { method, headers: { "Content-Type": "application/json", ...headers }, body: JSON.stringify(body) }
}
