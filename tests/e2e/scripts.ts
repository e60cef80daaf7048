import type { Page } from "@playwright/test"
import { test } from "./fixtures.ts"

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

/** Leaves the figure in the report of the run. */
export function measure(path: string, scripts: Map<string, number>): number {
  const bytes = [...scripts.values()].reduce((total, size) => total + size, 0)
  const description = `${path}: ${bytes} bytes of script in ${scripts.size} files`
  test.info().annotations.push({ type: "measured", description })
  return bytes
}
