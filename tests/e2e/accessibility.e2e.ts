import { expectAccessible } from "./axe.ts"
import { expect, test } from "./fixtures.ts"
import { inEachLanguage, localPath, openHydrated, publicPages } from "./public-pages.ts"
import { sample } from "./sample.ts"

for (const { path, language } of sample(inEachLanguage(publicPages)))
  test(`axe finds nothing on ${path} (${language})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.setViewportSize({ width: 1280, height: 800 })
    await openHydrated(page, localPath(language, path))
    await expect(page.locator("html")).toHaveAttribute("lang", language)
    await expectAccessible(page, 1280, 320)
  })

for (const { path, language } of sample(inEachLanguage(["/nowhere", "/service/999", "/part-list/999"]), 5))
  test(`axe finds nothing on ${path}, which does not exist (${language})`, async ({ page, allowProblem }) => {
    allowProblem(/404/u)
    await openHydrated(page, localPath(language, path))
    await expectAccessible(page, 1280, 320)
  })
