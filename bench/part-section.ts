import type { Site } from "#tests/e2e/site-process.ts"
import { median, percentile } from "./processor.ts"
import type { Line } from "./report.ts"

const pagesAsked = 100

/** Measures part pages and their JSON, the sitemap's index and the file in its middle; each page is requested once. */
export async function measureParts(site: Site): Promise<Line[]> {
  const index = await get(site, "/sitemap.xml")
  const files = index.body.match(/\/sitemap-parts-\d+\.xml/gu) ?? []
  const file = await get(site, files[Math.floor(files.length / 2)] ?? "/")
  const pages = [...new Set(file.body.match(/(?<=<loc>[^<]*)\/part\/[^<]+/gu))].slice(0, pagesAsked)
  const ask = async (name: string, prefix: string): Promise<Line[]> => {
    const times: number[] = []
    for (const path of pages) times.push((await get(site, prefix + path)).ms)
    return [
      { name: `${name}, median (${times.length} answers)`, value: median(times), unit: "ms" },
      { name: `${name}, 95 of 100`, value: percentile(times, 95), unit: "ms" },
    ]
  }
  return [
    ...(await ask("part as JSON", "/api")),
    ...(await ask("part page", "")),
    { name: `sitemap index of ${files.length + 1} files`, value: index.ms, unit: "ms" },
    { name: "sitemap file of 5,000 parts", value: file.ms, unit: "ms" },
    { name: "sitemap file of 5,000 parts", value: file.body.length / 1_048_576, unit: "MB" },
  ]
}

async function get(site: Site, path: string): Promise<{ body: string; ms: number }> {
  const begin = performance.now()
  const response = await fetch(site.url + path)
  const body = await response.text()
  if (response.status !== 200) throw new Error(`${path} responded ${response.status}`)
  return { body, ms: performance.now() - begin }
}
