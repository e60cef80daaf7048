import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expectAccessible } from "./axe.ts"
import { expect, test } from "./fixtures.ts"
import { languages, localPath, openHydrated, texts } from "./public-pages.ts"
import { sample, sampleOne } from "./sample.ts"
import { startSite } from "./site-process.ts"

test("a site without any content says so on every page, in every language", async ({ browser }) => {
  test.slow()
  const dir = await mkdtemp(join(tmpdir(), "turbine-empty-"))
  const site = await startSite(dir, { SEED: "off" })
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: "reduce" })
  const page = await context.newPage()
  const faults: string[] = []
  page.on("pageerror", (error) => faults.push(error.message))
  try {
    for (const language of sampleOne(languages)) {
      const { pages, company } = texts[language]
      const all = [
        ["/", ""],
        ["/gas-turbina", pages.gasTurbines.empty],
        ["/spare-parts", pages.spareParts.empty],
        ["/partners", company.partners.empty],
        ["/careers", ""],
        ["/privacy-policy", ""],
        ["/imprint", ""],
        ["/contact", ""],
        ["/search?q=rotor", ""],
      ] as const
      const examined = sample(all)
      for (const shown of all) {
        const [path, words] = shown
        await openHydrated(page, localPath(language, path))
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\S/u)
        await expect(page.getByRole("main")).toContainText(words)
        if (examined.includes(shown)) await expectAccessible(page, 1280, 320)
      }
    }
    expect(faults).toEqual([])
  } finally {
    await context.close()
    await site.stop()
    await rm(dir, { recursive: true, force: true })
  }
})
