import type { Page } from "@playwright/test"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import type { Service } from "#contract/service.ts"
import type { TextPage } from "#contract/text-page.ts"
import { excelCell, excelSample, excelStored } from "#tests/harness/table-samples.ts"
import { expectAccessible } from "./axe.ts"
import { cursorTaken } from "./editor-selection.ts"
import { pasteInto } from "./paste-into.ts"
import { addService, expect, test } from "./signed-in.ts"

/** Opens the German text of a service and selects all of it. */
async function openText(page: Page, id: number) {
  await page.goto(`/dashboard/services/${id}`)
  const text = page.getByRole("textbox", { name: "Text, German" })
  await text.click()
  await cursorTaken(page)
  await page.keyboard.press("ControlOrMeta+a")
  await cursorTaken(page)
  return text
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(page.getByText("Successfully updated")).toBeVisible()
}

test("a range from Excel is pasted as a table, saved and displayed as one", async ({ dashboard, api, openPage }) => {
  const id = await addService(api, "Tabelle aus Excel")
  const text = await openText(dashboard, id)
  await pasteInto(text, excelSample, "Typ\tLeistung")
  await expect(text.getByRole("columnheader")).toHaveText(["Typ", "Leistung,ISO", "Drehzahl"])
  await dashboard.keyboard.press("ControlOrMeta+z")
  await expect(text).toHaveText("Alter Text.")
  await dashboard.keyboard.press("ControlOrMeta+Shift+z")
  await expect(text.getByRole("row")).toHaveCount(3)
  await save(dashboard)
  expect((await api.get<Service>(`/service/${id}`)).text_de).toBe(excelStored)
  await expectAccessible(dashboard, 1440, 360)

  const visitor = await openPage()
  await visitor.setViewportSize({ width: 360, height: 640 })
  await visitor.goto(`/service/${id}`)
  const region = visitor.getByRole("group", { name: "Typ, Leistung, ISO, Drehzahl" })
  await expect(region).toMatchAriaSnapshot(`
    - group "Typ, Leistung, ISO, Drehzahl":
      - table:
        - rowgroup:
          - row "Typ Leistung, ISO Drehzahl":
            - columnheader "Typ"
            - columnheader "Leistung, ISO"
            - columnheader "Drehzahl"
        - rowgroup:
          - row "LM2500 25,1 3.600":
            - cell "LM2500"
            - cell "25,1"
            - cell "3.600"
          - row "R&D < 50 MW LM6000":
            - cell "R&D < 50 MW"
            - cell
            - cell "LM6000":
              - link "LM6000"
  `)
  await expect(region.getByRole("columnheader").first()).toHaveAttribute("scope", "col")
  await expectAccessible(visitor, 1440, 360)
})

const wideTable = (() => {
  const row = (tag: string) => `<tr>${`<${tag}>Durchflussmenge</${tag}>`.repeat(12)}</tr>`
  return `<h2>Messwerte</h2><table>${row("th")}${row("td")}</table>`
})()

test("a wide table scrolls in its region by keyboard and is printed completely", async ({ api, openPage }) => {
  const id = await addService(api, "Breite Tabelle")
  expect((await api.call("PATCH", `/service/${id}`, { text_de: wideTable })).status).toBe(200)
  const visitor = await openPage()
  await visitor.setViewportSize({ width: 360, height: 640 })
  await visitor.goto(`/service/${id}`)
  const region = visitor.getByRole("group", { name: "Messwerte" })
  await region.focus()
  await visitor.keyboard.press("ArrowRight")
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  await visitor.emulateMedia({ media: "print" })
  await visitor.setViewportSize({ width: 700, height: 900 })
  const [shown, needed] = await region.evaluate((element) => [element.clientWidth, element.scrollWidth])
  expect(needed).toBe(shown)
})

test("a wide table overflows no page", async ({ api, openPage }) => {
  const id = await addService(api, "Breite Tabelle überall")
  const visitor = await openPage()
  const firstOf = async (path: string) => (await api.get<{ id: number }[]>(path))[0]?.id
  const [group, product] = [await firstOf("/spare"), await firstOf("/product?lang=de")]
  const { parts } = await api.get<TextPage>("/page/gas-turbina")
  const fields = { text_de: wideTable }
  const form = new FormData()
  form.set("text_de", wideTable)
  for (const [call, body, page] of [
    [`/service/${id}`, fields, `/service/${id}`],
    [`/spare/${group}`, fields, `/part-list/${group}`],
    [`/product/${product}`, { description: wideTable }, `/parts/${product}`],
    ["/page/contact", fields, "/contact"],
    ["/page/careers", fields, "/careers"],
    ["/page/privacy-policy", fields, "/privacy-policy"],
    ["/page/gas-turbina", fields, "/gas-turbina"],
    [`/page/page-part/${parts[0]?.id}`, { description_de: wideTable }, "/gas-turbina"],
    [`/partner/${await firstOf("/partner/all")}`, form, "/partners"],
  ] as const) {
    expect((await api.call("PATCH", call, body)).status, call).toBe(200)
    await visitor.goto(page)
    await expect(visitor.getByRole("group", { name: "Messwerte" }).first()).toBeVisible()
    for (const width of [1440, 768, 360]) {
      await visitor.setViewportSize({ width, height: 800 })
      const { scrollWidth, clientWidth } = await visitor.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return { scrollWidth, clientWidth }
      })
      expect.soft(scrollWidth, `${page} at ${width} px`).toBe(clientWidth)
    }
  }
})

test("a table is inserted, filled and left by keyboard alone", async ({ dashboard, api }) => {
  const id = await addService(api, "Tabelle von Hand")
  const text = await openText(dashboard, id)
  await dashboard.keyboard.press("ArrowRight")
  await cursorTaken(dashboard)
  await dashboard.keyboard.press("Alt+F10")
  const toolbar = dashboard.getByRole("toolbar", { name: "Formatting, German" })
  await expect(toolbar.getByRole("combobox")).toBeFocused()
  await dashboard.keyboard.press("End")
  await expect(toolbar.getByRole("button", { name: "Table" })).toBeFocused()
  await dashboard.keyboard.press("Enter")
  await expect(dashboard.getByRole("menuitem", { name: "Insert table, 3 × 3" })).toBeFocused()
  await dashboard.keyboard.press("Enter")
  await expect(text).toBeFocused()
  await expect(dashboard.getByText("Tab: next cell, at the end a new row. Esc: out of the table.")).toBeVisible()
  for (const word of ["Typ", "MW", "U/min", "LM2500", "25", "3600", "LM6000", "43", "3600"]) {
    await dashboard.keyboard.type(word)
    await dashboard.keyboard.press("Tab")
  }
  // The last Tab added a row; Shift+Tab returns to the cell before it.
  await expect(text.getByRole("row")).toHaveCount(4)
  await dashboard.keyboard.type("LMS100")
  await dashboard.keyboard.press("Shift+Tab")
  await dashboard.keyboard.type("3000")
  await dashboard.keyboard.press("Enter")
  await dashboard.keyboard.type("3600")
  await dashboard.keyboard.press("Escape")
  await dashboard.keyboard.type("Danach.")
  await dashboard.keyboard.press("Tab")
  await expect(text).not.toBeFocused()
  await save(dashboard)
  const rows = [
    "<tr><td>LM2500</td><td>25</td><td>3600</td></tr>",
    "<tr><td>LM6000</td><td>43</td><td>3000<br />3600</td></tr>",
    "<tr><td>LMS100</td><td></td><td></td></tr>",
  ]
  expect((await api.get<Service>(`/service/${id}`)).text_de).toBe(
    '<p>Alter Text.</p><table><thead><tr><th scope="col">Typ</th><th scope="col">MW</th><th scope="col">U/min</th></tr></thead>' +
      `<tbody>${rows.join("")}</tbody></table><p>Danach.</p>`,
  )
})

test("the menu adds and deletes rows and columns, and the table with its last row", async ({ dashboard, api }) => {
  const id = await addService(api, "Zeilen und Spalten")
  const text = await openText(dashboard, id)
  await dashboard.setViewportSize({ width: 360, height: 640 })
  const choose = async (item: string) => {
    await dashboard.getByRole("toolbar", { name: "Formatting, German" }).getByRole("button", { name: "Table" }).click()
    const entry = dashboard.getByRole("menuitem", { name: item })
    // The whole menu fits the narrowest screen.
    expect((await dashboard.getByRole("menu").boundingBox())?.x).toBeGreaterThanOrEqual(0)
    await entry.click()
  }
  await choose("Insert table, 3 × 3")
  await choose("Row below")
  await choose("Column after")
  await expect(text.getByRole("row")).toHaveCount(4)
  await expect(text.getByRole("columnheader")).toHaveCount(4)
  await choose("Header row on or off")
  await expect(text.getByRole("columnheader")).toHaveCount(0)
  await choose("Header row on or off")
  await choose("Delete column")
  await expect(text.getByRole("columnheader")).toHaveCount(3)
  for (const left of [3, 2, 1, 0]) {
    await choose("Delete row")
    await expect(text.getByRole("row")).toHaveCount(left)
  }
  await choose("Insert table, 3 × 3")
  await choose("Delete table")
  await expect(text.getByRole("table")).toHaveCount(0)
})

test("cells are pasted from plain text, one cell as words, blocks in a cell as its lines", async ({
  dashboard,
  api,
}) => {
  const id = await addService(api, "Zellen aus Text")
  const text = await openText(dashboard, id)
  await pasteInto(text, excelCell)
  await expect(text).toHaveText("LM2500")
  await dashboard.keyboard.press("ControlOrMeta+a")
  await cursorTaken(dashboard)
  await pasteInto(text, "", "Typ\tMW\r\nLM2500\t25\r\n")
  await expect(text.getByRole("row")).toHaveText(["TypMW", "LM250025"])
  await text.getByRole("cell", { name: "25", exact: true }).click()
  await cursorTaken(dashboard)
  await dashboard.keyboard.press("End")
  await dashboard.keyboard.type(" ")
  await cursorTaken(dashboard)
  await pasteInto(text, "<p>bis</p><ul><li>31</li></ul><h2>MW</h2>")
  await expect(text.getByRole("row")).toHaveCount(2)
  // Cells pasted into cells replace them, starting at the cursor.
  await text.getByRole("cell", { name: "LM2500" }).click()
  await cursorTaken(dashboard)
  await pasteInto(text, "<table><tr><td>1</td></tr><tr><td>2</td></tr></table>")
  await expect(text.getByRole("row")).toHaveCount(3)
  await save(dashboard)
  expect((await api.get<Service>(`/service/${id}`)).text_de).toBe(
    '<table><thead><tr><th scope="col">Typ</th><th scope="col">MW</th></tr></thead>' +
      "<tbody><tr><td>1</td><td>25 bis<br />31<br />MW</td></tr><tr><td>2</td><td></td></tr></tbody></table>",
  )
})

test("a table beyond the limits is rejected with a message and nothing is lost", async ({ dashboard, api }) => {
  const id = await addService(api, "Zu große Tabelle")
  const text = await openText(dashboard, id)
  const rows = (count: number) => `<table>${"<tr><td>Wert</td><td>1</td></tr>".repeat(count)}</table>`
  await pasteInto(text, rows(dashboardLimits.tableRows + 1))
  const refusal = dashboard.getByText(/^Too large: a table has at most 200 rows and 20 columns/u)
  await expect(refusal).toBeVisible()
  await expect(text).toHaveText("Alter Text.")
  await pasteInto(text, rows(dashboardLimits.tableRows))
  await expect(text.getByRole("row")).toHaveCount(dashboardLimits.tableRows)
  await expect(refusal).toBeHidden()
  // Another row by the last Tab exceeds the limit.
  await text.getByRole("cell").last().click()
  await dashboard.keyboard.press("Tab")
  await expect(refusal).toBeVisible()
  await expect(text.getByRole("row")).toHaveCount(dashboardLimits.tableRows)
  const refused = await api.call("PATCH", `/service/${id}`, { text_de: rows(dashboardLimits.tableRows + 1) })
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({ errors: [{ path: "text_de", code: "table_too_large" }] })
})
