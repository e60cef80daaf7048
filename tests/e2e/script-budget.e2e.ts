import { expect, test } from "./fixtures.ts"
import { openHydrated, publicPages } from "./public-pages.ts"
import { collectScripts, measure } from "./scripts.ts"

// 115 KB of 1,024 bytes, with the menu, drawer and footer pieces that wait for a first touch: a browser under automation counts as
// touched on some pages. Without them every page is below 115,000 bytes.
const mostBytes = 115 * 1_024

for (const path of publicPages) {
  test(`the script of ${path} keeps its budget`, async ({ page }) => {
    const scripts = collectScripts(page)
    await openHydrated(page, path)
    await page.waitForLoadState("networkidle")
    expect(scripts.size).toBeGreaterThan(2)
    expect(measure(path, scripts)).toBeLessThan(mostBytes)
  })
}
