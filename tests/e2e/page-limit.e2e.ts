import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test as base } from "./fixtures.ts"
import { languages, localPath, texts } from "./public-pages.ts"
import { startSite } from "./site-process.ts"

/** A site that limits visitors. */
const test = base.extend<object, { limited: string }>({
  limited: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const dir = await mkdtemp(join(tmpdir(), "turbine-e2e-limit-"))
      const site = await startSite(dir, { SEED: "off", RATE_LIMITS: "on" })
      await use(site.url)
      await site.stop()
      await rm(dir, { recursive: true, force: true })
    },
    { scope: "worker" },
  ],
  siteUrl: async ({ limited }, use) => use(limited),
})

test("a visitor who asks for too many pages is told so in the language of the page, until the limit ends", async ({
  page,
  siteUrl,
  allowProblem,
}) => {
  allowProblem(/429/u)
  let last = 200
  for (let asked = 0; asked <= 400 && last !== 429; asked++) last = (await fetch(`${siteUrl}/search`)).status
  expect(last).toBe(429)
  for (const language of languages) {
    const { errors } = texts[language]
    const response = await page.goto(localPath(language, "/search?q=rotor"))
    expect(Number(response?.headers()["retry-after"])).toBeGreaterThan(0)
    await expect(page.getByRole("heading", { level: 1, name: errors.tooMany })).toBeVisible()
    await expect(page.getByText(errors.tooManyHelp)).toBeVisible()
    await expect(page.getByRole("link", { name: errors.tryAgain })).toHaveAttribute("href", /\/search\?q=rotor$/u)
  }
})
