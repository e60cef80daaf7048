import { setTimeout as sleep } from "node:timers/promises"
import type { Site } from "#tests/e2e/site-process.ts"
import type { AdminCalls } from "../admin-calls.ts"
import { load } from "../load.ts"
import { type Comparison, type Figure, type Sides, compare } from "./compare.ts"
import { countRendered } from "./count-rendered.ts"

interface CachedSide {
  site: Site
  admin: AdminCalls
}

// Between two changes of the content the visits are repeated `turns` times.
const full = { pages: 7, seconds: 2, turns: 20 }
const quick = { pages: 1, seconds: 1, turns: 2 }

const loaded = [
  { name: "cached: home page", path: "/" },
  { name: "cached: service page", path: "/service/1" },
  { name: "cached: part list", path: "/part-list/1" },
] as const
const visited = ["", "/en", "/ru"].flatMap((language) =>
  ["/gas-turbina", "/service/1", "/service/3", "/part-list/1", "/spare-parts", "/contact"].map(
    (path) => language + path,
  ),
)
// Not among those that are visited, so that its preview is not counted with them.
const drafted = 2
const changes = 4

/** What a cached page costs, and how many visits are answered from memory: of visitors alone, and while somebody works on drafts. */
export async function measureCached(sides: Sides<CachedSide>, isQuick: boolean): Promise<Comparison[]> {
  const { pages, seconds, turns } = isQuick ? quick : full
  const cost = await compare(sides, pages, async ({ site }) => loadCached(site, seconds))
  // Whole numbers of requests are counted: one round is enough.
  const rates = await compare(sides, 1, async (side) => [
    await hitRate(side, turns, "visits", async () => undefined),
    await hitRate(side, turns, "visits while drafts are saved and previewed", workOnDraft),
  ])
  return [...cost, ...rates]
}

async function loadCached(site: Site, seconds: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { name, path } of loaded) {
    const { each } = await load(site.url + path, site.pid, seconds)
    figures.push({ name, unit: "µs CPU a request", value: each })
  }
  return figures
}

/** Share of visits that no page was rendered for; the content changes live before each row of turns, on both sides alike. */
async function hitRate(
  side: CachedSide,
  turns: number,
  name: string,
  meanwhile: (side: CachedSide) => Promise<void>,
): Promise<Figure> {
  const { site, admin } = side
  const from = site.log().length
  let visits = 0
  for (let change = 0; change < changes; change++) {
    await admin.changeContent()
    for (let turn = 0; turn < turns; turn++) {
      await meanwhile(side)
      for (const path of visited) {
        const response = await fetch(site.url + path)
        if (response.status !== 200) throw new Error(`${path} responded ${response.status}`)
        await response.arrayBuffer()
        visits++
      }
    }
  }
  const rendered = countRendered(await logAfter(site, from), visited)
  return { name: `cached: hit rate, ${name}`, unit: "%", value: 100 * (1 - rendered / visits) }
}

/** Saves a draft, shows it to somebody with a link and ends that; an older revision knows none of these calls. */
async function workOnDraft({ site, admin }: CachedSide): Promise<void> {
  const call = (method: string, path: string, body?: object) =>
    fetch(`${site.url}/api${path}`, {
      method,
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${admin.token}` },
      ...(body && { body: JSON.stringify(body) }),
    })
  const patch = { title_de: `Entwurf ${performance.now()}` }
  const saved = await call("PUT", `/draft/service/${drafted}`, { patch, based_on: 1 })
  if (saved.status === 404) return
  const shared = await call("POST", "/share", { kind: "service", id: drafted, days: 1 })
  if (!saved.ok || !shared.ok) throw new Error(`The draft responded ${saved.status}, its link ${shared.status}`)
  const { share, urls } = (await shared.json()) as { share: number; urls: { de: string } }
  const { pathname, search } = new URL(urls.de)
  const shown = await (await fetch(site.url + pathname + search)).text()
  if (!shown.includes(patch.title_de)) throw new Error("The preview does not show the draft")
  await call("DELETE", `/share/${share}`)
}

let marks = 0

/** Waits until the log has a line for a request made now, so that those of all requests before are there. */
async function logAfter(site: Site, from: number): Promise<string> {
  const mark = `/mark-${++marks}`
  await (await fetch(site.url + mark)).arrayBuffer()
  while (!site.log().includes(`"${mark}"`, from)) await sleep(20)
  return site.log().slice(from)
}
