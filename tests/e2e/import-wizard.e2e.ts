import { readFile } from "node:fs/promises"
import type { Locator, Page } from "@playwright/test"
import type { PartPage } from "#contract/part.ts"
import { sheetForm, workbook } from "#tests/harness/samples.ts"
import { addGroup, manyRows, partNumbers } from "./groups.ts"
import { expect, test } from "./signed-in.ts"
import { patienceMs } from "#tests/harness/patience.ts"

async function openWizard(page: Page, id: number): Promise<Locator> {
  await page.goto(`/dashboard/spare/${id}`)
  await page.getByRole("button", { name: "Import Excel/CSV" }).click()
  return page.getByRole("dialog", { name: "Import parts from Excel or CSV" })
}

const choose = async (dialog: Locator, rows: Parameters<typeof workbook>[0]) =>
  dialog.getByLabel(/Drop the file here or click|teile\.xlsx/u).setInputFiles({
    name: "teile.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: Buffer.from(await workbook(rows)),
  })

const count = (dialog: Locator, name: string) =>
  dialog
    .getByRole("term")
    .filter({ hasText: new RegExp(`^${name}$`, "u") })
    .locator("xpath=following-sibling::dd[1]")

test("columns are recognised or chosen, applied, and the whole import is undone", async ({ dashboard, api }) => {
  const id = await addGroup(api, "Spaltenwahl", "W-1")
  const dialog = await openWizard(dashboard, id)
  await choose(dialog, [
    ["Kennung", "Text", "Text", "Qty"],
    ["00123", "Bolzen", "Bolt", 4],
    ["1E10", "Mutter", "Nut", 9],
    ["W-1", "Welle", "Shaft", 2],
  ])
  await dialog.getByRole("button", { name: "Preview" }).click()
  await expect(dialog.getByRole("listitem").filter({ hasText: "Columns" })).toHaveAttribute("aria-current", "step")
  await expect(dialog.getByRole("combobox", { name: "Column D, Qty" })).toHaveValue("quantity")
  await dialog.getByRole("button", { name: "Preview" }).click()
  await expect(dialog.locator(".dialog-body").getByRole("alert")).toContainText(
    "Please choose the column that holds the part number.",
  )
  await dialog.getByRole("combobox", { name: "Column A, Kennung" }).selectOption("Part number")
  await dialog.getByRole("combobox", { name: "Column B, Text" }).selectOption("Description German")
  await dialog.getByRole("combobox", { name: "Column C, Text" }).selectOption("Description German")
  await expect(dialog.locator(".dialog-body").getByRole("alert")).toContainText(
    "Two columns fill “Description German”.",
  )
  await dialog.getByRole("combobox", { name: "Column C, Text" }).selectOption("Description English")
  await dialog.getByRole("button", { name: "Preview" }).click()
  await expect(count(dialog, "added")).toHaveText("2")
  await expect(count(dialog, "changed")).toHaveText("1")

  await dialog.getByRole("button", { name: "Change columns" }).click()
  await expect(dialog.getByRole("combobox", { name: "Column C, Text" })).toHaveValue("description_en")
  await dialog.getByRole("button", { name: "Preview" }).click()
  await dialog.getByRole("button", { name: "Apply 3 changes" }).click()
  await expect(dialog.locator(".import-check").getByText("Successfully updated")).toBeVisible()
  expect(await partNumbers(api, id)).toEqual(["1E10", "00123", "W-1"])
  await dialog.getByRole("button", { name: "Undo import" }).click()
  await dashboard
    .getByRole("alertdialog", { name: "Undo this import?" })
    .getByRole("button", { name: "Undo import" })
    .click()
  await expect(dialog.getByText("Import undone")).toBeVisible()
  expect(await partNumbers(api, id)).toEqual(["W-1"])
})

test("an import can be undone until another one follows", async ({ dashboard, api }) => {
  const id = await addGroup(api, "Später zurück")
  const headings = ["Part number", "Quantity"]
  const dialog = await openWizard(dashboard, id)
  await choose(dialog, [headings, ["L-1", 1]])
  await dialog.getByRole("button", { name: "Preview" }).click()
  await dialog.getByRole("button", { name: "Apply 1 change" }).click()
  await dialog.getByRole("button", { name: "Close" }).last().click()
  await expect(dashboard.getByRole("grid").getByRole("rowheader")).toHaveText(["L-1"])
  await dashboard.reload()
  await dashboard.getByRole("button", { name: "Import Excel/CSV" }).click()
  await dialog.getByText("Earlier imports (1)").click()
  await expect(dialog.getByText("1 added, 0 changed, 0 removed")).toBeVisible()
  await dialog.getByRole("button", { name: "Undo import" }).click()
  await dashboard.getByRole("alertdialog").getByRole("button", { name: "Undo import" }).click()
  await expect(dialog.getByText("Import undone")).toBeVisible()
  expect(await partNumbers(api, id)).toEqual([])
  await choose(dialog, [headings, ["L-2", 1]])
  await dialog.getByRole("button", { name: "Preview" }).click()
  await dialog.getByRole("button", { name: "Apply 1 change" }).click()
  await expect(dialog.locator(".import-check").getByText("Successfully updated")).toBeVisible()
  const form = sheetForm(await workbook([headings, ["L-3", 1]]))
  expect((await api.call("POST", `/spare/${id}/excel/update`, form)).status).toBe(200)
  await dashboard.reload()
  await dashboard.getByRole("button", { name: "Import Excel/CSV" }).click()
  await dialog.getByText("Earlier imports (3)").click()
  await expect(dialog.getByText("can no longer be undone")).toHaveCount(1)
  await expect(dialog.getByRole("button", { name: "Undo import" })).toHaveCount(1)
})

test("numbers that have lost digits are rejected with a hint, and many errors are paged", async ({
  dashboard,
  api,
  allowProblem,
}) => {
  allowProblem(/status of 502/u)
  const id = await addGroup(api, "Viele Fehler")
  const dialog = await openWizard(dashboard, id)
  const bad = Array.from({ length: 119 }, (_, index) => [`E-${index}`, "viele"])
  await choose(dialog, [["Part number", "Quantity"], [1.2e15, 1], ...bad])
  // As a proxy responds while the site behind it restarts.
  await dashboard.route(/\/api\/spare\/\d+\/.*(?:import|sheet|preview)/u, (route) => route.fulfill({ status: 502 }), {
    times: 1,
  })
  await dialog.getByRole("button", { name: "Preview" }).click()
  await expect(dialog.getByText("An unexpected error occurred")).toBeVisible()
  await dialog.getByRole("button", { name: "Preview" }).click()
  await expect(dialog.getByText("120 errors in the file")).toBeVisible()
  const rows = dialog.getByRole("table").getByRole("row")
  await expect(rows.nth(1)).toContainText("Format the column as text and enter the number again.")
  await expect(rows).toHaveCount(51)
  await dialog.getByRole("button", { name: "Next page" }).click()
  await dialog.getByRole("button", { name: "Next page" }).click()
  await expect(dialog.getByText("101–120 of 120")).toBeVisible()
  await expect(rows.last()).toContainText(/121\s*Quantity/u)
  await expect(dialog.getByRole("button", { name: "Apply" })).toBeDisabled()
})

test("the preview of 20,000 rows shows its progress, and so does applying it", async ({ dashboard, api }) => {
  const id = await addGroup(api, "Fortschritt")
  const dialog = await openWizard(dashboard, id)
  await choose(dialog, manyRows(20_000))
  // A fast machine would finish before the first poll: each response waits until the progress was seen.
  const isShown = { preview: Promise.withResolvers<void>(), apply: Promise.withResolvers<void>() }
  const waiting = [isShown.preview, isShown.apply]
  const browser = await dashboard.context().newCDPSession(dashboard)
  await browser.send("Fetch.enable", { patterns: [{ urlPattern: "*/excel/update?*", requestStage: "Response" }] })
  browser.on("Fetch.requestPaused", ({ requestId }) => {
    void waiting.shift()?.promise.then(() => browser.send("Fetch.continueResponse", { requestId }))
  })
  await dialog.getByRole("button", { name: "Preview" }).click()
  await expect(dialog.getByText(/^[\d,]+ rows read|^[\d,]+ of 20,000 parts compared$/u)).toBeVisible({
    timeout: patienceMs,
  })
  isShown.preview.resolve()
  await expect(count(dialog, "added")).toHaveText("20,000")
  await dialog.getByRole("button", { name: "Apply 20,000 changes" }).click()
  await expect(dialog.getByText(/^[\d,]+ of 20,000 parts written$/u)).toBeVisible()
  isShown.apply.resolve()
  await expect(dialog.locator(".import-check").getByText("Successfully updated")).toBeVisible()
  expect((await api.get<PartPage>(`/spare/${id}/search`)).total).toBe(20_000)
})

test("a list exported as CSV is imported again without a change, and edited with one", async ({ dashboard, api }) => {
  const id = await addGroup(api, "Hin und zurück", "00123", "-1", "X-2")
  await dashboard.goto(`/dashboard/spare/${id}`)
  const [download] = await Promise.all([
    dashboard.waitForEvent("download"),
    dashboard.getByRole("button", { name: "Export as CSV" }).click(),
  ])
  expect(download.suggestedFilename()).toBe("Parts list.csv")
  const text = await readFile(await download.path(), "utf8")
  await dashboard.getByRole("button", { name: "Import Excel/CSV" }).click()
  const dialog = dashboard.getByRole("dialog", { name: "Import parts from Excel or CSV" })
  const preview = async (content: string) => {
    await dialog
      .getByLabel(/Drop the file here or click|teile\.csv/u)
      .setInputFiles({ name: "teile.csv", mimeType: "text/csv", buffer: Buffer.from(content) })
    await dialog.getByRole("button", { name: "Preview" }).click()
  }
  await preview(text)
  await expect(dialog.getByText("The file changes nothing in the group.")).toBeVisible()
  await dialog.getByRole("button", { name: "Back" }).click()
  await preview(text.replace("X-2", "X-3"))
  await expect(count(dialog, "added")).toHaveText("1")
  await dialog.getByRole("button", { name: "Apply 1 change" }).click()
  await expect(dialog.locator(".import-check").getByText("Successfully updated")).toBeVisible()
  expect((await partNumbers(api, id)).toSorted()).toEqual(["-1", "00123", "X-2", "X-3"])
})
