import type { Locator, Page } from "@playwright/test"
import type { PartAlias } from "#contract/part-alias.ts"
import { workbook } from "#tests/harness/samples.ts"
import { expectAccessible } from "./axe.ts"
import { addGroup, partNumbers } from "./groups.ts"
import { apply, previewFile } from "./importing.ts"
import { cell, descriptions, numbersShown, partsOf, phone, saved } from "./parts-page.ts"
import { expect, test } from "./signed-in.ts"

const bar = (page: Page) => page.locator(".thumb-bar")

/** Taps a control that is within reach without scrolling. */
async function tap(control: Locator) {
  await expect(control).toBeInViewport({ ratio: 1 })
  await control.tap()
}

/** Taps an act of the menu behind the three dots. */
async function act(page: Page, name: string) {
  await tap(bar(page).getByRole("button", { name: "More actions" }))
  await tap(bar(page).getByRole("button", { name, exact: true }))
}

const undo = (page: Page) => tap(bar(page).getByRole("button", { name: "Undo", exact: true }))

test("by touch, a block is pasted over cells and as new parts, and undone", async ({ openPage, siteUrl, api }) => {
  const id = await addGroup(api, "Einfügen", "P-1", "P-2")
  const page = await openPage({ ...phone(siteUrl, api), permissions: ["clipboard-read", "clipboard-write"] })
  await page.goto(`/dashboard/spare/${id}#parts`)
  // The clipboard is read where the browser allows it; the block begins at the cell that was tapped.
  await cell(page, 0, 1).tap()
  await page.evaluate(() => navigator.clipboard.writeText("Ring\tSeal\nBolzen\tBolt"))
  await act(page, "Paste")
  const dialog = page.getByRole("dialog", { name: "Paste a block of cells" })
  const block = dialog.getByRole("textbox", { name: "Cells" })
  await expect(block).toHaveValue("Ring\tSeal\nBolzen\tBolt")
  await expect(dialog.getByRole("combobox")).toHaveValue("cells")
  await expectAccessible(page, 360)
  await tap(dialog.getByRole("button", { name: "Paste" }))
  await expect(cell(page, 1, 2)).toHaveText("Bolt")
  await expect(cell(page, 0, 1)).toBeFocused()
  await saved(page)
  await undo(page)
  await expect.poll(() => descriptions(api, id)).toEqual(["", ""])
  // Else it is pasted into the field: here as new parts, by the headings of the block.
  await page.evaluate(() => navigator.clipboard.writeText(""))
  await act(page, "Paste")
  await tap(dialog.getByRole("button", { name: "Paste" }))
  await expect(dialog.getByText("Please paste cells first.")).toBeVisible()
  await block.fill("Menge\tTeilenummer\n4\tP-3\n5\tP-4")
  await dialog.getByRole("combobox").selectOption("As new parts")
  await tap(dialog.getByRole("button", { name: "Paste" }))
  await expect(numbersShown(page)).toHaveText(["P-1", "P-2", "P-3", "P-4"])
  expect((await partsOf(api, id)).map((part) => part.quantity)).toEqual([1, 1, 4, 5])
  await undo(page)
  await expect(numbersShown(page)).toHaveText(["P-1", "P-2"])
})

test("by touch, parts are filtered, and a piece of all that are found is replaced", async ({
  openPage,
  siteUrl,
  api,
}) => {
  const id = await addGroup(api, "Filter", "F-1", "F-2")
  const parts = ["F-3", "F-4"].map((partnumber) => ({ partnumber, quantity: 0, description_de: "Ring, alt" }))
  expect((await api.call("POST", `/spare/${id}/part/rows`, { parts })).status).toBe(201)
  const page = await openPage(phone(siteUrl, api))
  await page.goto(`/dashboard/spare/${id}#parts`)
  await expect(cell(page, 0, 0)).toBeInViewport()
  const filter = page.getByRole("group", { name: "Show" }).getByRole("button", { name: "Quantity 0" })
  await filter.tap()
  await expect(numbersShown(page)).toHaveText(["F-3", "F-4"])
  await expect(page.getByRole("status").filter({ hasText: "2 parts" })).toBeAttached()
  // The section of the group's screen stays, and the filter is in sight where the list begins.
  await expect(page).toHaveURL(/filter=quantity-0#parts$/u)
  await expect(filter).toBeInViewport({ ratio: 1 })
  await act(page, "Find and replace")
  const dialog = page.getByRole("dialog", { name: "Find and replace" })
  await expect(dialog.getByRole("combobox", { name: "Where" })).toHaveText("In all parts found (2)")
  await expect(dialog.getByRole("textbox", { name: "Find" })).toBeFocused()
  await dialog.getByRole("combobox", { name: "Field" }).selectOption("Description German")
  await dialog.getByRole("textbox", { name: "Find" }).fill("alt")
  await dialog.getByRole("textbox", { name: "Replace with" }).fill("neu")
  await tap(dialog.getByRole("button", { name: "Change 2 parts" }))
  await expect(cell(page, 0, 1)).toHaveText("Ring, neu")
  await undo(page)
  await expect.poll(() => descriptions(api, id)).toEqual(["", "", "Ring, alt", "Ring, alt"])
  // The rarer filters are folded; one that finds nothing leads back.
  await tap(page.getByRole("button", { name: "More filters" }))
  await page.getByLabel("Changed since").fill("2090-01-01")
  await expect(page.getByText("No part found")).toBeVisible()
  await page.getByRole("button", { name: "Show all parts" }).tap()
  await expect(numbersShown(page)).toHaveText(["F-1", "F-2", "F-3", "F-4"])
})

test("by touch, another number is removed, a version restored and the page opened", async ({
  openPage,
  siteUrl,
  api,
}) => {
  const id = await addGroup(api, "Zeile", "Z-1")
  const [part] = await partsOf(api, id)
  const fields = { description_de: "Falsch" }
  await api.call("PATCH", `/spare/${id}/part/bulk`, { ids: [part?.id], fields })
  await api.call("POST", "/part-alias", { alias: "OEM-Z-1", partnumber: "Z-1" })
  const aliases = async () => (await api.get<PartAlias[]>("/part-alias?query=Z-1")).map(({ alias }) => alias)
  const page = await openPage(phone(siteUrl, api))
  await page.goto(`/dashboard/spare/${id}#parts`)
  const open = page.getByRole("button", { name: "Open Z-1" })
  const row = page.getByRole("dialog", { name: "Z-1" })
  await open.tap()
  await row.getByRole("button", { name: "Remove OEM-Z-1" }).tap()
  await expect(row.getByRole("listitem").filter({ hasText: "OEM-Z-1" })).toHaveCount(0)
  await expect(row.getByRole("heading", { name: "Same as" })).toBeFocused()
  expect(await aliases()).toEqual([])
  await row.getByRole("button", { name: /^Restore version 1/u }).tap()
  await expect(row).toHaveCount(0)
  await expect(cell(page, 0, 1)).toHaveText("")
  // Each act is undone by the bar, the latest first.
  await undo(page)
  await expect(cell(page, 0, 1)).toHaveText("Falsch")
  await undo(page)
  await expect.poll(aliases).toEqual(["OEM-Z-1"])
  await open.tap()
  const opened = page.context().waitForEvent("page")
  await tap(row.getByRole("link", { name: "Public page of Z-1" }))
  await expect(await opened).toHaveURL(/\/part\/z-1$/u)
})

test("by touch, a list is exported and imported, and the import is undone", async ({ openPage, siteUrl, api }) => {
  const id = await addGroup(api, "Austausch", "A-1", "A-2")
  const page = await openPage(phone(siteUrl, api))
  await page.goto(`/dashboard/spare/${id}#parts`)
  const file = page.waitForEvent("download")
  await act(page, "Export as CSV")
  expect((await file).suggestedFilename()).toBe("Parts list.csv")
  await act(page, "Import Excel/CSV")
  const sheet = await workbook([
    ["Teilenummer", "Menge"],
    ["A-1", 1],
    ["A-2", 1],
    ["A-3", 9],
  ])
  await previewFile(page.getByRole("dialog"), "teile.xlsx", Buffer.from(sheet))
  await expectAccessible(page, 360)
  await apply(page, "1 change")
  expect(await partNumbers(api, id)).toEqual(["A-1", "A-2", "A-3"])
  await page.getByRole("button", { name: "Undo import" }).tap()
  await tap(page.getByRole("alertdialog").getByRole("button", { name: "Undo import" }))
  await expect.poll(() => partNumbers(api, id)).toEqual(["A-1", "A-2"])
})
