import { expect, test } from "./fixtures.ts"
import { openHydrated } from "./public-pages.ts"

test("query and page are in the URL, and going back restores them", async ({ page }) => {
  await openHydrated(page, "/part-list/1")
  const box = page.getByRole("searchbox", { name: "Teilenummer oder Beschreibung" })
  await box.fill("9047m11")
  await expect(page).toHaveURL(/\?query=9047m11$/u)
  await expect(page.getByText("2 gefunden")).toBeVisible()
  await page
    .locator(".part-substitute")
    .getByRole("link", { name: /9047M11 ?G03/u })
    .click()
  await expect(page).toHaveURL(/\?query=9047M11G03$/u)
  await expect(box).toHaveValue("9047M11G03")
  await page.goBack()
  await expect(page).toHaveURL(/\?query=9047m11$/u)
  await expect(box).toHaveValue("9047m11")
  await expect(page.getByText("2 gefunden")).toBeVisible()

  await page.getByRole("link", { name: "Suche leeren" }).click()
  await expect(page).toHaveURL(/\/part-list\/1(?:-[a-z\d-]+)?$/u)
  await expect(box).toBeFocused()
  await page.getByRole("link", { name: "Nächste Seite" }).click()
  await expect(page).toHaveURL(/\?page=2$/u)
  await expect(page.getByText("21–40 von 412")).toBeVisible()
  await page.goBack()
  await expect(page.getByText("1–20 von 412")).toBeVisible()
  await page.goto("/part-list/1?query=ring&page=2")
  await expect(box).toHaveValue("ring")
  await expect(page.getByText(/^21–/u)).toBeVisible()
})

test("a number is found in any spelling, and no hits lead to the form", async ({ page }) => {
  await openHydrated(page, "/part-list/1")
  const box = page.getByRole("searchbox", { name: "Teilenummer oder Beschreibung" })
  await page.keyboard.press("/")
  await expect(box).toBeFocused()
  await page.keyboard.type("9047-м11 g01")
  // The part itself, and its successor.
  await expect(page.getByText("2 gefunden von 412")).toBeVisible()
  await expect(page.getByRole("row", { name: /^9047M11G01/u })).toContainText("Gefunden ohne Trennzeichen")
  await expect(page.getByRole("row", { name: /^9047M11G03/u })).toContainText("Aktuelles Teil, ersetzt 9047M11G01")
  await box.fill("bearing housing")
  await expect(page.getByRole("row").filter({ hasText: "Lagergehäuse" }).first()).toContainText("Auf Englisch gefunden")
  await box.fill("gibtsnicht")
  await expect(page.getByText("Kein Teil passt zu „gibtsnicht“")).toBeVisible()
  await page.getByRole("link", { name: "Nummer in die Anfrage schreiben" }).click()
  await expect(page.getByRole("textbox", { name: "Kommentar" })).toHaveValue("Gesuchtes Teil: gibtsnicht")
})

test("a number is copied by its button", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
  await openHydrated(page, "/part-list/1?query=9047M11G01")
  await page.getByRole("button", { name: "Nummer 9047M11G01 kopieren" }).click()
  await expect(page.getByText("9047M11G01 kopiert")).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("9047M11G01")
})

test("chosen parts survive a reload and another language, and can be removed", async ({ page }) => {
  await openHydrated(page, "/part-list/1?query=9047M11")
  await page.getByRole("button", { name: "9047M11G01 in die Anfrage aufnehmen" }).click()
  await page.getByRole("button", { name: "9047M11G03 in die Anfrage aufnehmen" }).click()
  await page.getByRole("spinbutton", { name: "Menge 9047M11G01" }).fill("7")
  await page.reload()
  await expect(page.getByRole("spinbutton", { name: "Menge 9047M11G01" })).toHaveValue("7")
  await page.getByRole("link", { name: "English" }).click()
  await expect(page).toHaveURL(/\/en\/part-list\/1(?:-[a-z\d-]+)?\?query=9047M11$/u)
  await expect(page.getByRole("spinbutton", { name: "Quantity of 9047M11G01" })).toHaveValue("7")
  await page.getByRole("button", { name: "Remove 9047M11G03 from the request" }).click()
  await page.getByRole("button", { name: "Undo removing 9047M11G03" }).click()
  await expect(page.getByRole("spinbutton", { name: "Quantity of 9047M11G03" })).toHaveValue("2")
  await page.getByRole("button", { name: "9047M11G03: remove again" }).click()
  await expect(page.getByRole("spinbutton", { name: "Quantity of 9047M11G03" })).toHaveCount(0)
  await page.goto("/en/contact")
  await expect(page.getByRole("spinbutton", { name: "Quantity of 9047M11G01" })).toHaveValue("7")
})

test("the catalogue is an Excel file of the whole list", async ({ page }) => {
  await page.goto("/en/part-list/1")
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /^Download catalogue/u }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/u)
  expect(await file.failure()).toBeNull()
})
