import { expect, test } from "./fixtures.ts"
import { confirmHuman } from "./human-check.ts"
import { openHydrated } from "./public-pages.ts"
import { fillRequest, storedInquiries } from "./request-form.ts"

test("what is chosen is counted in the header, survives reload and language, and is sent with notes", async ({
  page,
  siteUrl,
}) => {
  await openHydrated(page, "/search?q=9047M11")
  await page.getByRole("button", { name: "9047M11G01 in die Anfrage aufnehmen" }).click()
  await page.getByRole("link", { name: /^9047M11G03/u }).click()
  await expect(page.getByRole("button", { name: "9047M11G03 in die Anfrage aufnehmen" })).toBeVisible()
  await page.getByRole("button", { name: "9047M11G03 in die Anfrage aufnehmen" }).click()
  const header = page.getByRole("banner")
  await expect(header.getByRole("link", { name: "Anfrage stellen (2 Positionen in der Anfrage)" })).toBeVisible()
  await page.reload()
  await header.getByRole("link", { name: "English" }).click()
  await header.getByRole("link", { name: "2 items in the request" }).click()
  await expect(page).toHaveURL(/\/en\/contact#request$/u)

  await page.getByRole("button", { name: "Add note on 9047M11G01" }).click()
  await page.keyboard.type("with certificate 3.1")
  await page.getByRole("button", { name: "Remove 9047M11G03 from the request" }).click()
  await expect(page.getByRole("button", { name: "Undo removing 9047M11G03" })).toBeFocused()
  await expect(header.getByRole("link", { name: "1 item in the request" })).toBeVisible()
  await page.keyboard.press("Enter")
  await expect(header.getByRole("link", { name: "2 items in the request" })).toBeVisible()

  await page.getByRole("textbox", { name: "Name" }).fill("Ada")
  await page.getByRole("textbox", { name: "Company" }).fill("Listenhaus AG")
  await page.getByRole("textbox", { name: "E-mail" }).fill("ada@liste.example")
  await confirmHuman(page, "en")
  await page.getByRole("button", { name: "Send request" }).click()
  await expect(page.getByRole("status").filter({ hasText: "Successfully sended" })).toBeFocused()
  await expect(header.getByRole("link", { name: "Request a quote", exact: true })).toBeVisible()
  const [stored] = await storedInquiries(siteUrl, "Listenhaus AG")
  expect(stored?.items).toMatchObject([
    { partnumber: "9047M11G01", note: "with certificate 3.1" },
    { partnumber: "9047M11G03", note: "" },
  ])
})

test("a product that is asked about stands in the list beside parts, once in whatever language", async ({
  page,
  siteUrl,
}) => {
  const header = page.getByRole("banner")
  await openHydrated(page, "/parts/1")
  const name = await page.getByRole("heading", { level: 1 }).innerText()
  await page.getByRole("link", { name: "Turbine anfragen" }).click()
  await expect(page).toHaveURL(/\/contact\?product=1$/u)
  await expect(page.getByRole("textbox", { name: "Kommentar" })).toHaveValue(`Anfrage zu: ${name}\n\n`)
  await expect(page.getByRole("spinbutton", { name: `Menge ${name}` })).toHaveValue("1")
  await page.getByRole("button", { name: `Menge von ${name} erhöhen` }).click()

  await openHydrated(page, "/en/parts/2")
  await page.getByRole("link", { name: "Request this turbine" }).click()
  await expect(page.locator("li b[lang=de]")).toHaveText(name)
  await expect(header.getByRole("link", { name: "1 item in the request" })).toBeVisible()
  await openHydrated(page, "/part-list/1?query=9047M11G01")
  await page.getByRole("button", { name: "9047M11G01 in die Anfrage aufnehmen" }).click()
  await expect(header.getByRole("link", { name: "2 Positionen in der Anfrage" })).toBeVisible()
  await expect(page.getByRole("spinbutton", { name: `Menge ${name}` })).toHaveValue("2")

  await fillRequest(page, "Verfügbar AG")
  await page.getByRole("button", { name: "Anfrage senden" }).click()
  await expect(page.getByRole("status").filter({ hasText: "Erfolgreich gesendet" })).toBeFocused()
  const [stored] = await storedInquiries(siteUrl, "Verfügbar AG")
  expect(stored).toMatchObject({ source: "availability", spare_id: 1 })
  expect(stored?.items).toMatchObject([
    { product_id: 1, partnumber: null, quantity: 2, title: name },
    { product_id: null, partnumber: "9047M11G01" },
  ])
})

test("pasted numbers are looked up, added up and ordered ahead with what was chosen before", async ({
  page,
  siteUrl,
}) => {
  await openHydrated(page, "/part-list/1?query=9047M11")
  await page.getByRole("button", { name: "9047M11G03 in die Anfrage aufnehmen" }).click()
  const before = Number(await page.getByRole("spinbutton", { name: "Menge 9047M11G03" }).inputValue())
  await openHydrated(page, "/spare-parts")
  await page.getByText("Teilenummern einfügen").click()
  const field = page.getByRole("textbox", { name: "Teilenummern, als Text oder Spalte aus Excel" })
  await field.fill("9047m11g01\t4\nUNBEKANNT-77 x 2, 9047M11G03; 9047M11G01\t1")
  await page.getByRole("button", { name: "Nummern prüfen" }).click()
  await expect(page.getByText("1 gefunden, 1 ersetzt, 1 unbekannt")).toBeVisible()
  await expect(page.getByText("ersetzt durch 9047M11G03")).toBeVisible()
  await page.getByRole("checkbox", { name: "Stattdessen 9047M11G03 anfragen" }).uncheck()
  await page.getByRole("button", { name: "3 Positionen in die Anfrage aufnehmen" }).click()
  await expect(page.getByRole("spinbutton", { name: "Menge 9047M11G01" })).toHaveValue("5")
  await expect(page.getByRole("spinbutton", { name: "Menge 9047M11G03" })).toHaveValue(String(before + 1))
  await expect(page.getByRole("spinbutton", { name: "Menge UNBEKANNT-77" })).toHaveValue("2")
  await expect(field).toHaveValue("")
  await field.fill("nicht geprüft: 4711")
  await fillRequest(page, "Spaltenwerk KG")
  await page.getByRole("button", { name: "Anfrage senden" }).click()
  await expect(page.getByRole("status").filter({ hasText: "Erfolgreich gesendet" })).toBeFocused()
  const [stored] = await storedInquiries(siteUrl, "Spaltenwerk KG")
  expect(stored?.source).toBe("pre-order")
  expect(stored?.items).toMatchObject([
    { partnumber: "9047M11G03", quantity: before + 1 },
    { partnumber: "9047M11G01", quantity: 5 },
    { partnumber: "UNBEKANNT-77", quantity: 2 },
  ])
  expect(stored?.text).toContain("nicht geprüft: 4711")
})
