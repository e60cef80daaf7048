import { type IncomingMessage, type Server, type ServerResponse, createServer } from "node:http"
import { StartError } from "#server/cannot-start.ts"
import type { Config } from "#server/env.ts"
import { isAmong, readAddress } from "#server/networks.ts"
import { visitorNetworks } from "#server/limits/visitor-networks.ts"
import type { Listener } from "./create-listener.ts"
import { networkOf } from "./client-address.ts"

const maxOneVisitor = 100

/**
 * Closes connections of one visitor beyond a hundred at a time (IPv6: per /64; four times as many per /56, sixteen
 * times per /48), per process. Trusted proxies are not counted, nor loopback where limits are off.
 */
function limitConnections(server: Server, { trustProxy, rateLimits }: Pick<Config, "trustProxy" | "rateLimits">): void {
  const open = new Map<string, number>()
  const close = (network: string) => {
    const left = (open.get(network) ?? 1) - 1
    if (left > 0) open.set(network, left)
    else open.delete(network)
  }
  server.on("connection", (socket) => {
    const address = readAddress(socket.remoteAddress ?? "")
    if (!address || isAmong(trustProxy, address) || (!rateLimits && address.range() === "loopback")) return
    const networks = visitorNetworks(networkOf(address))
    if (networks.some(({ key, factor }) => (open.get(key) ?? 0) >= maxOneVisitor * factor)) {
      socket.destroy()
      return
    }
    for (const { key } of networks) open.set(key, (open.get(key) ?? 0) + 1)
    socket.once("close", () => networks.forEach(({ key }) => close(key)))
  })
}

/** Milliseconds from the first byte of a request to the last. */
interface BodyTimes {
  ordinaryMs: number
  uploadMs: number
}

const visitorIdleMs = 5_000
/**
 * Longer than proxies keep an idle connection (nginx one minute, Caddy two): a proxy that sends a form on a connection
 * which is just being closed here responds 502, as it may not send it twice.
 */
const proxyIdleMs = 130_000

const bodyTimes: BodyTimes = { ordinaryMs: 30_000, uploadMs: 120_000 }
const tooSlow = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n"

/** Listens with limits for slow and for many clients; resolves with the server once the port is open. */
export function listen(
  listener: Listener,
  config: Pick<Config, "port" | "host" | "trustProxy" | "rateLimits">,
  { ordinaryMs, uploadMs }: BodyTimes = bodyTimes,
): Promise<Server> {
  const { port, host } = config
  const times = {
    headersTimeout: Math.min(10_000, uploadMs),
    requestTimeout: uploadMs,
    keepAliveTimeout: config.trustProxy.length > 0 ? proxyIdleMs : visitorIdleMs,
  }
  const server = createServer(
    // Node checks for late requests only at this interval.
    {
      ...times,
      connectionsCheckingInterval: Math.min(2_000, uploadMs),
      optimizeEmptyRequests: true,
      // The listener rejects them itself, but serves probes without one.
      requireHostHeader: false,
    },
    (request, response) => {
      // After the port is closed every connection ends with its response, so that busy clients do not keep the process
      // alive.
      if (!server.listening) response.shouldKeepAlive = false
      cutSlowBody(request, response, ordinaryMs)
      void listener(request, response)
    },
  )
  server.maxConnections = 2_000
  limitConnections(server, config)
  return openPort(server, { port, host }, "")
}

/** Opens the port; rejects with a StartError that names the variables (after their prefix) when that is impossible. */
export function openPort(
  server: Server,
  { port, host }: { port: number; host: string },
  prefix: "" | "METRICS_",
): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        new StartError(
          error.code === "EADDRINUSE"
            ? `Port ${port} of ${host} is in use. Set ${prefix}PORT to another one.`
            : `Port ${port} of ${host} cannot be opened (${error.code}). Check ${prefix}HOST and ${prefix}PORT.`,
          { cause: error },
        ),
      ),
    )
    server.listen(port, host, () => resolve(server))
  })
}

/**
 * Cuts a body that takes too long. Node has one timeout for all requests, which uploads need; other bodies get less.
 */
function cutSlowBody(request: IncomingMessage, response: ServerResponse, ms: number): void {
  const { headers, socket } = request
  const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined
  if (!hasBody || /^multipart\/form-data\b/iu.test(headers["content-type"] ?? "")) return
  const timer = setTimeout(() => {
    if (request.complete) return
    // Headers are sent, so the response cannot be replaced.
    if (response.headersSent) socket.destroy()
    else socket.end(tooSlow, () => socket.destroy())
  }, ms)
  timer.unref()
  request.once("close", () => clearTimeout(timer))
}
