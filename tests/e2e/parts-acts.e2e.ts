import { type Page, devices } from "@playwright/test"
import type { PartList } from "#contract/part-list.ts"
import { expectAccessible } from "./axe.ts"
import { addGroup, partNumbers } from "./groups.ts"
import { type DashboardApi, expect, signedIn, test } from "./signed-in.ts"

const grid = (page: Page) => page.getByRole("grid")
const cell = (page: Page, row: number, column: number) =>
  grid(page).locator(`[data-row="${row}"] [data-column="${column}"]`)
const numbersShown = (page: Page) => grid(page).getByRole("rowheader")
const saved = (page: Page) => expect(page.getByText("Everything is saved").first()).toBeVisible()
const partsOf = async (api: DashboardApi, id: number) => (await api.get<PartList>(`/part?group=${id}&limit=200`)).items
const descriptions = async (api: DashboardApi, id: number) =>
  (await partsOf(api, id)).map((part) => part.description_de)

/** Pastes as a spreadsheet's copy arrives, without the browser's permission prompt. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const data = new DataTransfer()
    data.setData("text/plain", pasted)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, text)

/** Moves the focus by Tab until it is on the control of this name. */
async function tabTo(page: Page, name: string, key = "Tab") {
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press(key)
    const label = await page.evaluate(() => {
      const element = document.activeElement
      const labelled = element instanceof HTMLInputElement ? element.labels?.item(0)?.textContent : null
      return labelled ?? element?.getAttribute("aria-label") ?? element?.textContent ?? ""
    })
    if (label.trim() === name) return
  }
  throw new Error(`Tab does not reach ${name}`)
}

test("every act on rows works by keyboard alone, and is undone by it", async ({ dashboard: page, api }) => {
  const id = await addGroup(api, "Tastatur", "T-1", "T-2", "T-3")
  await addGroup(api, "Tastatur Ziel")
  await page.goto(`/dashboard/spare/${id}/grid`)
  const undo = async (numbers: readonly string[]) => {
    await cell(page, 0, 0).focus()
    await page.keyboard.press("Control+z")
    await expect(numbersShown(page)).toHaveText(numbers)
  }
  // Opens a row beside the table, adds another number, and comes back to the row.
  await cell(page, 1, 2).focus()
  await page.keyboard.press("Alt+Enter")
  const row = page.getByRole("complementary", { name: "T-2" })
  await expect(row.getByRole("heading", { name: "T-2" })).toBeFocused()
  await expectAccessible(page, 1280)
  await tabTo(page, "Other number")
  await page.keyboard.type("OEM-T-2")
  await page.keyboard.press("Enter")
  await expect(row.getByRole("list", { name: "Same as" })).toContainText("OEM-T-2")
  await page.keyboard.press("Escape")
  await expect(row).toHaveCount(0)
  await expect(cell(page, 1, 0)).toBeFocused()
  // Ticks, moves, deletes.
  await page.keyboard.press("Shift+Space")
  await tabTo(page, "Move to group")
  await page.keyboard.press("Enter")
  const group = page.getByRole("dialog", { name: "Move 1 part" }).getByRole("combobox")
  await group.focus()
  await page.keyboard.type("Tastatur")
  await tabTo(page, "Move 1 part")
  await page.keyboard.press("Enter")
  await expect(numbersShown(page)).toHaveText(["T-1", "T-3"])
  await undo(["T-1", "T-2", "T-3"])
  await cell(page, 2, 0).focus()
  await page.keyboard.press("Shift+Space")
  await tabTo(page, "Delete")
  await page.keyboard.press("Enter")
  await tabTo(page, "Delete 1 part")
  await page.keyboard.press("Enter")
  await expect(numbersShown(page)).toHaveText(["T-1", "T-2"])
  await undo(["T-1", "T-2", "T-3"])
  // Sorts by a heading, twice for the other direction.
  await grid(page).getByRole("button", { name: "Part number" }).focus()
  await page.keyboard.press("Enter")
  await expect(numbersShown(page)).toHaveText(["T-3", "T-2", "T-1"])
  await page.keyboard.press("Enter")
  await expect(numbersShown(page)).toHaveText(["T-1", "T-2", "T-3"])
  // A row is added after the last one; F leads to the parts alone in the group's screen.
  await cell(page, 2, 1).focus()
  await page.keyboard.type("Ring")
  await page.keyboard.press("Enter")
  await page.keyboard.type("T-4")
  await page.keyboard.press("Enter")
  await expect(cell(page, 3, 1)).toBeFocused()
  await undo(["T-1", "T-2", "T-3"])
  await page.keyboard.press("Escape")
  await page.keyboard.press("Shift+Tab")
  await page.keyboard.press("f")
  await expect(page).toHaveURL(/#parts$/u)
  await expect(page.getByRole("heading", { name: "Title and text" })).toBeHidden()
  await page.getByRole("link", { name: "Title and text" }).click()
  await expect(page.getByRole("heading", { name: "Title and text" })).toBeVisible()
})

test("600 cells are copied to a spreadsheet and from it, in one undo", async ({ dashboard: page, api }) => {
  const numbers = Array.from({ length: 120 }, (_, index) => `C-${100 + index}`)
  const id = await addGroup(api, "Sechshundert")
  const parts = numbers.map((partnumber) => ({ partnumber, quantity: 1 }))
  expect((await api.call("POST", `/spare/${id}/part/rows`, { parts })).status).toBe(201)
  await page.goto(`/dashboard/spare/${id}/grid?rows=200`)
  const rows = numbers.map((number, index) => [
    `Düse ${index}`,
    `Nozzle ${index}`,
    `Форсунка ${index}`,
    `N-${number}`,
    `${index}`,
  ])
  const text = rows.map((cells) => cells.join("\t")).join("\r\n")
  await cell(page, 0, 1).click()
  await paste(page, text)
  await expect(cell(page, 119, 5)).toHaveText("119")
  await saved(page)
  await cell(page, 119, 5).click({ modifiers: ["Shift"] })
  const copied = await page.evaluate(() => {
    const data = new DataTransfer()
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("copy", { clipboardData: data, bubbles: true, cancelable: true }),
    )
    return data.getData("text/plain")
  })
  expect(copied).toBe(text)
  expect((await partsOf(api, id)).map((part) => part.quantity)).toEqual(rows.map((_cells, index) => index))
  await page.keyboard.press("Control+z")
  await expect(cell(page, 119, 5)).toHaveText("1")
  expect(new Set(await descriptions(api, id))).toEqual(new Set([""]))
})

test("over all groups, new rows ask for their group once", async ({ dashboard: page, api }) => {
  const [first, second] = [await addGroup(api, "ZAlle eins", "ZZQX-1"), await addGroup(api, "ZAlle zwei", "ZZQX-2")]
  await page.goto("/dashboard/data/parts?query=ZZQX-")
  await expect(numbersShown(page)).toHaveText(["ZZQX-1", "ZZQX-2"])
  const foot = page.getByRole("textbox", { name: "New part" })
  await foot.fill("ZZQX-3")
  await foot.press("Enter")
  const dialog = page.getByRole("dialog", { name: "Add 1 part" })
  await dialog.getByRole("combobox", { name: "To the group" }).selectOption("ZAlle zwei")
  await dialog.getByRole("button", { name: "Add 1 part" }).click()
  await expect(numbersShown(page)).toHaveText(["ZZQX-1", "ZZQX-2", "ZZQX-3"])
  await foot.focus()
  await paste(page, "ZZQX-4\tRing\r\nZZQX-1\tBolzen\r\nZZQX-2\tDoppelt")
  const refused = page.getByRole("alert").filter({ hasText: "1 row was not added" })
  await expect(refused).toContainText("The group has part ZZQX-2 already.")
  expect(await partNumbers(api, second)).toEqual(["ZZQX-1", "ZZQX-2", "ZZQX-3", "ZZQX-4"])
  expect(await partNumbers(api, first)).toEqual(["ZZQX-1"])
  await page.locator(".new-row").getByRole("combobox", { name: "Group" }).selectOption("ZAlle eins")
  await page.getByRole("button", { name: "Add part" }).click()
  await page.getByRole("dialog").getByRole("textbox", { name: "Part number" }).fill("ZZQX-9")
  await page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click()
  await expect.poll(() => partNumbers(api, first)).toEqual(["ZZQX-1", "ZZQX-9"])
  await page.getByRole("button", { name: "Undo", exact: true }).first().click()
  await expect.poll(() => partNumbers(api, first)).toEqual(["ZZQX-1"])
})

test("on a phone every act is in reach of the thumb, and is undone there", async ({ openPage, siteUrl, api }) => {
  const id = await addGroup(api, "Daumen", "D-1", "D-2", "D-3")
  await addGroup(api, "Daumen Ziel")
  const page = await openPage({
    ...devices["Pixel 7"],
    viewport: { width: 360, height: 740 },
    storageState: signedIn(siteUrl, api.token),
  })
  await page.goto(`/dashboard/spare/${id}#parts`)
  const bar = page.locator(".thumb-bar")
  const press = (name: string) => bar.getByRole("button", { name, exact: true }).tap()
  const undo = async (numbers: readonly string[]) => {
    await press("Undo")
    await expect(numbersShown(page)).toHaveText(numbers)
  }
  await expect(numbersShown(page)).toHaveText(["D-1", "D-2", "D-3"])
  await expect(bar).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expectAccessible(page, 360)
  // A part is added by its form, and taken back.
  await press("Add part")
  const form = page.getByRole("dialog", { name: "Add part" })
  await form.getByRole("textbox", { name: "Part number" }).fill("D-4")
  await form.getByRole("button", { name: "Save", exact: true }).tap()
  await expect(numbersShown(page)).toHaveText(["D-1", "D-2", "D-3", "D-4"])
  await undo(["D-1", "D-2", "D-3"])
  // A row opens as a form, whose fields are stored one by one.
  await page.getByRole("button", { name: "Open D-2" }).tap()
  const row = page.getByRole("dialog", { name: "D-2" })
  await row.getByRole("textbox", { name: "Description German" }).fill("Dichtung")
  await row.getByRole("textbox", { name: "Quantity" }).fill("x")
  await row.getByRole("heading", { name: "Chain" }).tap()
  await expect(row.getByText("Please enter a whole number of 0 or more.")).toBeVisible()
  await row.getByRole("textbox", { name: "Quantity" }).fill("7")
  await row.getByRole("heading", { name: "Chain" }).tap()
  await saved(page)
  await row.getByRole("textbox", { name: "Other number" }).fill("OEM-D-2")
  await row.getByRole("button", { name: "Add" }).tap()
  await expect(row.getByRole("list", { name: "Same as" })).toContainText("OEM-D-2")
  await expectAccessible(page, 360)
  await row.locator(".dialog-head").getByRole("button", { name: "Close" }).tap()
  await expect(cell(page, 1, 1)).toHaveText("Dichtung")
  expect((await partsOf(api, id))[1]).toMatchObject({ description_de: "Dichtung", quantity: 7 })
  await press("Undo")
  await expect(cell(page, 1, 5)).toHaveText("1")
  // Rows are chosen only after "Select".
  const tick = page.getByRole("checkbox", { name: "Select D-1" })
  await expect(tick).toBeHidden()
  await press("Select")
  await tick.tap()
  await page.getByRole("checkbox", { name: "Select D-3" }).tap()
  const bulk = page.locator(".bulk")
  await expect(bulk).toBeInViewport({ ratio: 1 })
  await bulk.getByRole("button", { name: "Change a field" }).tap()
  const change = page.getByRole("dialog", { name: "Change a field of many parts" })
  await change.getByRole("combobox", { name: "Field" }).selectOption("Description German")
  await change.getByRole("textbox", { name: "New value" }).fill("Ring")
  await change.getByRole("button", { name: "Change 2 parts" }).tap()
  await expect(cell(page, 2, 1)).toHaveText("Ring")
  await bulk.getByRole("button", { name: "Move to group" }).tap()
  const move = page.getByRole("dialog", { name: "Move 2 parts" })
  await move.getByRole("combobox").selectOption("Daumen Ziel")
  await move.getByRole("button", { name: "Move 2 parts" }).tap()
  await expect(numbersShown(page)).toHaveText(["D-2"])
  await undo(["D-1", "D-2", "D-3"])
  await undo(["D-1", "D-2", "D-3"])
  await expect.poll(() => descriptions(api, id)).toEqual(["", "Dichtung", ""])
  await page.getByRole("checkbox", { name: "Select D-3" }).tap()
  await bulk.getByRole("button", { name: "Delete" }).tap()
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete 1 part" }).tap()
  await expect(numbersShown(page)).toHaveText(["D-1", "D-2"])
  await undo(["D-1", "D-2", "D-3"])
  // The others are behind the three dots.
  await press("More actions")
  await bar.getByRole("button", { name: "Redo" }).tap()
  await expect(numbersShown(page)).toHaveText(["D-1", "D-2"])
  await press("More actions")
  const file = page.waitForEvent("download")
  await bar.getByRole("button", { name: "Export as Excel" }).tap()
  expect((await file).suggestedFilename()).toBe("Parts list.xlsx")
  await press("More actions")
  await bar.getByRole("button", { name: "Import Excel/CSV" }).tap()
  await expect(page.getByRole("dialog")).toBeVisible()
  await page.locator(".dialog-head").getByRole("button", { name: "Close" }).tap()
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Part number, descending")
  await expect(numbersShown(page)).toHaveText(["D-2", "D-1"])
})

test("cells that were not stored yet survive a crash of the browser", async ({
  dashboard: page,
  api,
  allowProblem,
}) => {
  allowProblem(/ERR_FAILED|Failed to load/u)
  const id = await addGroup(api, "Absturz", "X-1", "X-2")
  const context = page.context()
  await page.route("**/api/part", (route) => route.abort())
  await page.goto(`/dashboard/spare/${id}/grid`)
  await cell(page, 0, 1).click()
  await page.keyboard.type("Düse")
  await page.keyboard.press("Enter")
  await page.keyboard.type("halb getip")
  await expect(page.getByText(/The server is not responding/u)).toBeVisible()
  const storedOnDevice = () => page.evaluate(() => JSON.stringify(localStorage))
  await expect.poll(storedOnDevice).toContain("halb getip")
  const crashed = page.waitForEvent("crash")
  await page.goto("chrome://crash").catch(() => undefined)
  await crashed
  const again = await context.newPage()
  await page.close()
  await again.goto(`/dashboard/spare/${id}/grid`)
  await expect(again.getByText("What you had not saved in 2 parts is back.")).toBeVisible()
  await saved(again)
  await expect.poll(() => descriptions(api, id)).toEqual(["Düse", "halb getip"])
})
