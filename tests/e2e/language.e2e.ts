import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures.ts"
import { inEachLanguage, localPath, openHydrated, publicPages, untilHydrated } from "./public-pages.ts"
import { sample } from "./sample.ts"

const storedKeys = (page: Page) => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])

test("a flag changes the language of the page and only then stores it", async ({ page }) => {
  await openHydrated(page, "/part-list/2?query=ring")
  expect(await storedKeys(page)).toEqual([])
  await page.getByRole("link", { name: "Русский" }).press("Enter")
  await expect(page).toHaveURL(/\/ru\/part-list\/2-[a-z\d-]+\?query=ring$/u)
  await expect(page.locator("html")).toHaveAttribute("lang", "ru")
  await expect(page).toHaveTitle(/^Запасные части LM6000/u)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Запасные части LM6000")
  await expect(page.getByRole("searchbox", { name: "Номер детали или описание" })).toHaveValue("ring")
  await expect(page.getByRole("link", { name: "Русский" })).toBeFocused()
  await expect(page.getByRole("link", { name: "Русский" })).toHaveAttribute("aria-current", "true")
  expect(await storedKeys(page)).toEqual(["i18nextLng"])
  expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("ru")
})

test("a right click on a flag stores nothing, a middle click its language", async ({ page }) => {
  await openHydrated(page, "/imprint")
  const flag = page.getByRole("banner").getByRole("link", { name: "English" })
  await flag.click({ button: "right" })
  expect(await storedKeys(page)).toEqual([])
  await flag.click({ button: "middle" })
  expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("en")
})

test("a change of language keeps typed, checked and expanded state, and the scroll position", async ({ page }) => {
  await openHydrated(page, "/contact")
  await page.getByRole("textbox", { name: "Name" }).first().fill("Ada Muster")
  await page.getByRole("textbox", { name: "Kommentar" }).fill("Dichtung undicht")
  await page.getByRole("switch", { name: /steht/u }).check()
  await page.getByText("Teilenummern einfügen").click()
  await page.locator("[name=numbers]").fill("L31742P02")
  const top = await page.evaluate(() => {
    scrollTo({ top: 400, behavior: "instant" })
    return scrollY
  })
  // The mouse would scroll the page first.
  await page.locator(".tools .langs a[hreflang=en]").evaluate((link: HTMLAnchorElement) => link.click())
  await expect(page).toHaveURL(/\/en\/contact$/u)
  await untilHydrated(page)
  await expect(page.getByRole("textbox", { name: "Name" }).first()).toHaveValue("Ada Muster")
  await expect(page.getByRole("textbox", { name: "Comment" })).toHaveValue("Dichtung undicht")
  await expect(page.getByRole("switch")).toBeChecked()
  await expect(page.locator("[name=numbers]")).toHaveValue("L31742P02")
  expect(await page.evaluate(() => scrollY)).toBe(top)
  expect(await storedKeys(page)).toEqual(["i18nextLng"])
})

test("a change of language keeps what was chosen on the page of a part", async ({ page }) => {
  await openHydrated(page, "/part/9026m31p02")
  const box = page.locator("#ask")
  await box.locator("[name=document][value=inspection]").evaluate((field: HTMLInputElement) => field.click())
  await page.getByRole("banner").getByRole("link", { name: "English" }).click()
  await expect(page).toHaveURL(/\/en\/part\/9026m31p02$/u)
  await untilHydrated(page)
  const checked = () =>
    box
      .locator("[name=document]:checked")
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  await expect.poll(checked).toEqual(["inspection"])
})

test("a change of language keeps the filter typed meanwhile", async ({ page }) => {
  await openHydrated(page, "/part-list/1")
  await page.getByRole("searchbox", { name: "Teilenummer oder Beschreibung" }).fill("9047")
  await expect(page).toHaveURL(/\?query=9047$/u)
  await page.getByRole("banner").getByRole("link", { name: "English" }).click()
  await expect(page).toHaveURL(/\/en\/part-list\/1-[a-z\d-]+\?query=9047$/u)
  await expect(page.getByRole("searchbox").first()).toHaveValue("9047")
})

test("a product leads to its own record in the other language", async ({ page }) => {
  await openHydrated(page, "/parts/1")
  await page.getByRole("link", { name: "English" }).click()
  await expect(page).toHaveURL(/\/en\/parts\/2-[a-z\d-]+$/u)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("LM2500 PE gas turbine")
})

test("the stored language redirects an unprefixed URL before anything is painted", async ({ page }) => {
  await page.goto("/imprint")
  await page.evaluate(() => localStorage.setItem("i18nextLng", "ru"))
  await page.addInitScript(() => {
    window.addEventListener("pagehide", () => {
      const left = { path: location.pathname, paints: performance.getEntriesByType("paint").length }
      sessionStorage.setItem("left", JSON.stringify(left))
    })
  })
  await page.goto("/service/3?from=mail#main")
  await expect(page).toHaveURL(/\/ru\/service\/3\?from=mail#main$/u)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Капитальный ремонт ротора")
  expect(await page.evaluate(() => sessionStorage.getItem("left"))).toBe('{"path":"/service/3","paints":0}')

  await page.goto("/en/service/3")
  await expect(page).toHaveURL(/\/en\/service\/3$/u)
  await page.getByRole("link", { name: "Deutsch" }).click()
  await expect(page).toHaveURL("/service/3-rotorueberholung")
  await page.goto("/contact")
  await expect(page).toHaveURL("/contact")
  await expect(page.locator("html")).toHaveAttribute("lang", "de")
})

test("a first visit stores nothing in the browser, on any page", async ({ page }) => {
  for (const { path, language } of sample(inEachLanguage(publicPages), 6)) {
    await openHydrated(page, localPath(language, path))
    expect(await storedKeys(page), `stored by ${page.url()}`).toEqual([])
  }
  await openHydrated(page, "/ru/contact")
  await page.getByRole("link", { name: "Контакты" }).first().click()
  await expect(page).toHaveURL(/\/ru\/imprint$/u)
  await page.goBack()
  expect(await storedKeys(page)).toEqual([])
  expect(await page.context().cookies()).toEqual([])
})
