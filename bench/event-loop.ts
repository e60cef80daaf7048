import { createServer } from "node:net"
import { once } from "node:events"

/** How often the site's own clock looks whether its loop is late. */
const resolutionMs = 10

export interface LoopWatch {
  /** Given to the site when it starts. */
  env: Record<string, string>
  /** The longest time, in ms, that the site's loop was blocked since this was asked last. */
  longest: () => Promise<number>
}

/** Reads what the site measures of its own event loop on the port for figures. */
export async function createLoopWatch(): Promise<LoopWatch> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  const port = typeof address === "object" && address ? address.port : 0
  server.close()
  await once(server, "close")
  return {
    env: { METRICS_PORT: String(port) },
    longest: async () => {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
      const seconds = /^nodejs_eventloop_lag_max_seconds(?:\{[^}]*\})? (\S+)/mu.exec(text)?.[1]
      if (seconds === undefined) throw new Error("The site does not tell how late its loop was")
      return Math.max(0, Number(seconds) * 1_000 - resolutionMs)
    },
  }
}
