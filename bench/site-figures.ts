import { createServer } from "node:net"
import { once } from "node:events"
import { setTimeout as sleep } from "node:timers/promises"
import { type Site, startSite } from "#tests/e2e/site-process.ts"

/** Interval at which the site measures its event-loop delay. */
const resolutionMs = 10
const lookMs = 250
const patienceMs = 300_000

export interface SiteFigures {
  /** Passed to the site at its start. */
  env: Record<string, string>
  /** Returns the longest block of the site's event loop since the last call, in ms. */
  longestBlock: () => Promise<number>
  /**
   * Resolves when every size of every picture is made: encoders use the processor, and each finished picture changes
   * pages.
   */
  picturesMade: () => Promise<void>
}

/** Reads the site's own metrics. */
export async function createSiteFigures(): Promise<SiteFigures> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  const port = typeof address === "object" && address ? address.port : 0
  server.close()
  await once(server, "close")
  const read = async (figure: string): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    const value = new RegExp(`^${figure}(?:\\{[^}]*\\})? (\\S+)`, "mu").exec(text)?.[1]
    if (value === undefined) throw new Error(`The site does not tell ${figure}`)
    return Number(value)
  }
  return {
    env: { METRICS_PORT: String(port) },
    longestBlock: async () => Math.max(0, (await read("nodejs_eventloop_lag_max_seconds")) * 1_000 - resolutionMs),
    picturesMade: async () => {
      const end = Date.now() + patienceMs
      // The metrics port opens shortly after the site is ready.
      while ((await read("site_pictures_waiting").catch(() => 1)) > 0) {
        if (Date.now() > end) throw new Error("The pictures were not made in time")
        await sleep(lookMs)
      }
    },
  }
}

/** Starts a site and returns the seconds until it has sent a page. */
export async function startTimed(...start: Parameters<typeof startSite>): Promise<{ site: Site; seconds: number }> {
  const begin = performance.now()
  const site = await startSite(...start)
  await (await fetch(`${site.url}/`)).arrayBuffer()
  return { site, seconds: (performance.now() - begin) / 1_000 }
}
