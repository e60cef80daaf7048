import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test as dashboard } from "./signed-in.ts"
import { type Site, startSite } from "./site-process.ts"

/** Dashboard of a site without content. */
export const test = dashboard.extend<object, { empty: Site }>({
  empty: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const dir = await mkdtemp(join(tmpdir(), "turbine-e2e-empty-"))
      const site = await startSite(dir, { SEED: "off" })
      await use(site)
      await site.stop()
      await rm(dir, { recursive: true, force: true })
    },
    { scope: "worker" },
  ],
  siteUrl: async ({ empty }, use) => use(empty.url),
})

export { expect }
