import type { Page } from "@playwright/test"
import type { Part } from "#contract/part.ts"
import type { PartList } from "#contract/part-list.ts"
import { addGroup } from "./groups.ts"
import { type DashboardApi, expect, test } from "./signed-in.ts"

const grid = (page: Page) => page.getByRole("grid")
const cell = (page: Page, row: number, column: number) =>
  grid(page).locator(`[data-row="${row}"] [data-column="${column}"]`)
const saved = (page: Page) => expect(page.getByText("Everything is saved")).toBeVisible()
const partsOf = async (api: DashboardApi, id: number) => (await api.get<PartList>(`/part?group=${id}&limit=200`)).items
const openGrid = async (page: Page, id: number) => {
  await page.goto(`/dashboard/spare/${id}/grid`)
  await expect(grid(page)).toBeVisible()
}
const names = (count: number) => Array.from({ length: count }, (_, index) => `G-${100 + index}`)

/** Returns the clipboard as a spreadsheet reads it, without its permission prompt. */
const copied = (page: Page) =>
  page.evaluate(() => {
    const data = new DataTransfer()
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("copy", { clipboardData: data, bubbles: true, cancelable: true }),
    )
    return { text: data.getData("text/plain"), html: data.getData("text/html") }
  })
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const data = new DataTransfer()
    data.setData("text/plain", pasted)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, text)

test("a block of 200 cells goes to a spreadsheet and back in one request, and is undone", async ({
  dashboard,
  api,
}) => {
  const id = await addGroup(api, "Tabelle", ...names(50))
  await openGrid(dashboard, id)
  const writes: string[] = []
  dashboard.on("request", (request) => request.method() === "PATCH" && writes.push(request.url()))
  const rows = names(50).map((_name, index) => [
    `Düse ${index}`,
    `Nozzle ${index}`,
    `Форсунка ${index}\nдве строки`,
    `N-${index}`,
  ])
  const tsv = rows
    .map((row) => row.map((value) => (value.includes("\n") ? `"${value}"` : value)).join("\t"))
    .join("\r\n")
  await cell(dashboard, 0, 1).click()
  await paste(dashboard, `${tsv}\r\n`)
  await expect(cell(dashboard, 49, 3)).toHaveText(/Форсунка 49/u)
  await saved(dashboard)
  expect(writes).toEqual([expect.stringMatching(/\/api\/part$/u)])
  const stored = await partsOf(api, id)
  expect(
    stored.map((part) => [part.description_de, part.description_en, part.description_ru, part.subst_part]),
  ).toEqual(rows)

  await cell(dashboard, 0, 1).click()
  await cell(dashboard, 49, 4).click({ modifiers: ["Shift"] })
  const { text, html } = await copied(dashboard)
  expect(text).toBe(tsv)
  expect(html).toContain("<td style=\"mso-number-format:'\\@'\">Nozzle 7</td>")

  await dashboard.keyboard.press("Control+z")
  await expect(cell(dashboard, 49, 3)).toHaveText("")
  expect((await partsOf(api, id)).every((part) => part.description_de === "" && part.version === 3)).toBe(true)
  await dashboard.keyboard.press("Control+y")
  await expect(cell(dashboard, 49, 2)).toHaveText("Nozzle 49")
  await dashboard.reload()
  await expect(cell(dashboard, 49, 2)).toHaveText("Nozzle 49")
})

test("rows and columns pasted beyond the page are left out, which stays on the screen", async ({ dashboard, api }) => {
  const id = await addGroup(api, "Über die Seite", ...names(22))
  await openGrid(dashboard, id)
  await dashboard.getByRole("combobox", { name: "Rows" }).selectOption("20")
  await expect(cell(dashboard, 20, 1)).toHaveCount(0)
  await cell(dashboard, 18, 1).click()
  await paste(dashboard, "Achtzehn\r\nNeunzehn\r\nZwanzig\r\nEinundzwanzig")
  const notice = dashboard.locator(".toasts").getByRole("alert")
  await expect(notice).toContainText("2 cells pasted. Left out, because there is no room on this page: 2 rows.")
  await saved(dashboard)
  await expect(notice).toBeVisible()
  expect((await partsOf(api, id)).slice(18).map((part) => part.description_de)).toEqual([
    "Achtzehn",
    "Neunzehn",
    "",
    "",
  ])
  await cell(dashboard, 19, 4).click()
  await paste(dashboard, "N-1\t7\tdrei\tvier\r\nN-2\t8\tdrei\tvier")
  await expect(notice).toContainText(
    "2 cells pasted. Left out, because there is no room on this page: 1 row, 2 columns.",
  )
})

test("the grid works by keyboard alone", async ({ dashboard, api }) => {
  const id = await addGroup(api, "Nur Tasten", ...names(4))
  await openGrid(dashboard, id)
  await cell(dashboard, 0, 0).focus()
  await dashboard.keyboard.press("Tab")
  await expect(cell(dashboard, 0, 1)).toBeFocused()
  await dashboard.keyboard.type("Düse")
  await dashboard.keyboard.press("Enter")
  await expect(cell(dashboard, 1, 1)).toBeFocused()
  await dashboard.keyboard.press("ArrowUp")
  await dashboard.keyboard.press("Shift+ArrowDown")
  await dashboard.keyboard.press("Shift+ArrowDown")
  await dashboard.keyboard.press("Control+d")
  await expect(cell(dashboard, 2, 1)).toHaveText("Düse")
  await dashboard.keyboard.press("Escape")
  await dashboard.keyboard.press("F2")
  await dashboard.keyboard.type(" links")
  await dashboard.keyboard.press("Escape")
  await expect(cell(dashboard, 2, 1)).toHaveText("Düse")
  await expect(cell(dashboard, 2, 1)).toBeFocused()
  await dashboard.keyboard.press("Control+Home")
  await dashboard.keyboard.press("ArrowRight")
  await dashboard.keyboard.press("Delete")
  await expect(cell(dashboard, 0, 1)).toHaveText("")
  await saved(dashboard)
  expect((await partsOf(api, id)).map((part) => part.description_de)).toEqual(["", "Düse", "Düse", ""])
  await dashboard.keyboard.press("Control+z")
  await expect(cell(dashboard, 0, 1)).toHaveText("Düse")
  // The same keys of a Russian layout.
  await cell(dashboard, 0, 1).dispatchEvent("keydown", { key: "н", code: "KeyY", ctrlKey: true })
  await expect(cell(dashboard, 0, 1)).toHaveText("")
  await cell(dashboard, 0, 1).dispatchEvent("keydown", { key: "я", code: "KeyZ", ctrlKey: true })
  await expect(cell(dashboard, 0, 1)).toHaveText("Düse")
  await dashboard.keyboard.press("Escape")
  await dashboard.keyboard.press("Tab")
  await expect(grid(dashboard).locator(":focus")).toHaveCount(0)
})

test("on a phone each row is a card, and the arrow keys bring its cells into view", async ({ dashboard, api }) => {
  const id = await addGroup(api, "Schmal", ...names(12))
  await dashboard.setViewportSize({ width: 360, height: 740 })
  await openGrid(dashboard, id)
  expect(await dashboard.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await cell(dashboard, 10, 0).focus()
  for (const [key, columns] of [
    ["ArrowRight", [1, 2, 3, 4, 5]],
    ["ArrowLeft", [4, 3, 2, 1]],
  ] as const)
    for (const column of columns) {
      await dashboard.keyboard.press(key)
      await expect(cell(dashboard, 10, column)).toBeFocused()
      await expect(cell(dashboard, 10, column)).toBeInViewport({ ratio: 1 })
    }
  await dashboard.getByRole("button", { name: "Open G-110" }).click()
  await dashboard.getByRole("dialog").getByRole("button", { name: "Edit G-110" }).click()
  await dashboard.getByRole("textbox", { name: "Description Russian" }).fill("Кольцо")
  await dashboard.getByRole("button", { name: "Save", exact: true }).click()
  await expect(cell(dashboard, 10, 3)).toHaveText("Кольцо")
})

test("an invalid cell is marked and kept while the others are stored", async ({ dashboard, api, allowProblem }) => {
  allowProblem(/status of 409/u)
  const id = await addGroup(api, "Falsche Zellen", ...names(3))
  await openGrid(dashboard, id)
  await cell(dashboard, 0, 5).click()
  await paste(dashboard, "1.000\r\n7\r\n8")
  await expect(cell(dashboard, 0, 5)).toContainText("Please enter a whole number of 0 or more.")
  await expect(cell(dashboard, 0, 5)).toHaveAttribute("aria-invalid", "true")
  await expect.poll(async () => (await partsOf(api, id)).map((part) => part.quantity)).toEqual([1, 7, 8])
  await dashboard.keyboard.press("Control+Home")
  await dashboard.keyboard.type("G-101")
  await dashboard.keyboard.press("Enter")
  await expect(cell(dashboard, 0, 0)).toContainText("This part number exists in the group already.")
  // Nothing is cut off.
  await cell(dashboard, 2, 4).click()
  await dashboard.keyboard.press("F2")
  await dashboard.keyboard.insertText("N".repeat(300))
  await dashboard.keyboard.press("Enter")
  await expect(cell(dashboard, 2, 4)).toContainText("This value is too long.")
  await expect(dashboard.getByText("3 cells cannot be saved like this.")).toBeVisible()
})

test("two people at one cell see both values, and neither is lost", async ({ dashboard, api, allowProblem }) => {
  allowProblem(/status of 412/u)
  const id = await addGroup(api, "Zwei Fenster", ...names(2))
  const [part] = await partsOf(api, id)
  await openGrid(dashboard, id)
  await api.call("PATCH", `/spare/${id}/part/${part?.id}`, {
    quantity: 7,
    description_de: "Fremd",
  } satisfies Partial<Part>)
  await cell(dashboard, 0, 5).click()
  await dashboard.keyboard.type("5")
  await dashboard.keyboard.press("Enter")
  const notice = dashboard.getByRole("alert").filter({ hasText: "Somebody else has changed one of these cells too" })
  await expect(notice.getByRole("row", { name: "G-100, Quantity 7 5" })).toBeVisible()
  await expect(cell(dashboard, 0, 1)).toHaveText("Fremd")
  expect((await partsOf(api, id))[0]?.quantity).toBe(7)
  await notice.getByRole("button", { name: "Save my entry" }).click()
  await saved(dashboard)
  expect((await partsOf(api, id))[0]).toMatchObject({ quantity: 5, description_de: "Fremd" })
})

test("input while the server is away survives a reload and is sent later; leaving asks", async ({
  dashboard,
  api,
  allowProblem,
}) => {
  allowProblem(/ERR_FAILED|ERR_CONNECTION|Failed to load/u)
  const id = await addGroup(api, "Server weg", ...names(3))
  await openGrid(dashboard, id)
  await dashboard.route("**/api/part", (route) => route.abort())
  await cell(dashboard, 0, 1).click()
  await dashboard.keyboard.type("Düse")
  await dashboard.keyboard.press("Enter")
  await expect(dashboard.getByText(/The server is not responding\. 1 cell stays here/u)).toBeVisible()
  await expect(cell(dashboard, 0, 1)).toContainText("Düse")

  await dashboard.getByRole("link", { name: "Spare Parts" }).click()
  await dashboard
    .getByRole("alertdialog", { name: "Leave without saving?" })
    .getByRole("button", { name: "Stay here" })
    .click()
  await cell(dashboard, 1, 1).click()
  await dashboard.keyboard.type("half a wo")
  dashboard.once("dialog", (dialog) => void dialog.accept())
  await dashboard.reload()
  await expect(dashboard.getByText("What you had not saved in 2 parts is back.")).toBeVisible()
  await expect(cell(dashboard, 0, 1)).toContainText("Düse")
  await expect(cell(dashboard, 1, 1)).toContainText("half a wo")
  expect((await partsOf(api, id)).map((part) => part.description_de)).toEqual(["", "", ""])
  await dashboard.unroute("**/api/part")
  await saved(dashboard)
  expect((await partsOf(api, id)).map((part) => part.description_de)).toEqual(["Düse", "half a wo", ""])
  await dashboard.reload()
  await saved(dashboard)
  await expect(dashboard.getByText("is back")).toHaveCount(0)
})

test("a part's history restores a version, and Ctrl+Z undoes that", async ({ dashboard, api }) => {
  const id = await addGroup(api, "Verlauf", ...names(2))
  const [, part] = await partsOf(api, id)
  await api.call("PATCH", `/spare/${id}/part/${part?.id}`, { description_de: "Düse", quantity: 4 })
  await openGrid(dashboard, id)
  await cell(dashboard, 1, 5).click()
  await dashboard.keyboard.press("Alt+Enter")
  const dialog = dashboard.getByRole("complementary", { name: "G-101" })
  await expect(dialog.getByRole("list", { name: "Changes, newest first" }).getByRole("listitem")).toContainText(
    "German description",
  )
  await dialog.getByRole("button", { name: "Restore version 1" }).click()
  await expect(dialog).toHaveCount(0)
  await expect(cell(dashboard, 1, 5)).toHaveText("1")
  await expect(cell(dashboard, 1, 1)).toHaveText("")
  await cell(dashboard, 1, 5).click()
  await dashboard.keyboard.press("Control+z")
  await expect(cell(dashboard, 1, 5)).toHaveText("4")
  expect((await partsOf(api, id))[1]).toMatchObject({ quantity: 4, description_de: "Düse", version: 4 })
})

test("the parts of all groups are searched and edited, and link to their group", async ({ dashboard, api }) => {
  const [first, second] = [await addGroup(api, "Alle eins", "ZZALL-1"), await addGroup(api, "Alle zwei", "ZZALL-2")]
  await dashboard.goto("/dashboard/data")
  await dashboard.getByRole("link", { name: "All parts as a table" }).click()
  await dashboard.getByRole("searchbox", { name: "Search parts" }).fill("ZZALL")
  await expect(dashboard.getByText("2 parts", { exact: true }).first()).toBeVisible()
  await cell(dashboard, 0, 4).click()
  await paste(dashboard, "X-1\nX-2")
  await saved(dashboard)
  for (const id of [first, second]) expect((await partsOf(api, id))[0]?.subst_part).toMatch(/^X-[12]$/u)
  await dashboard.keyboard.press("Control+End")
  await expect(cell(dashboard, 1, 6)).toBeFocused()
  await dashboard.keyboard.press("Enter")
  await expect(dashboard.getByRole("heading", { level: 1 })).toHaveText("Table: Alle zwei")
})

test("a filter finds gaps and one change fills all hits", async ({ dashboard, api }) => {
  const id = await addGroup(api, "Lücken", ...names(25))
  const [first] = await partsOf(api, id)
  await api.call("PATCH", `/spare/${id}/part/${first?.id}`, { description_ru: "Форсунка" })
  await openGrid(dashboard, id)
  await dashboard.getByRole("button", { name: "Russian description missing" }).click()
  await expect(dashboard.getByText("24 parts", { exact: true }).first()).toBeVisible()
  await dashboard.getByRole("combobox", { name: "Rows" }).selectOption("20")
  await expect(dashboard.getByText("1 / 2")).toBeVisible()
  await dashboard.getByRole("button", { name: "Change a field" }).click()
  const dialog = dashboard.getByRole("dialog", { name: "Change a field of many parts" })
  await dialog.getByRole("combobox", { name: "Where" }).selectOption({ index: 1 })
  await dialog.getByRole("textbox", { name: "New value" }).fill("Сопло")
  await dialog.getByRole("button", { name: "Change 24 parts" }).click()
  await expect(dashboard.getByText("24 parts changed.")).toBeVisible()
  await expect(dashboard.getByText("No part found")).toBeVisible()
  expect((await partsOf(api, id)).map((part) => part.description_ru)).toEqual([
    "Форсунка",
    ...names(24).map(() => "Сопло"),
  ])
  await dashboard.getByRole("button", { name: "Undo", exact: true }).click()
  await expect(dashboard.getByText("24 parts", { exact: true }).first()).toBeVisible()
})

test("the next page under a filter skips no part that has moved up meanwhile", async ({ dashboard, api }) => {
  const id = await addGroup(api, "Nachgerückt", ...names(60))
  await openGrid(dashboard, id)
  await dashboard.getByRole("button", { name: "Russian description missing" }).click()
  await dashboard.getByRole("combobox", { name: "Rows" }).selectOption("20")
  const next = dashboard.getByRole("button", { name: "Next page" })
  await expect(dashboard.getByText("1 / 3")).toBeVisible()
  await cell(dashboard, 0, 3).click()
  await paste(dashboard, names(20).join("\r\n"))
  // While the cells are still being stored.
  await next.click()
  await expect(cell(dashboard, 0, 0)).toHaveText("G-120")
  await expect(dashboard.getByText("The next ones have moved up to this page.")).toBeVisible()
  await expect(dashboard.getByText("1 / 2")).toBeVisible()
  await next.click()
  await expect(cell(dashboard, 0, 0)).toHaveText("G-140")
  await expect(dashboard.getByText("2 / 2")).toBeVisible()
})

const numbersOf = async (api: DashboardApi, id: number) => (await partsOf(api, id)).map(({ partnumber }) => partnumber)

test("rows are typed and pasted at the end, refused ones stay with their reason, and one undo takes a block back", async ({
  dashboard,
  api,
}) => {
  const id = await addGroup(api, "Angehängt", "R-1", "R-2")
  await openGrid(dashboard, id)
  const foot = dashboard.getByRole("textbox", { name: "New part" })
  await foot.fill("R-0")
  await foot.press("Enter")
  // The new row stays at the end until the list is loaded again.
  await expect(cell(dashboard, 2, 1)).toBeFocused()
  await dashboard.keyboard.type("Ring")
  await dashboard.keyboard.press("Enter")
  await expect(foot).toBeFocused()
  await saved(dashboard)

  await paste(
    dashboard,
    "Part number\tQty\tDescription (EN)\r\nR-7\t4\tBolt\r\nr-1\t1\tTwice\r\nR-8\tx\tWrong\r\nR-9\t2\tNut",
  )
  await expect(dashboard.getByText("2 parts added")).toBeVisible()
  const refused = dashboard.getByRole("alert").filter({ hasText: "2 rows were not added" })
  await expect(refused).toContainText("The group has part R-1 already.")
  await expect(refused).toContainText("Please enter a whole number of 0 or more.")
  expect(await numbersOf(api, id)).toEqual(["R-0", "R-1", "R-2", "R-7", "R-9"])
  expect((await partsOf(api, id))[3]).toMatchObject({ quantity: 4, description_en: "Bolt" })

  await refused.getByRole("button", { name: "Correct R-8" }).click()
  await dashboard.getByRole("textbox", { name: "Quantity" }).fill("3")
  await dashboard.getByRole("button", { name: "Save", exact: true }).click()
  await expect(dashboard.getByRole("alert").filter({ hasText: "1 row was not added" })).toBeVisible()
  expect(await numbersOf(api, id)).toContain("R-8")
  const undo = dashboard.locator(".parts-bar").getByRole("button", { name: "Undo" })
  await undo.click()
  await expect.poll(() => numbersOf(api, id)).toEqual(["R-0", "R-1", "R-2", "R-7", "R-9"])
  await undo.click()
  await expect.poll(() => numbersOf(api, id)).toEqual(["R-0", "R-1", "R-2"])
  await dashboard.locator(".parts-bar").getByRole("button", { name: "Redo" }).click()
  await expect.poll(() => numbersOf(api, id)).toEqual(["R-0", "R-1", "R-2", "R-7", "R-9"])

  await expect(cell(dashboard, 4, 0)).toHaveText("R-9")
  await cell(dashboard, 4, 0).click()
  await paste(dashboard, "R-9\tMutter\r\nR-10\tBolzen")
  await expect.poll(() => numbersOf(api, id)).toEqual(["R-0", "R-1", "R-2", "R-7", "R-9", "R-10"])
})

test("a deletion is one of the acts that Ctrl+Z undoes, with the cells typed before", async ({ dashboard, api }) => {
  const id = await addGroup(api, "Gelöscht und zurück", "L-1", "L-2")
  await openGrid(dashboard, id)
  await cell(dashboard, 0, 1).click()
  await dashboard.keyboard.type("Düse")
  await dashboard.keyboard.press("Enter")
  await saved(dashboard)
  await cell(dashboard, 0, 0).click()
  await dashboard.keyboard.press("Shift+Space")
  await dashboard.getByRole("button", { name: "Delete", exact: true }).click()
  await dashboard.getByRole("alertdialog").getByRole("button", { name: "Delete 1 part" }).click()
  await expect(cell(dashboard, 0, 0)).toHaveText("L-2")
  await cell(dashboard, 0, 0).click()
  await dashboard.keyboard.press("Control+z")
  await expect(cell(dashboard, 0, 1)).toHaveText("Düse")
  await cell(dashboard, 0, 0).click()
  await dashboard.keyboard.press("Control+z")
  await expect(cell(dashboard, 0, 1)).toHaveText("")
  expect((await partsOf(api, id)).map((part) => part.description_de)).toEqual(["", ""])
})

test("other numbers of a part are added and removed in its row, and near-duplicates are shown", async ({
  dashboard,
  api,
}) => {
  const id = await addGroup(api, "Auch genannt", "QQ-77-A", "qq 77.a", "QQ-78-A")
  await openGrid(dashboard, id)
  await expect(cell(dashboard, 0, 0)).toContainText("like QQ-77-A")
  await dashboard.getByRole("button", { name: "Near-duplicates" }).click()
  await expect(dashboard.getByText("2 parts", { exact: true }).first()).toBeVisible()
  await dashboard.getByRole("button", { name: "All parts" }).click()
  await dashboard.getByRole("button", { name: "Open QQ-78-A" }).click()
  const row = dashboard.getByRole("complementary", { name: "QQ-78-A" })
  await row.getByRole("textbox", { name: "Other number" }).fill("OEM-QQ-1")
  await row.getByRole("button", { name: "Add" }).click()
  const aliases = row.getByRole("list", { name: "Same as" })
  await expect(aliases.getByRole("listitem")).toContainText("OEM-QQ-1")
  await row.getByRole("button", { name: "Close" }).click()
  await expect(grid(dashboard).getByRole("row").filter({ hasText: "OEM-QQ-1" })).toContainText("QQ-78-A")
  await dashboard.getByRole("button", { name: "Open QQ-78-A" }).click()
  await row.getByRole("button", { name: "Remove OEM-QQ-1" }).click()
  await expect(aliases.getByRole("listitem")).toHaveCount(0)
})

test("a piece of a text is found and replaced in all hits, and a column keeps its width", async ({
  dashboard,
  api,
}) => {
  const id = await addGroup(api, "Ersetzen", ...names(3))
  for (const part of await partsOf(api, id))
    await api.call("PATCH", `/spare/${id}/part/${part.id}`, { description_de: `Düse ${part.partnumber}` })
  await openGrid(dashboard, id)
  await cell(dashboard, 0, 0).click()
  await dashboard.keyboard.press("Control+h")
  const dialog = dashboard.getByRole("dialog", { name: "Find and replace" })
  await dialog.getByRole("combobox", { name: "Where" }).selectOption({ index: 1 })
  await dialog.getByRole("combobox", { name: "Field" }).selectOption("Description German")
  await dialog.getByRole("textbox", { name: "Find" }).fill("Düse")
  await dialog.getByRole("textbox", { name: "Replace with" }).fill("Brenner")
  await dialog.getByRole("button", { name: "Change 3 parts" }).click()
  await expect(cell(dashboard, 2, 1)).toHaveText("Brenner G-102")
  const heading = grid(dashboard).getByRole("columnheader", { name: "Description German" })
  const width = async () => (await heading.boundingBox())?.width ?? 0
  const before = await width()
  await heading.getByRole("button").focus()
  for (let press = 0; press < 5; press++) await dashboard.keyboard.press("Shift+ArrowRight")
  await expect.poll(width).toBeGreaterThan(before + 40)
  const wider = await width()
  await dashboard.reload()
  await expect.poll(width).toBe(wider)
})
