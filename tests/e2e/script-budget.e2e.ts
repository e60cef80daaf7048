import { expect, test } from "./fixtures.ts"
import { openHydrated, publicPages } from "./public-pages.ts"
import { collectScripts, measure } from "./scripts.ts"

// 115 KB; what a first view needs is below 115,000 bytes, the rest comes with the first touch and counts here when the browser reports one.
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
