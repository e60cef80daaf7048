import type { Page } from "@playwright/test"
import type { SpareSummary } from "#contract/spare.ts"
import { unsavedInput } from "./dashboard-acts.ts"
import { addGroup, partNumbers } from "./groups.ts"
import { apply, count, openImport, previewSheet } from "./importing.ts"
import { expect, test } from "./signed-in.ts"

const row = (page: Page, text: string) =>
  page.getByRole("grid", { name: "Parts of this group" }).getByRole("row").filter({ hasText: text })

/** Opens the row of a part beside the table, and one of its dialogs. */
async function openPart(page: Page, act: "Edit" | "Delete", number: string): Promise<void> {
  await page.getByRole("button", { name: `Open ${number}` }).click()
  await page.getByRole("button", { name: `${act} ${number}` }).click()
}

test("a group is added and shown on the site", async ({ dashboard, api, openPage }) => {
  await dashboard.goto("/dashboard/data")
  await dashboard.getByRole("button", { name: "Add spare part (group)", exact: true }).click()
  const dialog = dashboard.getByRole("dialog", { name: "Add spare part" })
  await dialog.getByRole("button", { name: "Create group" }).click()
  const title = dialog.getByRole("region", { name: "German" }).getByRole("textbox", { name: "Title", exact: true })
  await expect(title).toBeFocused()
  await title.fill("Ersatzteile Probestand")
  await dialog.getByRole("button", { name: "Create group" }).click()
  await expect(dialog).toBeHidden()
  await dashboard.getByRole("link", { name: "Ersatzteile Probestand" }).click()
  await expect(dashboard.getByText("No item")).toBeVisible()
  const group = (await api.get<SpareSummary[]>("/spare")).find(({ title_de }) => title_de === "Ersatzteile Probestand")
  const visitor = await openPage()
  await visitor.goto(`/part-list/${group?.id}`)
  await expect(visitor.getByText("Noch keine Teile in dieser Liste")).toBeVisible()
})

test("parts are added, changed and deleted one by one", async ({ dashboard, api, allowProblem }) => {
  allowProblem(/status of 409/u)
  const id = await addGroup(api, "Handgepflegte Teile", "H-100")
  await dashboard.goto(`/dashboard/spare/${id}`)
  await dashboard.getByRole("button", { name: "Add part" }).click()
  const dialog = dashboard.getByRole("dialog")
  const number = dialog.getByRole("textbox", { name: "Part number" })
  await expect(number).toBeFocused()
  await number.fill("H-100")
  await dialog.getByRole("textbox", { name: "Description English" }).fill("Guide ring")
  await dialog.getByRole("textbox", { name: "Quantity" }).fill("2,5")
  await dialog.getByRole("button", { name: "Save", exact: true }).click()
  await expect(dialog.getByRole("textbox", { name: "Quantity" })).toHaveAccessibleDescription(
    "Please enter a whole number of 0 or more.",
  )
  await dialog.getByRole("textbox", { name: "Quantity" }).fill("25")
  await dialog.getByRole("button", { name: "Save", exact: true }).click()
  await expect(number).toHaveAccessibleDescription("This part number exists in the group already.")
  await expect(number).toBeFocused()
  await number.fill("H-200")
  await number.press("Enter")
  await expect(dialog).toBeHidden()
  await expect(row(dashboard, "H-200")).toContainText("Guide ring")
  await expect(row(dashboard, "H-200")).toContainText("25")

  await openPart(dashboard, "Edit", "H-200")
  await dashboard.getByRole("textbox", { name: "Description English" }).fill("Guide ring, long")
  const unsaved = () => unsavedInput(dashboard, "part:")
  await expect.poll(unsaved).toHaveLength(1)
  await dashboard.reload()
  await openPart(dashboard, "Edit", "H-200")
  await dialog.getByRole("button", { name: "Use the input" }).click()
  await expect(dashboard.getByRole("textbox", { name: "Description English" })).toHaveValue("Guide ring, long")
  await dashboard.keyboard.press("ControlOrMeta+s")
  await expect(dialog).toBeHidden()
  await expect(row(dashboard, "H-200")).toContainText("Guide ring, long")
  expect(await unsaved()).toEqual([])
  await dashboard.getByRole("searchbox", { name: "Search parts" }).fill("h200")
  await expect(row(dashboard, "H-100")).toHaveCount(0)
  await openPart(dashboard, "Delete", "H-200")
  const question = dashboard.getByRole("alertdialog", { name: "Are you sure you want to delete?" })
  await expect(question).toContainText("H-200")
  await question.getByRole("button", { name: "Delete part" }).click()
  await expect(dashboard.getByText("No part matches “h200”")).toBeVisible()
  expect(await partNumbers(api, id)).toEqual(["H-100"])
})

test("input does not come back when the delay after the last keystroke ends during saving", async ({
  dashboard,
  api,
}) => {
  const id = await addGroup(api, "Schnell gespeichert", "H-300")
  await dashboard.addInitScript(() => {
    Storage.prototype.removeItem = function (key) {
      delete this[key]
      // Longer than the delay, so that its end is due before anything else happens.
      for (const end = performance.now() + 500; key.startsWith("unsaved:part:") && performance.now() < end; );
    }
  })
  await dashboard.goto(`/dashboard/spare/${id}`)
  await openPart(dashboard, "Edit", "H-300")
  await dashboard.getByRole("textbox", { name: "Description English" }).fill("Guide ring")
  await dashboard.keyboard.press("ControlOrMeta+s")
  await expect(row(dashboard, "H-300")).toContainText("Guide ring")
  await expect(dashboard.getByRole("dialog")).toBeHidden()
  expect(await unsavedInput(dashboard, "part:")).toEqual([])
})

test("a sheet with bad rows names row and column, and its good rows can be applied without them", async ({
  dashboard,
  api,
  allowProblem,
}) => {
  allowProblem(/status of 422/u)
  const id = await addGroup(api, "Tabellenprobe", "T-1")
  await previewSheet(await openImport(dashboard, id), [
    ["Part number", "Description (EN)", "Quantity"],
    ["T-2", "good", 3],
    ["T-3", "bad", "three"],
    ["", "nameless", 1],
  ])
  await expect(count(dashboard, "Refused")).toContainText("2")
  const refused = dashboard.getByRole("row")
  await expect(refused.filter({ hasText: "three" })).toContainText(/3.*Quantity/u)
  await expect(refused.filter({ hasText: "three" })).toContainText("The quantity must be a whole number of 0 or more.")
  await expect(refused.filter({ hasText: "The part number is missing." })).toContainText(/4.*Part number/u)
  expect(await partNumbers(api, id)).toEqual(["T-1"])
  await apply(dashboard, "1 change, leave out 2")
  await expect(dashboard.getByText("These rows were not applied, the others were.")).toBeVisible()
  await expect(dashboard.getByRole("button", { name: "2 rows as a sheet" })).toBeVisible()
  expect(await partNumbers(api, id)).toEqual(["T-1", "T-2"])
})

test("a group is deleted with its parts", async ({ dashboard, api, openPage, allowProblem }) => {
  allowProblem(/status of 404/u)
  const id = await addGroup(api, "Auslaufgruppe", "A-1", "A-2")
  await dashboard.goto(`/dashboard/spare/${id}`)
  await dashboard.getByRole("button", { name: "Delete group" }).click()
  const question = dashboard.getByRole("alertdialog", { name: "Are you sure you want to delete?" })
  await expect(question).toContainText("2 parts")
  await question.getByRole("button", { name: "Delete group" }).click()
  await expect(dashboard).toHaveURL(/\/dashboard\/data$/u)
  const visitor = await openPage()
  expect((await visitor.goto(`/part-list/${id}`))?.status()).toBe(404)
  await expect(dashboard.getByText("Successfully deleted")).toBeVisible()
  await dashboard.getByRole("button", { name: "Restore" }).click()
  await expect(dashboard.getByRole("link", { name: "Auslaufgruppe" })).toBeVisible()
  expect(await partNumbers(api, id)).toEqual(["A-1", "A-2"])
})

test("a group's texts are edited language by language and are on the site at once", async ({
  dashboard,
  api,
  openPage,
}) => {
  const id = await addGroup(api, "Textgruppe", "T-9")
  await dashboard.goto(`/dashboard/spare/${id}`)
  await expect(dashboard.getByRole("button", { name: "Save" })).toHaveCount(0)
  const english = dashboard.getByRole("region", { name: "English" })
  await english.getByRole("textbox", { name: "Title", exact: true }).fill("Group of texts")
  await english.getByRole("textbox", { name: "Text, English" }).click()
  await dashboard.keyboard.type("Seals and rings.")
  await dashboard.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(dashboard.getByText("Successfully updated")).toBeVisible()
  const visitor = await openPage()
  await visitor.goto(`/en/part-list/${id}`)
  await expect(visitor.getByRole("heading", { level: 1 })).toContainText("Group of texts")
  await expect(visitor.getByText("Seals and rings.")).toBeVisible()
  await visitor.goto(`/part-list/${id}`)
  await expect(visitor.getByRole("heading", { level: 1 })).toContainText("Textgruppe")
})

test("a deleted part is restored by the message", async ({ dashboard, api }) => {
  const id = await addGroup(api, "Ein Teil zurück", "Z-7")
  await dashboard.goto(`/dashboard/spare/${id}`)
  await openPart(dashboard, "Delete", "Z-7")
  await dashboard.getByRole("alertdialog").getByRole("button", { name: "Delete part" }).click()
  await expect(dashboard.getByText("No item")).toBeVisible()
  await dashboard.getByRole("button", { name: "Restore" }).click()
  await expect(row(dashboard, "Z-7")).toBeVisible()
  expect(await partNumbers(api, id)).toEqual(["Z-7"])
})
