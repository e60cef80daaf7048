import { expect, it } from "vitest"
import type { Visits } from "#contract/visit.ts"
import { demoData, startFaultSite } from "./fault-site.ts"
import { until } from "./until.ts"

const browser = {
  "Sec-Fetch-Dest": "document",
  "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
}

it("a killed process loses the page views of the last minute at most, one that ends none", async () => {
  const dataDir = await demoData()
  let site = await startFaultSite(dataDir)
  const read = async (path: string) => expect((await fetch(site.url + path, { headers: browser })).status).toBe(200)
  const total = async () => {
    const response = await site.call("GET", "/api/visit")
    expect(response?.status).toBe(200)
    return ((await response?.json()) as Visits | undefined)?.total
  }
  const { token } = site
  for (const path of ["/", "/en", "/contact"]) await read(path)
  await until(async () => (await total()) === 3)
  // Written twice a minute at the latest; these two may or may not be.
  await read("/partners")
  await read("/careers")
  await site.kill()
  site = await startFaultSite(dataDir, { token })
  const kept = (await total()) ?? 0
  expect([3, 4, 5]).toContain(kept)
  await read("/ru")
  await site.end()
  site = await startFaultSite(dataDir, { token })
  expect(await total()).toBe(kept + 1)
  await site.end()
})
