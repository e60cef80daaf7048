import { readFile } from "node:fs/promises"
import type { PartPage } from "#contract/part.ts"
import { patienceMs } from "#tests/harness/patience.ts"
import { sheetForm, workbook } from "#tests/harness/samples.ts"
import { addGroup, manyRows, partNumbers } from "./groups.ts"
import { apply, count, openImport, previewFile, previewSheet, step } from "./importing.ts"
import { expect, test } from "./signed-in.ts"

test("columns are recognised or chosen, applied, and the whole import is undone", async ({ dashboard, api }) => {
  const id = await addGroup(api, "Spaltenwahl", "W-1")
  const page = dashboard
  await previewSheet(await openImport(page, id), [
    ["Kennung", "Text", "Text", "Qty"],
    ["00123", "Bolzen", "Bolt", 4],
    ["1E10", "Mutter", "Nut", 9],
    ["W-1", "Welle", "Shaft", 2],
  ])
  await expect(step(page)).toContainText("Columns")
  await expect(page.getByRole("combobox", { name: "Column D, Qty" })).toHaveValue("quantity")
  await page.getByRole("button", { name: "Next: check" }).click()
  await expect(page.locator("main").getByRole("alert")).toContainText(
    "Please choose the column that holds the part number.",
  )
  await page.getByRole("combobox", { name: "Column A, Kennung" }).selectOption("Part number")
  await page.getByRole("combobox", { name: "Column B, Text" }).selectOption("Description German")
  await page.getByRole("combobox", { name: "Column C, Text" }).selectOption("Description German")
  await expect(page.locator("main").getByRole("alert")).toContainText("Two columns fill “Description German”.")
  await page.getByRole("combobox", { name: "Column C, Text" }).selectOption("Description English")
  await page.getByRole("button", { name: "Next: check" }).click()
  await expect(count(page, "Added")).toContainText("2")
  await expect(count(page, "Changed")).toContainText("1")

  await page.getByRole("list", { name: "Steps" }).getByRole("button", { name: "Columns" }).click()
  await expect(page.getByRole("combobox", { name: "Column C, Text" })).toHaveValue("description_en")
  await page.goBack()
  await expect(step(page)).toContainText("Check")
  await apply(page, "3 changes")
  expect(await partNumbers(api, id)).toEqual(["1E10", "00123", "W-1"])
  await page.getByRole("button", { name: "Undo import" }).click()
  await page
    .getByRole("alertdialog", { name: "Undo this import?" })
    .getByRole("button", { name: "Undo import" })
    .click()
  await expect(page.locator(".import-done").getByText("Import undone")).toBeVisible()
  expect(await partNumbers(api, id)).toEqual(["W-1"])
})

test("an import can be undone until another one follows", async ({ dashboard: page, api }) => {
  const id = await addGroup(api, "Später zurück")
  const headings = ["Part number", "Quantity"]
  await previewSheet(await openImport(page, id), [headings, ["L-1", 1]])
  await apply(page, "1 change")
  const dialog = await openImport(page, id)
  await dialog.getByText("Earlier imports (1)").click()
  await expect(dialog.getByText("1 added, 0 changed, 0 removed")).toBeVisible()
  await dialog.getByRole("button", { name: "Undo import" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo import" }).click()
  await expect(dialog.getByText("Import undone")).toBeVisible()
  expect(await partNumbers(api, id)).toEqual([])
  await previewSheet(dialog, [headings, ["L-2", 1]])
  await apply(page, "1 change")
  const form = sheetForm(await workbook([headings, ["L-3", 1]]))
  expect((await api.call("POST", `/spare/${id}/excel/update`, form)).status).toBe(200)
  await openImport(page, id)
  await dialog.getByText("Earlier imports (3)").click()
  await expect(dialog.getByText("can no longer be undone")).toHaveCount(1)
  await expect(dialog.getByRole("button", { name: "Undo import" })).toHaveCount(1)
})

test("numbers that have lost digits are rejected with a hint, and many errors are paged", async ({
  dashboard: page,
  api,
  allowProblem,
}) => {
  allowProblem(/status of 502/u)
  const id = await addGroup(api, "Viele Fehler")
  const bad = Array.from({ length: 119 }, (_, index) => [`E-${index}`, "viele"])
  // As a proxy responds while the site behind it restarts.
  await page.route(/\/api\/spare\/\d+\/excel\/update/u, (route) => route.fulfill({ status: 502 }), {
    times: 1,
  })
  await page.goto(`/dashboard/spare/${id}/import`)
  await previewSheet(page, [["Part number", "Quantity"], [1.2e15, 1], ...bad])
  await expect(page.getByText("An unexpected error occurred")).toBeVisible()
  await page.getByRole("button", { name: "Preview again" }).click()
  await expect(count(page, "Refused")).toContainText("120")
  const rows = page.getByRole("table").getByRole("row")
  await expect(rows.nth(1)).toContainText("Format the column as text and enter the number again.")
  await expect(rows).toHaveCount(51)
  await page.getByRole("button", { name: "Next page" }).click()
  await page.getByRole("button", { name: "Next page" }).click()
  await expect(page.getByText("101–120 of 120")).toBeVisible()
  await expect(rows.last()).toContainText(/121.*Quantity/u)
  await expect(page.getByRole("button", { name: "Apply" })).toBeDisabled()
})

test("the preview of 20,000 rows shows its progress, and so does applying it", async ({ dashboard: page, api }) => {
  const id = await addGroup(api, "Fortschritt")
  const dialog = await openImport(page, id)
  // A fast machine would finish before the first poll: each response waits until the progress was seen.
  const isShown = { preview: Promise.withResolvers<void>(), apply: Promise.withResolvers<void>() }
  const waiting = [isShown.preview, isShown.apply]
  const browser = await page.context().newCDPSession(page)
  await browser.send("Fetch.enable", { patterns: [{ urlPattern: "*/excel/update?*", requestStage: "Response" }] })
  browser.on("Fetch.requestPaused", ({ requestId }) => {
    void waiting.shift()?.promise.then(() => browser.send("Fetch.continueResponse", { requestId }))
  })
  await previewSheet(dialog, manyRows(20_000))
  await expect(page.getByText(/^[\d,]+ rows read|^[\d,]+ of 20,000 parts compared$/u)).toBeVisible({
    timeout: patienceMs,
  })
  isShown.preview.resolve()
  await expect(count(page, "Added")).toContainText("20,000")
  await page.getByRole("button", { name: "Apply 20,000 changes" }).click()
  await expect(page.getByText(/^[\d,]+ of 20,000 parts written$/u)).toBeVisible()
  isShown.apply.resolve()
  await expect(page.locator(".import-done").getByText("Successfully updated")).toBeVisible()
  expect((await api.get<PartPage>(`/spare/${id}/search`)).total).toBe(20_000)
})

test("a list exported as CSV is imported again without a change, and edited with one", async ({
  dashboard: page,
  api,
}) => {
  const id = await addGroup(api, "Hin und zurück", "00123", "-1", "X-2")
  await page.goto(`/dashboard/spare/${id}`)
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export as CSV" }).click(),
  ])
  expect(download.suggestedFilename()).toBe("Parts list.csv")
  const text = await readFile(await download.path(), "utf8")
  await previewFile(await openImport(page, id), "teile.csv", Buffer.from(text))
  await expect(page.getByText("The file changes nothing in the group.")).toBeVisible()
  await page.getByRole("button", { name: "Back" }).click()
  await previewFile(page, "teile.csv", Buffer.from(text.replace("X-2", "X-3")))
  await expect(count(page, "Added")).toContainText("1")
  await apply(page, "1 change")
  expect((await partNumbers(api, id)).toSorted()).toEqual(["-1", "00123", "X-2", "X-3"])
})
