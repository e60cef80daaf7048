import { expect, test } from "./fixtures.ts"
import { untilHydrated } from "./public-pages.ts"
import { sampleOne } from "./sample.ts"

const phone = { width: 412, height: 823 }
const pages = ["/", "/gas-turbina", "/service/3"]

/** Returns the offsets of the lazy pictures, each once. */
const asides = () =>
  [
    ...new Set(
      [...document.querySelectorAll<HTMLImageElement>("img[loading=lazy]")].map(
        (img) => getComputedStyle(img).translate,
      ),
    ),
  ].sort()

for (const path of sampleOne(pages))
  test(`${path}: on a phone pictures below the fold wait until the first view is painted`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.addInitScript(`addEventListener("load", () => { window.early = (${asides.toString()})() })`)
    await page.goto(path)
    expect(await page.evaluate(() => (window as unknown as { early: string[] }).early)).toEqual(["-9999px"])
    await untilHydrated(page)
    expect(await page.evaluate(asides)).toEqual(["none"])
    await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", /\/favicon\.svg$/u)
  })

test("without script no picture waits, nor does the icon", async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
  const page = await context.newPage()
  await page.goto(siteUrl)
  await expect(page.locator("html")).not.toHaveAttribute("data-first-view")
  await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", "/favicon.svg")
  await context.close()
})
