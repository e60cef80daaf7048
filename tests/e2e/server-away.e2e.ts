import type { Page } from "@playwright/test"
import type { Language } from "#contract/language.ts"
import { expect, test } from "./fixtures.ts"
import { languages, localPath, openHydrated, texts, untilHydrated } from "./public-pages.ts"
import { sampleOne } from "./sample.ts"
import { scaledMs } from "#tests/harness/machine-speed.ts"

/** Nobody answers, as after a crash; what the page has is all there is. */
const takeServerAway = (page: Page, addresses = /./u) =>
  page.route(addresses, (route) => route.abort("connectionrefused"))
const bringServerBack = (page: Page) => page.unrouteAll({ behavior: "wait" })

// A text that cannot be loaded ends a concurrent rendering; React then renders once more and reports that as error 520.
test.beforeEach(({ allowProblem }) =>
  allowProblem(
    /React error #520|ERR_CONNECTION_REFUSED|Error loading route module|Failed to fetch|could not be loaded/u,
  ),
)

async function expectFailureWithRetry(page: Page, language: Language): Promise<void> {
  const { errors } = texts[language]
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(errors.unexpected)
  await expect(page.getByText(errors.notLoaded)).toBeVisible()
  await expect(page.getByRole("banner")).toBeVisible()
  const again = page.getByRole("link", { name: errors.tryAgain })
  await takeServerAway(page)
  await again.click()
  await expect(page.getByText(errors.stillAway)).toBeVisible()
  await bringServerBack(page)
  await again.click()
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(errors.unexpected)
  await untilHydrated(page)
}

for (const language of sampleOne(languages, 1)) {
  const { layout, errors, partList, search, pages } = texts[language]

  test(`a page that cannot be loaded says so and is loaded when the server is back (${language})`, async ({ page }) => {
    await openHydrated(page, localPath(language, "/imprint"))
    for (const { link, path, missing } of [
      { link: layout.careers, path: "/careers", missing: undefined },
      { link: layout.gasTurbines, path: "/gas-turbina", missing: undefined },
      { link: layout.partners, path: "/partners", missing: /\.data/u },
      { link: layout.gasTurbines, path: "/gas-turbina", missing: /\.data/u },
    ]) {
      await takeServerAway(page, missing)
      await page.getByRole("banner").getByRole("link", { name: link }).click()
      await expectFailureWithRetry(page, language)
      await expect(page).toHaveURL(new RegExp(`${localPath(language, path)}$`, "u"))
    }
  })

  test(`blocks that cannot be loaded say so and are loaded when the server is back (${language})`, async ({ page }) => {
    await openHydrated(page, localPath(language, "/part-list/1"))
    await page.mouse.move(5, 5)
    await page.waitForLoadState("networkidle")
    await takeServerAway(page)
    await page.getByRole("link", { name: partList.next }).click()
    const list = page.getByRole("alert").filter({ hasText: partList.failed })
    await expect(list).toBeVisible()
    await expect(page.getByRole("table")).toHaveCount(0)
    await bringServerBack(page)
    await list.getByRole("button", { name: errors.tryAgain }).click()
    await expect(page.getByRole("table", { name: partList.table }).getByRole("row")).toHaveCount(21)
    await expect(page).toHaveURL(/\?page=2$/u)

    await takeServerAway(page)
    await page.getByRole("button", { name: layout.openSearch }).click()
    await page.keyboard.type("90")
    const plain = page.locator("#site-q")
    await expect(plain).toBeFocused()
    await expect(plain).toHaveValue("90")
    await page.keyboard.type("4")
    await bringServerBack(page)
    const panel = page.getByRole("alert").filter({ hasText: errors.notLoaded })
    await panel.getByRole("button", { name: errors.tryAgain }).click()
    const field = page.getByRole("combobox", { name: layout.search.label })
    await expect(field).toBeFocused()
    await expect(field).toHaveValue("904")
    await takeServerAway(page)
    await page.keyboard.type("7")
    await expect(page.getByText(search.failed).first()).toBeVisible()
    await bringServerBack(page)
    await page.getByRole("search").getByRole("button", { name: errors.tryAgain }).click()
    await expect(page.getByRole("option").first()).toBeVisible()
    await expect(field).toHaveValue("9047")

    await openHydrated(page, localPath(language, "/gas-turbina"))
    await takeServerAway(page)
    const tab = page.getByRole("tab").nth(1)
    await tab.click()
    const shelf = page.getByRole("alert").filter({ hasText: pages.gasTurbines.failed })
    await expect(shelf).toBeVisible()
    await bringServerBack(page)
    await shelf.getByRole("button", { name: errors.tryAgain }).click()
    await expect(tab).toBeFocused()
    await expect(page.getByRole("tabpanel").getByRole("table")).toBeVisible()
  })
}

test("another language that cannot be loaded is no blank page", async ({ page }) => {
  await openHydrated(page, "/contact")
  await takeServerAway(page)
  await page.getByRole("link", { name: "Русский" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.de.errors.unexpected)
  await bringServerBack(page)
  await page.getByRole("link", { name: texts.de.errors.tryAgain }).click()
  await expect(page).toHaveURL(/\/ru\/contact$/u)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.ru.contact.title)
})

test("what waits for a first touch stays as it is, and wakes up when the server is back", async ({ page }) => {
  await openHydrated(page, "/imprint")
  await page.waitForLoadState("networkidle")
  await takeServerAway(page)
  await page.mouse.move(20, 20)
  await page.mouse.wheel(0, 300)
  await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Impressum")
  await bringServerBack(page)
  await page.mouse.wheel(0, 300)
  await expect(async () => {
    await page.mouse.move(30, 30)
    const isResumed = await page.evaluate(() =>
      Object.keys(document.querySelector("footer") ?? {}).some((key) => key.startsWith("__reactProps")),
    )
    expect(isResumed).toBe(true)
  }).toPass({ timeout: scaledMs(10_000) })
})
