import type { Server } from "node:http"
import { Server as NetServer } from "node:net"
import { setImmediate, setTimeout as sleep } from "node:timers/promises"

const acceptMs = 50
const longestAcceptMs = 2_000
const lookEveryMs = 250
const longestMs = 8_000

/**
 * Stops accepting connections and resolves when all have ended. Requests sent before are served; a connection that
 * takes longer than eight seconds is cut.
 */
export async function stopServer(server: Server): Promise<void> {
  await acceptWaiting(server)
  await new Promise<void>((resolve) => {
    // After the poll phase, so that bytes already received are read and their connections are not idle.
    const endIdle = async () => {
      await setImmediate()
      server.closeIdleConnections()
    }
    const idle = setInterval(() => void endIdle(), lookEveryMs)
    const all = setTimeout(() => server.closeAllConnections(), longestMs)
    // `close` of an HTTP server would also end connections whose first request is not read yet.
    NetServer.prototype.close.call(server, () => {
      clearInterval(idle)
      clearTimeout(all)
      resolve()
    })
  })
}

/**
 * Resolves when the kernel's accept queue is empty; closing the port would reset queued connections. The event loop
 * accepts one per turn.
 */
async function acceptWaiting(server: Server): Promise<void> {
  const begin = performance.now()
  let accepted = true
  const onConnection = () => {
    accepted = true
  }
  server.on("connection", onConnection)
  while (accepted && performance.now() - begin < longestAcceptMs) {
    accepted = false
    await sleep(acceptMs)
    await setImmediate()
  }
  server.off("connection", onConnection)
}
