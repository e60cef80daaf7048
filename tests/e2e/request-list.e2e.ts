import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expectAccessible } from "./axe.ts"
import { expect, test } from "./fixtures.ts"
import { confirmHuman } from "./human-check.ts"
import { openHydrated, texts, untilHydrated } from "./public-pages.ts"
import { fillInquiry, storedInquiries } from "./request-form.ts"
import { sampleOne } from "./sample.ts"

test("chosen items are counted in the header, survive reload and language, and are sent with notes", async ({
  page,
  siteUrl,
}) => {
  await openHydrated(page, "/search?q=9047M11")
  await page.getByRole("button", { name: "9047M11G01 in die Anfrage aufnehmen" }).click()
  await page.getByRole("link", { name: /^9047M11G03/u }).click()
  await page.getByRole("button", { name: "In die Anfrage" }).click()
  const header = page.getByRole("banner")
  await expect(header.getByRole("link", { name: "Anfrage stellen (2 Positionen in der Anfrage)" })).toBeVisible()
  await page.reload()
  await header.getByRole("link", { name: "English" }).click()
  await header.getByRole("link", { name: "2 items in the request" }).click()
  await expect(page).toHaveURL(/\/en\/contact\?items=.*#request$/u)
  // The URL changes before the page does, and the left page has the same list.
  await expect(page.getByRole("heading", { level: 1, name: "Contacts" })).toBeVisible()
  await untilHydrated(page)

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

test("a requested product is listed beside parts, once in any language", async ({ page, siteUrl }) => {
  const header = page.getByRole("banner")
  await openHydrated(page, "/parts/1")
  const name = await page.getByRole("heading", { level: 1 }).innerText()
  await page.getByRole("link", { name: "Turbine anfragen" }).click()
  await expect(page).toHaveURL(/\/contact\?.*product=1/u)
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

  await fillInquiry(page, "Verfügbar AG")
  await page.getByRole("button", { name: "Anfrage senden" }).click()
  await expect(page.getByRole("status").filter({ hasText: "Erfolgreich gesendet" })).toBeFocused()
  const [stored] = await storedInquiries(siteUrl, "Verfügbar AG")
  expect(stored).toMatchObject({ source: "availability", spare_id: 1 })
  expect(stored?.items).toMatchObject([
    { product_id: 1, partnumber: null, quantity: 2, title: name },
    { product_id: null, partnumber: "9047M11G01" },
  ])
})

test("pasted numbers are looked up, corrected and requested before those chosen earlier", async ({ page, siteUrl }) => {
  await openHydrated(page, "/part-list/1?query=9047M11")
  await page.getByRole("button", { name: "9047M11G03 in die Anfrage aufnehmen" }).click()
  const before = Number(await page.getByRole("spinbutton", { name: "Menge 9047M11G03" }).inputValue())
  await openHydrated(page, "/spare-parts")
  await page.getByText("Teilenummern einfügen").click()
  const field = page.getByRole("textbox", { name: "Teilenummern, als Text oder Spalte aus Excel" })
  await field.fill(
    "Guten Tag,\n10. 9047m11g01 4 Stück\nUNBEKANNT-77 x 2, 9047M11G03 x 1\n9026M31PO2 x 1,5\nTel. 0551 0900140",
  )
  await page.getByRole("button", { name: "Nummern prüfen" }).click()
  await expect(page.getByText("1 gefunden, 1 ersetzt, 1 ähnlich, 1 unbekannt")).toBeVisible()
  await expect(page.getByText("2 Zeilen ohne Teilenummer")).toBeVisible()
  await expect(page.getByText("ersetzt durch 9047M11G03")).toBeVisible()

  // A guess is offered but not applied, an unclear quantity is asked for.
  await page.getByRole("button", { name: "Meinten Sie 9026M31P02?" }).click()
  await page.getByRole("button", { name: "4 Positionen in die Anfrage aufnehmen" }).click()
  const unclear = page.getByRole("textbox", { name: "Menge 9026M31PO2" })
  await expect(unclear).toBeFocused()
  await unclear.fill("6")
  await page.getByRole("button", { name: "4 Positionen in die Anfrage aufnehmen" }).click()
  await expect(page.getByRole("spinbutton", { name: "Menge UNBEKANNT-77" })).toHaveValue("2")
  await expect(page.getByText("Angefragt als 9047m11g01")).toBeVisible()
  await expect(page.getByText("Ihre Position 10")).toBeVisible()
  await expect(field).toHaveValue("Guten Tag,\nTel. 0551 0900140")

  await fillInquiry(page, "Spaltenwerk KG")
  await page.getByRole("button", { name: "Anfrage senden" }).click()
  await expect(page.getByRole("status").filter({ hasText: "Erfolgreich gesendet" })).toBeFocused()
  const [stored] = await storedInquiries(siteUrl, "Spaltenwerk KG")
  expect(stored?.source).toBe("pre-order")
  expect(stored?.items).toMatchObject([
    { partnumber: "9047M11G03", quantity: before + 1, asked_number: "", position: "" },
    { partnumber: "9047M11G03", quantity: 4, asked_number: "9047m11g01", position: "10" },
    { partnumber: "UNBEKANNT-77", quantity: 2 },
    { partnumber: "9026M31P02", quantity: 6, asked_number: "9026M31PO2" },
  ])
  expect(stored?.text).toContain("Tel. 0551 0900140")
})

const lines = readFileSync(join(import.meta.dirname, "../../seed/content/spares/01-lm2500.tsv"), "utf8")
  .trimEnd()
  .split("\n")
const columns = lines.map((line) => line.split("\t"))
const lists = {
  "as the site exports it": columns.map((cells) => [cells[0], cells[1], cells[4], cells[5]].join("\t")).join("\n"),
  "with all columns, as Excel copies it": columns.map((cells) => cells.map((cell) => cell).join("\t")).join("\r\n"),
}

for (const [name, text] of sampleOne(Object.entries(lists)))
  test(`the whole LM2500 list pasted ${name} gives 412 lines with their quantities`, async ({ page }) => {
    await openHydrated(page, "/contact")
    await page.getByText("Teilenummern einfügen").click()
    await page.getByRole("textbox", { name: "Teilenummern, als Text oder Spalte aus Excel" }).fill(text)
    await page.getByRole("button", { name: "Nummern prüfen" }).click()
    const table = page.getByRole("table", { name: "Gelesene Liste" })
    await expect(table.getByRole("row")).toHaveCount(413)
    const read = await table
      .locator("tbody tr")
      .evaluateAll((rows) =>
        rows.map((row) => [
          row.querySelector("b")?.textContent,
          row.querySelector<HTMLInputElement>(".pasted-quantity input")?.value,
        ]),
      )
    expect(read).toEqual(columns.slice(1).map((cells) => [cells[0], cells[5]]))
    await page.getByRole("button", { name: "412 Positionen in die Anfrage aufnehmen" }).click()
    await expect(page.getByRole("banner").getByRole("link", { name: /412 Positionen in der Anfrage/u })).toBeVisible()
    // Superseded parts are requested as the current ones, with the pasted number noted.
    const kept = await page.evaluate(
      () => JSON.parse(localStorage.getItem("request_list") ?? "[]") as Record<string, unknown>[],
    )
    const successors = new Map(columns.slice(1).map(([number = "", , , , successor = ""]) => [number, successor]))
    const currentOf = (number: string): string => {
      const successor = successors.get(number) ?? ""
      return successor === "" ? number : currentOf(successor)
    }
    for (const [number = "", , , , , quantity] of columns.slice(1)) {
      const current = currentOf(number)
      const item = kept.find((one) =>
        current === number ? one["partnumber"] === number && !one["asked_number"] : one["asked_number"] === number,
      )
      expect(item).toMatchObject({ partnumber: current, quantity: Number(quantity) })
    }
  })

test("titles of chosen parts follow the page's language, and a superseded part names its successor", async ({
  page,
}) => {
  await openHydrated(page, "/part-list/1?query=9047M11G01")
  await page.getByRole("button", { name: "9047M11G01 in die Anfrage aufnehmen" }).click()
  const items = page.getByRole("list", { name: "In Ihrer Anfrage" })
  await expect(items.getByText("2 = ein Satz")).toBeVisible()
  await expect(items.getByText("Ersetzt durch 9047M11G03")).toBeVisible()
  await items.getByRole("button", { name: "9047M11G03 anfragen" }).click()
  await expect(items.getByText("Angefragt als 9047M11G01")).toBeVisible()
  await openHydrated(page, "/en/part-list/1")
  await expect(
    page.getByRole("list", { name: "In your request" }).getByText(/^Actuator cylinder, .*low-leakage/u),
  ).toBeVisible()
})

test("columns of a pasted list are reassigned, lines corrected and removed by keyboard, and no input is lost", async ({
  page,
}) => {
  await openHydrated(page, "/contact")
  await page.getByText("Teilenummern einfügen").click()
  const rows = ["Nr\tBestand\tMenge", "9047M11G01\t7\t2", "9026M31PO2\t8\t3", "FALSCH-99\t9\t4", "9047M11G03\t10\t5"]
  await page.getByRole("textbox", { name: "Teilenummern, als Text oder Spalte aus Excel" }).fill(rows.join("\n"))
  await page.getByRole("button", { name: "Nummern prüfen" }).click()
  const quantity = (number: string) => page.getByRole("textbox", { name: `Menge ${number}`, exact: true })
  await expect(quantity("9047M11G01")).toHaveValue("2")
  const quantities = page.getByRole("combobox", { name: "Menge" })
  await expect(quantities.locator("option:checked")).toHaveText("Spalte 3: Menge")

  // Edited before the columns change: the edit stays.
  await quantity("9047M11G01").focus()
  await page.keyboard.press("Enter")
  await expect(quantity("9026M31PO2")).toBeFocused()
  await page.keyboard.type("33")
  await quantities.selectOption("Spalte 2: Bestand")
  await expect(quantity("9047M11G01")).toHaveValue("7")
  await expect(quantity("9026M31PO2")).toHaveValue("33")

  const wrong = page.getByRole("textbox", { name: "Teilenummer FALSCH-99 berichtigen" })
  await wrong.focus()
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.type("9043M16P02")
  await page.keyboard.press("Enter")
  await expect(quantity("9043M16P02")).toHaveValue("9")

  const remove = page.getByRole("button", { name: "9043M16P02 aus der Liste entfernen" })
  await remove.focus()
  await page.keyboard.press("Enter")
  await expect(remove).toHaveCount(0)
  await expect(page.getByRole("button", { name: "9047M11G03 aus der Liste entfernen" })).toBeFocused()
  await page.getByRole("button", { name: "Rückgängig" }).press("Enter")
  await expect(quantity("9043M16P02")).toHaveValue("9")
  await page.getByRole("button", { name: "Liste leeren" }).press("Enter")
  await expect(page.getByRole("button", { name: "Rückgängig" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(quantity("9026M31PO2")).toHaveValue("33")
})

test("a list is opened as a file beside pasted text, and another file is rejected by name", async ({
  page,
  allowProblem,
}) => {
  allowProblem(/415/u)
  await openHydrated(page, "/contact")
  await page.getByText("Teilenummern einfügen").click()
  const field = page.getByRole("textbox", { name: "Teilenummern, als Text oder Spalte aus Excel" })
  await field.fill("9043M16P02 x 3")
  const file = page.getByLabel("Liste als Datei öffnen")
  await file.setInputFiles({
    name: "foto.png",
    mimeType: "image/png",
    buffer: Buffer.from("89504e470d0a1a0a0000", "hex"),
  })
  await expect(page.getByText("foto.png: Diese Datei enthält keine Tabelle")).toBeVisible()
  await expect(field).toHaveValue("9043M16P02 x 3")
  const buffer = Buffer.from("Teilenummer;Bestand;Menge\r\n9047M11G03;7;2\r\n")
  await file.setInputFiles({ name: "liste.csv", mimeType: "text/csv", buffer })
  await expect(page.getByRole("textbox", { name: "Menge 9047M11G03" })).toHaveValue("2")
  await expect(page.getByRole("textbox", { name: "Menge 9043M16P02" })).toHaveValue("3")
})

test("two tabs in two languages show the same list, each with its own titles and without further calls", async ({
  page,
  context,
}) => {
  let calls = 0
  context.on("request", (request) => void (request.url().endsWith("/api/part/lookup") && calls++))
  await openHydrated(page, "/part-list/1?query=9047M11G01")
  await page.getByRole("button", { name: "9047M11G01 in die Anfrage aufnehmen" }).click()
  const stored = () => page.evaluate(() => localStorage.getItem("request_list"))
  const german = await stored()
  await openHydrated(page, "/contact")
  const other = await context.newPage()
  await openHydrated(other, "/en/contact")
  await expect(other.getByRole("list", { name: "In your request" }).getByText(/^Actuator cylinder/u)).toBeVisible()
  const [{ title, quantity }] = JSON.parse(german ?? "[]") as [{ title: string; quantity: number }]
  await other.getByRole("button", { name: "Increase quantity of 9047M11G01" }).click()
  await expect(page.getByRole("spinbutton", { name: "Menge 9047M11G01" })).toHaveValue(String(quantity + 1))
  await expect(page.getByRole("list", { name: "In Ihrer Anfrage" }).getByText(title)).toBeVisible()
  await other.waitForTimeout(1_000)
  expect(calls).toBe(1)
  expect(await stored()).toContain(JSON.stringify(title))
})

test("where the browser stores nothing, each way to choose a part says so in sight", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("no room", "QuotaExceededError")
    }
  })
  const refusal = page.getByRole("alert").filter({ hasText: texts.de.form.list.notStored })
  await page.setViewportSize({ width: 360, height: 700 })
  await openHydrated(page, "/part-list/1?query=9047M11G01")
  await page.getByRole("button", { name: "9047M11G01 in die Anfrage aufnehmen" }).click()
  await expect(refusal).toBeInViewport()
  await expectAccessible(page, 360, 1280)
  await openHydrated(page, "/search?q=9047M11")
  await page.getByRole("button", { name: "9047M11G01 in die Anfrage aufnehmen" }).click()
  await expect(refusal).toBeInViewport()
  await expectAccessible(page, 360, 1280)
  await openHydrated(page, "/part/9035m58g02")
  await page.getByRole("button", { name: texts.de.partRequest.add }).click()
  await expect(refusal).toBeInViewport()
})
