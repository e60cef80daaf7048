import type { Server } from "node:http"
import { Server as NetServer } from "node:net"
import { setImmediate, setTimeout as sleep } from "node:timers/promises"

const acceptMs = 50
const lookEveryMs = 250
const longestMs = 8_000

/**
 * Stops accepting connections and resolves when all have ended. What was sent before is read and answered; a connection that takes
 * longer than eight seconds is cut.
 */
export async function stopServer(server: Server): Promise<void> {
  // Connections that the kernel has taken are accepted first; closing the port would reset them.
  await sleep(acceptMs)
  await setImmediate()
  await new Promise<void>((resolve) => {
    // After the poll phase, so that bytes that have arrived are read and their connections are not idle.
    const endIdle = async () => {
      await setImmediate()
      server.closeIdleConnections()
    }
    const idle = setInterval(() => void endIdle(), lookEveryMs)
    const all = setTimeout(() => server.closeAllConnections(), longestMs)
    // `close` of an HTTP server would also end connections whose first request has not been read yet.
    NetServer.prototype.close.call(server, () => {
      clearInterval(idle)
      clearTimeout(all)
      resolve()
    })
  })
}
