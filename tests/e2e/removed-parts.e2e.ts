import type { Page } from "@playwright/test"
import type { Part, PartPage } from "#contract/part.ts"
import { addGroup, partNumbers } from "./groups.ts"
import { apply, openImport, previewSheet } from "./importing.ts"
import { message } from "./dashboard-acts.ts"
import { type DashboardApi, expect, test } from "./signed-in.ts"

const numbers = Array.from({ length: 30 }, (_, index) => `N-${index + 1}`)

/** Goes through the import's steps up to the check of a sheet that replaces the list. */
async function previewReplacing(page: Page, id: number, partnumbers: readonly string[]): Promise<void> {
  await previewSheet(await openImport(page, id), [["Part number"], ...partnumbers.map((number) => [number])])
  await expect(page.getByText("28 parts stand here, not in the sheet")).toBeVisible()
  await page.getByRole("radio", { name: "Remove them" }).check()
}

async function changeQuantity(api: DashboardApi, id: number, partnumber: string, quantity: number): Promise<void> {
  const found = await api.get<PartPage>(`/spare/${id}/search?query=${partnumber}`)
  const part = found.items.find((item) => item.partnumber === partnumber) as Part
  expect((await api.call("PATCH", `/spare/${id}/part/${part.id}`, { quantity })).status).toBe(200)
}

test("a replacing import asks for the number of removed parts, and the trash restores them", async ({
  dashboard,
  api,
}) => {
  const id = await addGroup(api, "Ersetzte Liste", ...numbers)
  await previewReplacing(dashboard, id, numbers.slice(0, 2))
  const guard = dashboard.getByRole("textbox", {
    name: "To confirm, type the number of parts that will be deleted: 28",
  })
  await dashboard.getByRole("button", { name: "Apply 28 changes" }).click()
  await expect(dashboard.locator("main").getByRole("alert")).toContainText("Please type 28")
  await expect(guard).toBeFocused()
  expect(await partNumbers(api, id)).toEqual(numbers)
  await guard.fill("28")
  await guard.press("Tab")
  await apply(dashboard, "28 changes")
  await dashboard.getByRole("link", { name: "To the parts" }).click()
  await expect(dashboard.getByRole("grid").getByRole("rowheader")).toHaveText(["N-1", "N-2"])
  await changeQuantity(api, id, "N-2", 77)

  await dashboard.goto("/dashboard/trash?kind=import")
  const row = dashboard.getByRole("listitem").filter({ hasText: "28 parts removed by teile.xlsx" })
  await expect(row).toContainText("Import, Ersetzte Liste")
  await row.getByRole("button", { name: "Restore: 28 parts removed by teile.xlsx" }).click()
  await expect(message(dashboard, "28 parts restored.")).toBeVisible()
  await expect(row).toHaveCount(0)
  expect(await partNumbers(api, id)).toEqual(numbers)
  const { items } = await api.get<PartPage>(`/spare/${id}/search?limit=100`)
  expect(items.filter(({ quantity }) => quantity === 77).map(({ partnumber }) => partnumber)).toEqual(["N-2"])
})

test("undoing an import keeps the part changed since, and says so in three languages", async ({ dashboard, api }) => {
  const id = await addGroup(api, "Zurückgenommene Liste", ...numbers)
  await previewReplacing(dashboard, id, numbers.slice(0, 2))
  await dashboard.getByRole("textbox", { name: /^To confirm/u }).fill("28")
  await apply(dashboard, "28 changes")
  await changeQuantity(api, id, "N-1", 55)
  // A low window has no room for the languages.
  await dashboard.setViewportSize({ width: 1280, height: 800 })
  await dashboard.goto("/dashboard/trash?kind=import")
  const switchTo = (name: string) => dashboard.getByRole("complementary").getByRole("button", { name }).click()
  for (const [language, text] of [
    ["Deutsch", "28 Teile, entfernt durch teile.xlsx"],
    ["Русский", "28 деталей удалено при импорте teile.xlsx"],
    ["English", "28 parts removed by teile.xlsx"],
  ] as const) {
    await switchTo(language)
    await expect(dashboard.getByRole("listitem").filter({ hasText: text })).toBeVisible()
  }
  const dialog = await openImport(dashboard, id)
  await dialog.getByText("Earlier imports (1)").click()
  await expect(dialog.getByText("teile.xlsx")).toBeVisible()
  await dialog.getByRole("button", { name: "Undo import" }).click()
  await dashboard.getByRole("alertdialog").getByRole("button", { name: "Undo import" }).click()
  await expect(message(dashboard, "1 part changed since stays as it is.")).toBeVisible()
  expect(await partNumbers(api, id)).toEqual(numbers)
  const { items } = await api.get<PartPage>(`/spare/${id}/search?limit=100`)
  expect(items.find(({ partnumber }) => partnumber === "N-1")?.quantity).toBe(55)
})
