import { expect, test } from "./fixtures.ts"
import { confirmHuman } from "./human-check.ts"
import { openHydrated } from "./public-pages.ts"
import { fillRequest, storedInquiries } from "./request-form.ts"

test("what is chosen is counted in the header, survives reload and language, and is sent with notes", async ({
  page,
  siteUrl,
}) => {
  await openHydrated(page, "/part-list/1?query=9047M11")
  await page.getByRole("button", { name: "9047M11G01 in die Anfrage aufnehmen" }).click()
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

test("pasted numbers are looked up, added up and put into the request", async ({ page, siteUrl }) => {
  await openHydrated(page, "/contact")
  await page.getByText("Teilenummern einfügen").click()
  const field = page.getByRole("textbox", { name: "Teilenummern, als Text oder Spalte aus Excel" })
  await field.fill("9047m11g01\t4\nUNBEKANNT-77 x 2\n9047M11G01\t1")
  await page.getByRole("button", { name: "Nummern prüfen" }).click()
  await expect(page.getByText("0 gefunden, 1 ersetzt, 1 unbekannt")).toBeVisible()
  await page.getByRole("checkbox", { name: "Nachfolger 9047M11G03 anfragen" }).uncheck()
  await page.getByRole("button", { name: "2 Positionen in die Anfrage aufnehmen" }).click()
  await expect(page.getByRole("spinbutton", { name: "Menge 9047M11G01" })).toHaveValue("5")
  await expect(page.getByRole("spinbutton", { name: "Menge UNBEKANNT-77" })).toHaveValue("2")
  await expect(field).toHaveValue("")
  await field.fill("nicht geprüft: 4711")
  await fillRequest(page, "Spaltenwerk KG")
  await page.getByRole("button", { name: "Anfrage senden" }).click()
  await expect(page.getByRole("status").filter({ hasText: "Erfolgreich gesendet" })).toBeFocused()
  const [stored] = await storedInquiries(siteUrl, "Spaltenwerk KG")
  expect(stored?.items).toMatchObject([
    { partnumber: "9047M11G01", quantity: 5 },
    { partnumber: "UNBEKANNT-77", quantity: 2 },
  ])
  expect(stored?.text).toContain("nicht geprüft: 4711")
})
