import { setTimeout as sleep } from "node:timers/promises"
import { brotliCompressSync } from "node:zlib"
import { type Browser, chromium } from "@playwright/test"
import { findChromium } from "#tooling/chromium.ts"

const pages = ["/", "/service/3", "/part-list/1", "/spare-parts", "/contact"] as const
const quietMs = 1_000

export async function openBrowser(): Promise<Browser | null> {
  const executablePath = await findChromium()
  return executablePath ? chromium.launch({ executablePath, args: ["--no-sandbox"] }) : null
}

/** Returns the size of a first visit of each page in HTML, script and style, compressed with Brotli. */
export async function measureBytes(
  url: string,
  browser: Browser,
): Promise<{ name: string; unit: string; value: number }[]> {
  const lines: { name: string; unit: string; value: number }[] = []
  for (const path of pages) {
    const { js, css } = await fetchedFiles(url + path, browser)
    const html = await (await fetch(url + path, { headers: { "Accept-Encoding": "identity" } })).arrayBuffer()
    const sizes = { HTML: brotliCompressSync(html).length, script: js, CSS: css }
    for (const [what, value] of Object.entries(sizes)) lines.push({ name: `${what} of ${path}`, unit: "bytes", value })
  }
  return lines
}

async function fetchedFiles(url: string, browser: Browser): Promise<{ js: number; css: number }> {
  const context = await browser.newContext()
  const sizes = { js: 0, css: 0 }
  let seen = 0
  const page = await context.newPage()
  page.on("response", (response) => {
    const kind = /\.(js|css)$/u.exec(new URL(response.url()).pathname)?.[1]
    if (kind !== "js" && kind !== "css") return
    seen++
    sizes[kind] += Number(response.headers()["content-length"] ?? Number.NaN)
  })
  await page.goto(url)
  for (let before = -1; before !== seen; ) {
    before = seen
    await sleep(quietMs)
  }
  await context.close()
  return sizes
}
