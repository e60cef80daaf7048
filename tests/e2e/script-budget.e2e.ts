import { type Browser, type BrowserContext, expect } from "@playwright/test"
import { test } from "./fixtures.ts"
import { humanWays } from "./human-check.ts"
import { languages, localPath, publicPages, untilHydrated } from "./public-pages.ts"
import { sampleOne } from "./sample.ts"
import { beforeTouchBytes, collectScripts, measure, readScripts } from "./scripts.ts"

const warmedBytes = 100 * 1_024

// External inspection, such as trace snapshots, counts in Chromium as the visitor's first touch.
test.use({ trace: "off" })

const sum = (scripts: Map<string, number>) => [...scripts.values()].reduce((total, size) => total + size, 0)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

// The site limits the connections per address.
const atATime = 4

/** Opens pages, a few in parallel, each for a new visitor without storage. */
async function openAll(
  browser: Browser,
  paths: string[],
  look: (context: BrowserContext, path: string) => Promise<void>,
) {
  for (let at = 0; at < paths.length; at += atATime)
    await Promise.all(
      paths.slice(at, at + atATime).map(async (path) => {
        // Without motion no island starts by time, however long the page takes to load.
        const context = await browser.newContext({ reducedMotion: "reduce" })
        await look(context, path)
        await context.close()
      }),
    )
}

for (const language of sampleOne(languages))
  test(`untouched, every page requests at most 6 KB of script, and its islands are fetched later (${language})`, async ({
    browser,
    siteUrl,
  }) => {
    await openAll(
      browser,
      [...publicPages, "/contact?sent=LT-AAAAAA"].map((path) => localPath(language, path)),
      async (context, path) => {
        const page = await context.newPage()
        await page.goto(siteUrl + path, { waitUntil: "load" })
        await expect
          .poll(async () => (await page.evaluate(readScripts)).warmed, { message: path })
          .toBeGreaterThan(60_000)
        await page.waitForTimeout(500)
        const { own, warmed, tooEarly } = await page.evaluate(readScripts)
        test.info().annotations.push({ type: "measured", description: `${path}: ${own} + ${warmed} bytes of script` })
        expect.soft(own, path).toBeGreaterThan(1_000)
        expect.soft(own, path).toBeLessThanOrEqual(beforeTouchBytes)
        expect.soft(tooEarly, path).toEqual([])
        expect.soft(warmed, path).toBeLessThanOrEqual(warmedBytes)
        // Fetched but not run, except islands that start by time.
        expect.soft(await page.locator("x-island[data-alive]:not([start*=after])").count(), path).toBe(0)
      },
    )
  })

test("nothing is prefetched with Save-Data", async ({ browser, siteUrl }) => {
  await openAll(browser, ["/", "/part-list/1"], async (context, path) => {
    await context.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }))
    const page = await context.newPage()
    const scripts = collectScripts(page)
    await page.goto(siteUrl + path)
    await pause(3_000)
    expect(sum(scripts), path).toBeLessThanOrEqual(beforeTouchBytes)
  })
})

test("all features of the part list are 100 KB of script", async ({ page }) => {
  const scripts = collectScripts(page)
  await page.goto("/part-list/1")
  await untilHydrated(page)
  await page
    .getByRole("table")
    .getByRole("button", { name: /in die Anfrage/u })
    .first()
    .click()
  await expect(page.getByRole("spinbutton")).toBeVisible()
  await page.getByRole("searchbox").fill("9047")
  await page.getByRole("button", { name: "Suche öffnen" }).click()
  await page.keyboard.type("9047M11")
  await expect(page.getByRole("option").first()).toBeVisible()
  await page.keyboard.press("Escape")
  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: "Anfrage senden" }).click()
  await humanWays(page).picture.click()
  await expect(page.getByRole("dialog")).toBeVisible()
  expect(measure("/part-list/1, all used", scripts)).toBeLessThanOrEqual(100 * 1_024)
})
