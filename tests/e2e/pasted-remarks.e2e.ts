import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures.ts"
import { pasteInto } from "./paste-into.ts"
import { openHydrated, untilHydrated } from "./public-pages.ts"
import { fillInquiry, storedInquiries } from "./request-form.ts"

const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]
const lines = Array.from({ length: 25 }, (_, at) => ({
  number: `QX-77${10 + at}-Z9`,
  quantity: at === 19 ? "1,5" : String(at + 2),
  text: at % 2 === 0 ? "mit Zeugnis 3.1" : `Dichtring ${String.fromCodePoint(65 + at)}, dringend`,
}))
const list = lines.map(({ number, quantity, text }) => `${number}\t${quantity}\t${text}`).join("\n")
const numbers = (page: Page) => page.getByRole("textbox", { name: "Teilenummern, als Text oder Spalte aus Excel" })

for (const size of sizes)
  test(`an unclear quantity is asked for in sight, and every remark is sent (${size.width} px)`, async ({
    page,
    siteUrl,
  }) => {
    const company = `Bemerkungen ${size.width}`
    await page.setViewportSize(size)
    await openHydrated(page, "/contact")
    await page.getByText("Teilenummern einfügen").click()
    await numbers(page).fill(list)
    await page.getByRole("button", { name: "Nummern prüfen" }).click()
    await page.getByRole("button", { name: "25 Positionen in die Anfrage aufnehmen" }).click()
    const asked = page.getByRole("textbox", { name: "Menge QX-7729-Z9" })
    await expect(asked).toBeFocused()
    await expect(asked).toBeInViewport({ ratio: 1 })
    await expect(page.getByText("Bei einigen Zeilen ist die Menge nicht eindeutig.")).toBeInViewport({ ratio: 1 })
    await asked.fill("2")
    await page.getByRole("button", { name: "25 Positionen in die Anfrage aufnehmen" }).click()
    await expect(page.getByRole("textbox", { name: "Notiz zu QX-7710-Z9" })).toHaveValue("mit Zeugnis 3.1")
    await fillInquiry(page, company)
    await page.getByRole("button", { name: "Anfrage senden" }).click()
    await expect(page.getByRole("heading", { name: "Ihre Anfrage ist gesendet" })).toBeVisible()
    const [stored] = await storedInquiries(siteUrl, company)
    expect(stored?.items.map(({ partnumber, quantity, note }) => [partnumber, quantity, note])).toEqual(
      lines.map(({ number, quantity, text }) => [number, Number(quantity.replace("1,5", "2")), text]),
    )
  })

test("a list pasted into the search leads to the request form, whole", async ({ page }) => {
  await openHydrated(page, "/")
  const search = page.getByRole("main").getByRole("combobox", { name: "Teilenummer oder Bezeichnung" })
  await search.click()
  // The browser joins the lines itself; a made event does not.
  await search.fill(list.replaceAll(/\s+/gu, " "))
  await pasteInto(search, "", list)
  await expect(page.getByText("Das sieht nach einer Liste aus.")).toBeVisible()
  await search.press("Enter")
  await expect(page).toHaveURL(/\/contact#request$/u)
  await expect(numbers(page)).toHaveValue(list)
  await untilHydrated(page)
  await expect(page.getByRole("button", { name: "Nummern prüfen" })).toBeVisible()
  await expect(numbers(page)).toHaveValue(list)
})

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false })

  test("a list pasted into the search leads to the request form, whole", async ({ page }) => {
    await page.goto("/en")
    const search = page.getByRole("main").getByRole("combobox", { name: "Part number or description" })
    const joined = list.replaceAll(/\s+/gu, " ")
    await search.fill(joined)
    await search.press("Enter")
    await expect(page).toHaveURL(/\/en\/contact\?number=/u)
    await expect(page.getByRole("textbox", { name: /^Part numbers/u })).toHaveValue(joined)
  })
})
