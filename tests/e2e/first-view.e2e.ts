import { expect, test } from "./fixtures.ts"
import { untilHydrated } from "./public-pages.ts"
import { sampleOne } from "./sample.ts"

const phone = { width: 412, height: 823 }
const pages = ["/", "/gas-turbina", "/service/3"]

/** How far aside the lazy pictures stand, each once. */
const asides = () =>
  [
    ...new Set(
      [...document.querySelectorAll<HTMLImageElement>("img[loading=lazy]")].map(
        (img) => getComputedStyle(img).translate,
      ),
    ),
  ].sort()

for (const path of sampleOne(pages))
  test(`${path}: on a phone pictures below wait until the first view is painted`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.addInitScript(`addEventListener("DOMContentLoaded", () => { window.early = (${asides.toString()})() })`)
    await page.goto(path)
    expect(await page.evaluate(() => (window as unknown as { early: string[] }).early)).toEqual(["-9999px"])
    await untilHydrated(page)
    expect(await page.evaluate(asides)).toEqual(["none"])
    await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", "/favicon.svg")
  })

test("without script no picture waits, nor does the icon", async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
  const page = await context.newPage()
  await page.goto(siteUrl)
  await expect(page.locator("html")).not.toHaveAttribute("data-first-view")
  await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", "/favicon.svg")
  await context.close()
})

test.describe("from page to page", () => {
  test.use({ allowedProblems: [/assets\/page-[\w-]+\.css/u] })
  test("a page's own sheet is there before the page is, and one that cannot be loaded holds nothing up", async ({
    page,
  }) => {
    await page.goto("/")
    await untilHydrated(page)
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const look = () => {
        const list = document.querySelector(".facts-list")
        if (list) seen.push(getComputedStyle(list).paddingTop)
        requestAnimationFrame(look)
      }
      look()
    })
    await page.locator("footer a[href='/imprint']").click()
    await expect(page.locator(".facts-list").first()).toBeVisible()
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
    expect(await page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)])).toEqual(["28px"])
    await page.route("**/assets/*.css", (route) => route.abort())
    await page.locator("footer a[href='/privacy-policy']").click()
    await expect(page.locator(".contents")).toBeVisible()
  })
})
