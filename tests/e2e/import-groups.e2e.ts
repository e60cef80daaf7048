import { addGroup, partNumbers } from "./groups.ts"
import { apply, count, previewSheet, step } from "./importing.ts"
import { expect, test } from "./signed-in.ts"

const headings = ["Assembly", "Part number", "Quantity"]

test("a sheet for several groups is checked group by group, applied at once, and undone for one of them", async ({
  dashboard: page,
  api,
}) => {
  const rotor = await addGroup(api, "Verbundläufer", "L-1", "L-2", "L-3")
  const seals = await addGroup(api, "Verbunddichtung", "D-1")
  await page.goto("/dashboard/data")
  await page.getByRole("button", { name: "Import parts" }).click()
  await previewSheet(page.getByRole("dialog", { name: "Import parts for several groups" }), [
    ["Wo", "Part number", "Quantity"],
    ["verbund-läufer", "L-1", 5],
    ["Verbund-Läufer", "L-9", 1],
    ["Andere Liste", "X-1", 1],
    [seals, "D-1", 1],
  ])
  await expect(step(page)).toContainText("Columns")
  await page.getByRole("button", { name: "Next: groups" }).click()
  await expect(page.locator("main").getByRole("alert")).toContainText("Please choose the column that holds the group.")
  await page.getByRole("combobox", { name: "Column A, Wo" }).selectOption("Group")
  await page.getByRole("button", { name: "Next: groups" }).click()
  await expect(page.getByRole("listitem").filter({ hasText: "verbund-läufer" })).toContainText("written alike")
  await expect(page.getByText("Andere Liste has no group yet: 1 row would be left out")).toBeVisible()
  await page.getByRole("combobox", { name: "Group for Andere Liste" }).selectOption("Leave out")
  await page.getByRole("button", { name: "Next: check" }).click()
  await expect(count(page, "Only here")).toContainText("2")
  await expect(page.getByRole("row").filter({ hasText: "L-2" })).toContainText("Verbundläufer")
  await page.getByRole("radio", { name: "Remove them" }).check()
  const press = page.getByRole("button", { name: "Apply 4 changes" })
  await press.click()
  await expect(page.locator("main").getByRole("alert")).toContainText("Please type 2")
  await page.getByRole("textbox", { name: /^To confirm/u }).fill("2")
  await apply(page, "4 changes")
  expect(await partNumbers(api, rotor)).toEqual(["L-1", "L-9"])
  expect(await partNumbers(api, seals)).toEqual(["D-1"])

  const groups = page.getByRole("list", { name: "Groups in the file" })
  await expect(groups.getByText("Verbunddichtungno change")).toBeVisible()
  await page.getByRole("button", { name: "Undo import: Verbundläufer" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo import" }).click()
  await expect(groups.getByText("Import undone")).toBeVisible()
  expect(await partNumbers(api, rotor)).toEqual(["L-1", "L-2", "L-3"])

  // What was chosen holds for the next sheet, and a new group is made on the way.
  await page.goto("/dashboard/data/import")
  await previewSheet(page, [headings, ["verbund-läufer", "L-1", 7], ["Neuer Verbund", "N-1", 1]])
  await expect(step(page)).toContainText("Groups")
  await expect(page.getByRole("listitem").filter({ hasText: "verbund-läufer" })).toContainText("last time")
  await page.getByRole("button", { name: "New group" }).click()
  await expect(page.getByText("Every name has its group")).toBeVisible()
  await page.getByRole("button", { name: "Next: check" }).click()
  await apply(page, "2 changes")
})

test("a group changed since the preview is named, and nothing is applied", async ({
  dashboard: page,
  api,
  allowProblem,
}) => {
  allowProblem(/status of 409/u)
  const first = await addGroup(api, "Wechselläufer", "L-1")
  const second = await addGroup(api, "Wechseldichtung", "D-1")
  await page.goto("/dashboard/data/import")
  await previewSheet(page, [headings, ["Wechselläufer", "L-2", 5], ["Wechseldichtung", "D-2", 1]])
  await expect(page.getByRole("button", { name: "Apply 2 changes" })).toBeVisible()
  expect((await api.call("POST", `/spare/${second}/part`, { partnumber: "D-3" })).status).toBe(201)
  await page.getByRole("button", { name: "Apply 2 changes" }).click()
  await expect(page.getByText("Changed meanwhile: Wechseldichtung")).toBeVisible()
  expect(await partNumbers(api, first)).toEqual(["L-1"])
  await page.getByRole("button", { name: "Preview again" }).click()
  await apply(page, "2 changes")
  expect(await partNumbers(api, second)).toEqual(["D-1", "D-2", "D-3"])
})
