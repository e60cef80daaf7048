import { expectAccessible } from "./axe.ts"
import { expect, test } from "./fixtures.ts"
import { languages, localPath, openHydrated, publicPages } from "./public-pages.ts"
import { sample } from "./sample.ts"

for (const path of sample(publicPages)) {
  test(`axe finds nothing on ${path} in any language`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: "reduce" })
    for (const language of languages) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await openHydrated(page, localPath(language, path))
      await expect(page.locator("html")).toHaveAttribute("lang", language)
      await expectAccessible(page, 1280, 320)
    }
  })
}

for (const language of languages) {
  test(`axe finds nothing on the pages that are not there (${language})`, async ({ page, allowProblem }) => {
    allowProblem(/404/u)
    for (const path of ["/nowhere", "/service/999", "/part-list/999"]) {
      await openHydrated(page, localPath(language, path))
      await expectAccessible(page, 1280, 320)
    }
  })
}
