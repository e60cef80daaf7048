import { expectAccessible } from "./axe.ts"
import { expect, test } from "./fixtures.ts"
import { openHydrated, texts, untilHydrated } from "./public-pages.ts"

const tabNames = ["LM2500", "LM6000", "Frame", "SGT", "Leittechnik"]

test("the index cards are tabs: arrows move the focus, Space selects", async ({ page }) => {
  await openHydrated(page, "/gas-turbina")
  const tab = (name: string) => page.getByRole("tab", { name: new RegExp(`^${name}`, "u") })
  await expect(page.getByRole("tab")).toHaveText(tabNames.map((name) => new RegExp(`^${name}`, "u")))
  await expect(page.getByRole("tabpanel", { name: /LM2500/u })).toBeVisible()

  await tab("LM2500").focus()
  for (const [key, name] of [
    ["ArrowRight", "LM6000"],
    ["End", "Leittechnik"],
    ["ArrowRight", "LM2500"],
    ["ArrowLeft", "Leittechnik"],
    ["Home", "LM2500"],
    ["ArrowRight", "LM6000"],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tab(name)).toBeFocused()
  }
  await expect(tab("LM2500")).toHaveAttribute("aria-selected", "true")
  await page.keyboard.press("Space")
  await expect(tab("LM6000")).toHaveAttribute("aria-selected", "true")
  await expect(page.getByRole("tabpanel", { name: /LM6000/u })).toHaveAttribute("aria-busy", "false")
  await expect(page.getByRole("table").getByRole("link").first()).toHaveText("LM6000 PC")
  await page.keyboard.press("Tab")
  await expect(page.getByRole("tabpanel").getByRole("link").first()).toBeFocused()
})

test("a category is selected in every language by any of its ids", async ({ page }) => {
  await openHydrated(page, "/gas-turbina?category=7")
  await expect(page.getByRole("tab", { selected: true })).toHaveText(/^Frame/u)
  await page.getByRole("link", { name: "EN English" }).click()
  await expect(page).toHaveURL(/\/en\/gas-turbina\?category=7/u)
  await untilHydrated(page)
  await expect(page.getByRole("tab", { selected: true })).toHaveText(/^Frame/u)
  await expect(page.getByRole("columnheader", { name: "Power (MW)" })).toBeVisible()
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/en\/gas-turbina$/u)
})

test("a category that cannot be loaded is reported and can be retried", async ({ page, allowProblem }) => {
  allowProblem(/ERR_FAILED/u)
  await openHydrated(page, "/gas-turbina")
  await page.route("**/gas-turbina/models*", (route) => route.abort())
  await page.getByRole("tab", { name: /^SGT/u }).press("Enter")
  const alert = page.getByRole("tabpanel").getByRole("alert")
  await expect(alert).toContainText(texts.de.pages.gasTurbines.failed)
  await expectAccessible(page, 1280)
  await page.unroute("**/gas-turbina/models*")
  await alert.getByRole("button").click()
  await expect(page.getByRole("table").getByRole("link").first()).toHaveText("SGT-100")
  await expect(page.getByRole("tab", { name: /^SGT/u })).toBeFocused()
})

test("without script the index cards are links, and the pictures open by themselves", async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto("/gas-turbina")
  await page.getByRole("link", { name: /^Frame/u }).click()
  await expect(page.getByRole("table").getByRole("link").first()).toHaveText("MS5001PA")
  await page.goto("/parts/13")
  const pictures = page.getByRole("region", { name: texts.de.pages.product.pictures }).getByRole("link")
  await expect(pictures).toHaveCount(3)
  expect((await page.request.get((await pictures.last().getAttribute("href")) ?? "")).status()).toBe(200)
})

test("a product links to its own record in each language, and to the form", async ({ page }) => {
  const moved = await page.request.get("/en/parts/13", { maxRedirects: 0 })
  expect(moved.status()).toBe(308)
  expect(moved.headers()["location"]).toMatch(/^\/en\/parts\/14-[a-z\d-]+$/u)
  await openHydrated(page, "/parts/13")
  await page.getByRole("link", { name: "RU Русский" }).click()
  await expect(page).toHaveURL(/\/ru\/parts\/15-[a-z\d-]+$/u)
  await expect(page.locator("link[rel=alternate][hreflang=en]")).toHaveAttribute("href", /\/en\/parts\/14-[a-z\d-]+$/u)
  await page.getByRole("link", { name: texts.ru.pages.product.request(true) }).click()
  await expect(page.getByRole("textbox", { name: texts.ru.form.comment })).toHaveValue(/LM2500\+G4/u)
})

test("an inquiry about a product names it in the language of the page", async ({ page }) => {
  const titleOf = async (path: string) => {
    await page.goto(path)
    return page.getByRole("heading", { level: 1 }).innerText()
  }
  const english = await titleOf("/en/parts/2")
  expect(await titleOf("/parts/1")).not.toBe(english)
  await page.goto("/en/contact?product=1")
  const comment = page.getByRole("textbox", { name: texts.en.form.comment })
  await expect(comment).toHaveValue(texts.en.contact.about(english))
})

test("thumbnails of a product replace the large picture", async ({ page }) => {
  await openHydrated(page, "/parts/13")
  const pictures = page.getByRole("region", { name: texts.de.pages.product.pictures })
  const large = pictures.getByRole("link").first()
  const before = await large.getAttribute("href")
  await pictures.getByRole("link").last().press("Enter")
  await expect(large).not.toHaveAttribute("href", before ?? "")
  await expect(pictures.locator("[aria-current]")).toHaveCount(1)
  await expectAccessible(page, 1280)
})
