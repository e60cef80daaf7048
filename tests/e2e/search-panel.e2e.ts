import { expect, test } from "./fixtures.ts"
import { openHydrated } from "./public-pages.ts"

test("the search is opened, used and left by keyboard alone", async ({ page }) => {
  // Typed at once, while the field is still loading.
  const held = Promise.withResolvers<void>()
  await page.route(/search-box/u, async (route) => {
    await held.promise
    await route.continue()
  })
  await openHydrated(page, "/imprint")
  const field = page.getByRole("combobox", { name: "Teilenummer oder Bezeichnung" })
  await page.keyboard.type("/9047")
  const plain = page.getByRole("searchbox", { name: "Teilenummer oder Bezeichnung" })
  await expect(plain).toHaveValue("9047")
  await expect(field).toHaveCount(0)
  held.resolve()
  await expect(field).toBeFocused()
  await page.keyboard.type("m11g")
  await expect(field).toHaveValue("9047m11g")
  const hits = page.getByRole("option")
  await expect(hits.first()).toContainText("9047M11G01")
  await expect(field).toHaveAttribute("aria-expanded", "true")

  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("ArrowDown")
  await expect(hits.nth(1)).toHaveAttribute("aria-selected", "true")
  expect(await field.getAttribute("aria-activedescendant")).toBe(await hits.nth(1).getAttribute("id"))
  await page.keyboard.press("ArrowUp")
  await expect(hits.first()).toHaveAttribute("aria-selected", "true")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/part\/9047m11g01$/u)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("9047M11G01")
  await expect(field).toBeHidden()
})

test("Escape closes the hits first and then the panel, and returns the focus", async ({ page }) => {
  await openHydrated(page, "/imprint")
  const button = page.getByRole("button", { name: "Suche öffnen" })
  await button.press("Enter")
  const field = page.getByRole("combobox", { name: "Teilenummer oder Bezeichnung" })
  await field.fill("9047")
  await expect(page.getByRole("option").first()).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("option").first()).toBeHidden()
  await expect(field).toHaveValue("9047")
  await page.keyboard.press("Escape")
  await expect(field).toBeHidden()
  await expect(button).toBeFocused()
})

test("Enter without a selected hit leads to all of them; no hits are announced", async ({ page }) => {
  await openHydrated(page, "/en/imprint")
  await page.keyboard.press("/")
  await expect(page.getByRole("combobox")).toBeFocused()
  await page.keyboard.type("zzzzqqq")
  await expect(page.getByText("Nothing matches “zzzzqqq”").first()).toBeVisible()
  await page.getByRole("combobox").fill("seal")
  await expect(page.getByRole("option").first()).toBeVisible()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/en\/search\?q=seal$/u)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search for “seal”")
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible()
})

test("links to all hits only where there are more than shown", async ({ page }) => {
  await openHydrated(page, "/en/imprint")
  await page.keyboard.press("/")
  const all = page.getByRole("option", { name: /^Show all \d+ hits$/u })
  await page.getByRole("combobox").fill("seal")
  await expect(all).toBeVisible()
  await page.getByRole("combobox").fill("9047M11")
  await expect(all).toBeHidden()
  await expect(page.getByRole("option")).toHaveCount(2)
})

test("every hit is reached by paging, and an empty result passes the number to the inquiry form", async ({ page }) => {
  await openHydrated(page, "/search?q=Stufe")
  const pager = page.getByRole("navigation", { name: "Seiten" })
  const [, total = "0"] = /von (\d+)/u.exec((await pager.locator(".range").textContent()) ?? "") ?? []
  expect(Number(total)).toBeGreaterThan(50)
  const [parts] = /\d+/u.exec((await page.locator("#hits-part").textContent()) ?? "") ?? []
  const seen = new Set<string>()
  const pages = Math.ceil(Number(total) / 50)
  for (let number = 1; number <= pages; number++) {
    await expect(pager.getByText(`${number} / ${pages}`)).toBeVisible()
    for (const name of await page.locator(".search-hit.part b").allTextContents()) seen.add(name)
    if (number < pages) await pager.getByRole("link", { name: "Nächste Seite" }).click()
  }
  expect(seen.size).toBe(Number(parts))

  await openHydrated(page, "/search?q=QX77123Z9")
  await page.getByRole("main").getByRole("link", { name: "„QX77123Z9“ anfragen" }).click()
  await expect(page.getByRole("textbox", { name: "Teilenummern, als Text oder Spalte aus Excel" })).toHaveValue(
    "QX77123Z9",
  )
})

test("a misread number is suggested", async ({ page }) => {
  await openHydrated(page, "/search?q=9026M31PO2")
  await expect(page.getByText("Meinten Sie „9026M31P02“?")).toBeVisible()
  await expect(page.locator(".search-hit.part b").first()).toHaveText("9026M31P02")
})

test("while the search loads, what is typed into another field stays there", async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route(/search-box/u, async (route) => {
    await held.promise
    await route.continue()
  })
  await openHydrated(page, "/contact")
  await page.getByRole("button", { name: "Suche öffnen" }).click()
  const comment = page.getByRole("textbox", { name: "Kommentar" })
  await comment.click()
  await page.keyboard.type("Dichtung")
  await expect(comment).toHaveValue("Dichtung")
  held.resolve()
  await expect(comment).toBeFocused()
})
