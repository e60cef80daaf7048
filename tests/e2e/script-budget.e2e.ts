import { expect, test } from "./fixtures.ts"
import { publicPages, untilHydrated } from "./public-pages.ts"
import { collectScripts, measure, untilAllCame } from "./scripts.ts"
import { sample } from "./sample.ts"

const mostBytes = 122_000

// Whatever asks a page from outside, such as the snapshots of a trace, counts in Chromium as the visitor's first touch, and that
// fetches the pieces which wait for one. So nothing is asked before the figure is taken.
test.use({ trace: "off" })

for (const path of sample(publicPages, 3)) {
  test(`the script of ${path} keeps its budget`, async ({ page }) => {
    const scripts = collectScripts(page)
    await page.goto(path)
    await untilAllCame(scripts)
    const bytes = measure(path, scripts)
    expect(scripts.size).toBeGreaterThan(2)
    expect(bytes).toBeLessThan(mostBytes)
    await untilHydrated(page)
  })
}
