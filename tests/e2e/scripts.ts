import type { Page } from "@playwright/test"
import { test } from "./fixtures.ts"

/** Budget of what a public page asks for by itself. */
export const beforeTouchBytes = 6 * 1_024

/** Runs in the page. Returns the bytes of script as sent, of the page itself and of its islands, and which of these came sooner than a second after load. */
export function readScripts() {
  // Timers may fire so much early.
  const timerMs = 20
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  const until = (page?.loadEventStart ?? 0) + 1_000 - timerMs
  const islands = [...document.querySelectorAll<HTMLElement>("x-island")]
  const files = new Set(
    islands.flatMap(({ dataset }) => dataset["files"]?.split(" ").map((file) => `/assets/${file}`) ?? []),
  )
  const scripts = (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
    .map(({ name, startTime, encodedBodySize }) => ({ path: new URL(name).pathname, startTime, encodedBodySize }))
    .filter(({ path }) => path.endsWith(".js"))
  const warmed = scripts.filter(({ path }) => files.has(path))
  const bytes = (some: typeof scripts) => some.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0)
  return {
    own: bytes(scripts.filter(({ path }) => !files.has(path))),
    warmed: bytes(warmed),
    tooEarly: warmed.filter(({ startTime }) => startTime < until).map(({ path }) => path),
  }
}

/** Every script that the page fetches, with its size on the wire. */
export function collectScripts(page: Page): Map<string, number> {
  const scripts = new Map<string, number>()
  page.on("response", (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.endsWith(".js")) return
    const { "content-length": length, "content-encoding": encoding } = response.headers()
    scripts.set(pathname, encoding === "br" ? Number(length) : Number.POSITIVE_INFINITY)
  })
  return scripts
}

/** Records the size in the report of the run. */
export function measure(path: string, scripts: Map<string, number>): number {
  const bytes = [...scripts.values()].reduce((total, size) => total + size, 0)
  const description = `${path}: ${bytes} bytes of script in ${scripts.size} files`
  test.info().annotations.push({ type: "measured", description })
  return bytes
}
