import { expect, test } from "./fixtures.ts"
import { openHydrated, publicPages } from "./public-pages.ts"
import { collectScripts, measure } from "./scripts.ts"

const mostBytes = 115_000

for (const path of publicPages) {
  test(`the script of ${path} keeps its budget`, async ({ page }) => {
    const scripts = collectScripts(page)
    await openHydrated(page, path)
    await page.waitForLoadState("networkidle")
    expect(scripts.size).toBeGreaterThan(2)
    expect(measure(path, scripts)).toBeLessThan(mostBytes)
  })
}
