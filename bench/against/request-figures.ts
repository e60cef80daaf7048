import { setTimeout as sleep } from "node:timers/promises"
import type { DevToolsEvent } from "#tests/harness/raw-browser/devtools.ts"
import type { RawBrowser } from "#tests/harness/raw-browser/raw-browser.ts"
import { attempt } from "./attempt.ts"
import type { Figure } from "./compare.ts"
import { visited } from "./visited-pages.ts"

const soonSeconds = 1
const untouchedSeconds = 10

interface Asked {
  url: string
  /** Seconds on the browser's clock. */
  at: number
  bytes: number
}

/** Returns the bytes of script that each untouched page requests, and the number of all its requests. */
export async function measureRequests(url: string, browser: RawBrowser): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const path of visited) {
    const lines = [
      { name: `script requested up to 1 s after load, ${path}`, unit: "bytes" },
      { name: `script requested up to 10 s after load, ${path}`, unit: "bytes" },
      { name: `requests before touch, ${path}`, unit: "requests" },
    ]
    figures.push(...(await attempt(lines, () => untouchedFigures(url + path, browser))))
  }
  return figures
}

async function untouchedFigures(url: string, browser: RawBrowser): Promise<number[]> {
  const tab = await browser.newTab()
  const events: DevToolsEvent[] = []
  try {
    tab.listen((event) => events.push(event))
    await tab.goto(url)
    await sleep(untouchedSeconds * 1_000)
    return requestFigures(events)
  } finally {
    await tab.close()
  }
}

/**
 * Returns script bytes soon after load, script bytes in total and the number of requests, from DevTools events of a
 * visit.
 */
export function requestFigures(events: readonly DevToolsEvent[]): [soon: number, all: number, requests: number] {
  const asked = new Map<unknown, Asked>()
  let loaded = Number.POSITIVE_INFINITY
  for (const { method, params } of events) {
    if (method === "Page.loadEventFired") loaded = Number(params["timestamp"])
    if (method === "Network.requestWillBeSent") {
      const { url } = params["request"] as { url: string }
      const at = Number(params["timestamp"])
      if (url.startsWith("http")) asked.set(params["requestId"], { url, at, bytes: Number.NaN })
    }
    const request = asked.get(params["requestId"])
    if (method === "Network.responseReceived" && request) {
      const { headers } = params["response"] as { headers: Record<string, string> }
      const length = Object.entries(headers).find(([name]) => name.toLowerCase() === "content-length")?.[1]
      request.bytes = Number(length ?? Number.NaN)
    }
  }
  const scripts = [...asked.values()].filter(({ url }) => new URL(url).pathname.endsWith(".js"))
  const bytesUntil = (end: number) => scripts.reduce((sum, { at, bytes }) => (at <= end ? sum + bytes : sum), 0)
  return [bytesUntil(loaded + soonSeconds), bytesUntil(loaded + untouchedSeconds), asked.size]
}
