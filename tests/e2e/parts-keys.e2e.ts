import type { Page } from "@playwright/test"
import type { PartAlias } from "#contract/part-alias.ts"
import { workbook } from "#tests/harness/samples.ts"
import { addGroup, partNumbers } from "./groups.ts"
import { cell, descriptions, grid, numbersShown, partsOf, tabTo } from "./parts-page.ts"
import { expect, test } from "./signed-in.ts"

const announced = (page: Page, text: string) =>
  expect(page.getByRole("status").filter({ hasText: text }).first()).toBeAttached()

test("by keyboard, parts are filtered and sorted, and columns widened, and each is announced", async ({
  dashboard: page,
  api,
}) => {
  const id = await addGroup(api, "Filter", "F-1", "F-2")
  const parts = [{ partnumber: "F-3", quantity: 0 }]
  expect((await api.call("POST", `/spare/${id}/part/rows`, { parts })).status).toBe(201)
  await page.goto(`/dashboard/spare/${id}/grid`)
  await expect(numbersShown(page)).toHaveText(["F-1", "F-2", "F-3"])
  await page.keyboard.press("/")
  await tabTo(page, /^Quantity 0/u)
  await page.keyboard.press("Enter")
  await expect(numbersShown(page)).toHaveText(["F-3"])
  await announced(page, "1 part")
  await tabTo(page, /^All parts/u, "Shift+Tab")
  await page.keyboard.press("Enter")
  await expect(numbersShown(page)).toHaveText(["F-1", "F-2", "F-3"])
  // A date is typed digit by digit; the filter waits until it is one.
  await tabTo(page, "Changed since")
  await page.keyboard.type("02022090")
  await expect(page.getByText("No part found")).toBeVisible()
  await expect(page).toHaveURL(/since=2090-02-02/u)
  await tabTo(page, "Show all parts")
  await page.keyboard.press("Enter")
  await expect(numbersShown(page)).toHaveText(["F-1", "F-2", "F-3"])
  await page.keyboard.press("/")
  await tabTo(page, "Part number")
  const heading = grid(page).getByRole("columnheader", { name: "Part number" })
  const width = async () => Math.round((await heading.boundingBox())?.width ?? 0)
  const initial = await width()
  await page.keyboard.press("Shift+ArrowRight")
  await announced(page, "Part number: 166 px")
  await page.keyboard.press("Shift+ArrowRight")
  await announced(page, "Part number: 182 px")
  expect(await width()).toBeGreaterThan(initial)
  await page.keyboard.press("Shift+ArrowLeft")
  await announced(page, "Part number: 166 px")
  await page.keyboard.press("Enter")
  await expect(numbersShown(page)).toHaveText(["F-3", "F-2", "F-1"])
  await announced(page, "Part number, descending")
  await expect(heading.getByRole("button")).toBeFocused()
})

test("by keyboard, a field of several parts is set, and a piece replaced, and undone", async ({
  dashboard: page,
  api,
}) => {
  const id = await addGroup(api, "Ändern", "B-1", "B-2", "B-3")
  await page.goto(`/dashboard/spare/${id}/grid`)
  await expect(numbersShown(page)).toHaveText(["B-1", "B-2", "B-3"])
  await page.keyboard.press("/")
  await tabTo(page, "B-1")
  await page.keyboard.press("Shift+Space")
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Shift+Space")
  await page.keyboard.press("Escape")
  await tabTo(page, "Change a field")
  await page.keyboard.press("Enter")
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByRole("combobox", { name: "Where" })).toHaveText(
    "In the selected rows (2)In all parts found (3)",
  )
  await tabTo(page, "Field")
  await page.keyboard.type("Description G")
  await tabTo(page, "New value")
  await page.keyboard.type("Ring, alt")
  await page.keyboard.press("Enter")
  await expect(dialog).toHaveCount(0)
  await expect(cell(page, 1, 1)).toHaveText("Ring, alt")
  await page.keyboard.press("Shift+Tab")
  await tabTo(page, "B-2", "Shift+Tab")
  // Over the selected rows of the marked cells: the find field has the focus.
  await page.keyboard.press("Control+h")
  await expect(dialog.getByRole("textbox", { name: "Find" })).toBeFocused()
  await page.keyboard.type("alt")
  await page.keyboard.press("Shift+Tab")
  await page.keyboard.type("Description G")
  await tabTo(page, "Replace with")
  await page.keyboard.type("neu")
  await page.keyboard.press("Enter")
  await expect(dialog).toHaveCount(0)
  await expect(cell(page, 1, 0)).toBeFocused()
  await expect.poll(() => descriptions(api, id)).toEqual(["Ring, neu", "Ring, neu", ""])
  await page.keyboard.press("Control+z")
  await expect.poll(() => descriptions(api, id)).toEqual(["Ring, alt", "Ring, alt", ""])
  await page.keyboard.press("Control+z")
  await expect.poll(() => descriptions(api, id)).toEqual(["", "", ""])
})

test("by keyboard, other numbers come and go, a version is restored, and each is undone", async ({
  dashboard: page,
  api,
}) => {
  const id = await addGroup(api, "Zeile", "K-1", "K-2")
  const [part] = await partsOf(api, id)
  await api.call("PATCH", `/spare/${id}/part/bulk`, { ids: [part?.id], fields: { description_de: "Falsch" } })
  const aliases = async () => (await api.get<PartAlias[]>("/part-alias?query=K-1")).map(({ alias }) => alias)
  await page.goto(`/dashboard/spare/${id}/grid`)
  await expect(cell(page, 0, 1)).toHaveText("Falsch")
  await page.keyboard.press("/")
  await tabTo(page, "K-1")
  await page.keyboard.press("Alt+Enter")
  const row = page.getByRole("complementary", { name: "K-1" })
  await expect(row.getByRole("heading", { name: "K-1" })).toBeFocused()
  await tabTo(page, /^Public page of K-1/u)
  const opened = page.context().waitForEvent("page")
  await page.keyboard.press("Enter")
  await expect(await opened).toHaveURL(/\/part\/k-1$/u)
  await (await opened).close()
  await tabTo(page, "Other number")
  await page.keyboard.type("OEM-K-1")
  await page.keyboard.press("Enter")
  await expect.poll(aliases).toEqual(["OEM-K-1"])
  await tabTo(page, "Remove OEM-K-1", "Shift+Tab")
  await page.keyboard.press("Enter")
  await expect.poll(aliases).toEqual([])
  await expect(row.getByRole("heading", { name: "Same as" })).toBeFocused()
  await tabTo(page, /^Restore version 1/u)
  await page.keyboard.press("Enter")
  await expect(row).toHaveCount(0)
  await expect(cell(page, 0, 1)).toHaveText("")
  await expect(cell(page, 0, 0)).toBeFocused()
  await page.keyboard.press("Control+z")
  await expect(cell(page, 0, 1)).toHaveText("Falsch")
  for (const numbers of [["OEM-K-1"], []]) {
    await page.keyboard.press("Control+z")
    await expect.poll(aliases).toEqual(numbers)
  }
  await page.keyboard.press("Control+y")
  await expect.poll(aliases).toEqual(["OEM-K-1"])
})

test("by keyboard, a list is exported and imported, and the import is undone", async ({ dashboard: page, api }) => {
  const id = await addGroup(api, "Austausch", "A-1", "A-2")
  await page.goto(`/dashboard/spare/${id}/grid`)
  await expect(numbersShown(page)).toHaveText(["A-1", "A-2"])
  await page.keyboard.press("/")
  await tabTo(page, "Export as CSV")
  const file = page.waitForEvent("download")
  await page.keyboard.press("Enter")
  expect((await file).suggestedFilename()).toBe("Parts list.csv")
  await tabTo(page, "Import Excel/CSV", "Shift+Tab")
  await page.keyboard.press("Enter")
  const sheet = await workbook([
    ["Teilenummer", "Menge"],
    ["A-1", 1],
    ["A-2", 1],
    ["A-3", 9],
  ])
  const mimeType = "application/octet-stream"
  // From here Enter opens the browser's own chooser.
  await tabTo(page, /Drop the file here/u)
  await page
    .locator("input[type=file]:focus")
    .setInputFiles({ name: "teile.xlsx", mimeType, buffer: Buffer.from(sheet) })
  await tabTo(page, "Preview")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("button", { name: "Apply 1 change" })).toBeVisible()
  await tabTo(page, "Apply 1 change")
  await page.keyboard.press("Enter")
  await expect(page.locator(".import-done")).toBeVisible()
  expect(await partNumbers(api, id)).toEqual(["A-1", "A-2", "A-3"])
  await tabTo(page, "Undo import")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("alertdialog")).toBeVisible()
  await tabTo(page, "Undo import")
  await page.keyboard.press("Enter")
  await expect.poll(() => partNumbers(api, id)).toEqual(["A-1", "A-2"])
})
