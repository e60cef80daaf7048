import type { Locator } from "@playwright/test"
import { workbook } from "#tests/harness/samples.ts"
import { addGroup, partNumbers } from "./groups.ts"
import { expect, test } from "./signed-in.ts"

const headings = ["Assembly", "Part number", "Quantity"]

const choose = async (dialog: Locator, rows: Parameters<typeof workbook>[0]) =>
  dialog.getByLabel(/Drop the file here or click|teile\.xlsx/u).setInputFiles({
    name: "teile.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: Buffer.from(await workbook(rows)),
  })

test("a sheet for several groups is checked group by group, applied at once, and undone for one of them", async ({
  dashboard,
  api,
}) => {
  const rotor = await addGroup(api, "Verbundläufer", "L-1", "L-2", "L-3")
  const seals = await addGroup(api, "Verbunddichtung", "D-1")
  await dashboard.goto("/dashboard/data")
  await dashboard.getByRole("button", { name: "Import parts" }).click()
  const dialog = dashboard.getByRole("dialog", { name: "Import parts for several groups" })
  await choose(dialog, [headings, ["Verbundlaufer", "L-1", 5], [seals, "D-1", 1]])
  await dialog.getByRole("button", { name: "Preview" }).click()
  await expect(dialog.getByRole("row").filter({ hasText: "Verbundlaufer" })).toContainText(
    "There is no group of this name or number.",
  )
  await expect(dialog.getByRole("button", { name: "Apply" })).toBeDisabled()

  await dialog.getByRole("button", { name: "Back" }).click()
  await choose(dialog, [
    ["Wo", "Part number", "Quantity"],
    ["verbundläufer", "L-1", 5],
    ["Verbundläufer", "L-9", 1],
    [seals, "D-1", 1],
  ])
  await dialog.getByRole("radio", { name: /^Replace the list/u }).check()
  await dialog.getByRole("button", { name: "Preview" }).click()
  await dialog.getByRole("button", { name: "Preview" }).click()
  await expect(dialog.locator(".dialog-body").getByRole("alert")).toContainText(
    "Please choose the column that holds the group.",
  )
  await dialog.getByRole("combobox", { name: "Column A, Wo" }).selectOption("Group")
  await dialog.getByRole("button", { name: "Preview" }).click()
  const groups = dialog.getByRole("region", { name: "Groups in the file" })
  await expect(groups.getByRole("heading", { name: "2 groups in the file" })).toBeVisible()
  await expect(groups.getByText("Verbunddichtungno change")).toBeVisible()
  await groups.getByText("1 added, 1 changed, 2 removed").click()
  await expect(groups.getByText("Changed parts")).toBeVisible()

  const apply = dialog.getByRole("button", { name: "Apply 4 changes" })
  await apply.click()
  await expect(dialog.locator(".dialog-body").getByRole("alert")).toContainText("Please type 2")
  await dialog.getByRole("textbox", { name: /^To confirm/u }).fill("2")
  await apply.click()
  await expect(dialog.locator(".import-check").getByText("Successfully updated")).toBeVisible()
  expect(await partNumbers(api, rotor)).toEqual(["L-1", "L-9"])
  expect(await partNumbers(api, seals)).toEqual(["D-1"])

  await dialog.getByRole("button", { name: "Undo import: Verbundläufer" }).click()
  await dashboard.getByRole("alertdialog").getByRole("button", { name: "Undo import" }).click()
  await expect(groups.getByText("Import undone")).toBeVisible()
  expect(await partNumbers(api, rotor)).toEqual(["L-1", "L-2", "L-3"])
})

test("a group changed since the preview is named, and nothing is applied", async ({ dashboard, api, allowProblem }) => {
  allowProblem(/status of 409/u)
  const first = await addGroup(api, "Wechselläufer", "L-1")
  const second = await addGroup(api, "Wechseldichtung", "D-1")
  await dashboard.goto("/dashboard/data")
  await dashboard.getByRole("button", { name: "Import parts" }).click()
  const dialog = dashboard.getByRole("dialog", { name: "Import parts for several groups" })
  await choose(dialog, [headings, ["Wechselläufer", "L-2", 5], ["Wechseldichtung", "D-2", 1]])
  await dialog.getByRole("button", { name: "Preview" }).click()
  await expect(dialog.getByRole("button", { name: "Apply 2 changes" })).toBeVisible()
  expect((await api.call("POST", `/spare/${second}/part`, { partnumber: "D-3" })).status).toBe(201)
  await dialog.getByRole("button", { name: "Apply 2 changes" }).click()
  await expect(dialog.getByText("Changed meanwhile: Wechseldichtung")).toBeVisible()
  expect(await partNumbers(api, first)).toEqual(["L-1"])
  await dialog.getByRole("button", { name: "Preview again" }).click()
  await dialog.getByRole("button", { name: "Apply 2 changes" }).click()
  await expect(dialog.locator(".import-check").getByText("Successfully updated")).toBeVisible()
  expect(await partNumbers(api, second)).toEqual(["D-1", "D-2", "D-3"])
})
