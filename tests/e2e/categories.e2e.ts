import type { Locator, Page } from "@playwright/test"
import type { Category } from "#contract/category.ts"
import type { Product } from "#contract/product.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { confirmDelete, message, restoreFromTrash, undo } from "./dashboard-acts.ts"
import { type DashboardApi, expect, test } from "./signed-in.ts"

async function addCategory(api: DashboardApi, name: string): Promise<Category> {
  const response = await api.call("POST", "/category", { name, lang: "DE" })
  expect(response.status).toBe(201)
  return (await response.json()) as Category
}

const named = async (api: DashboardApi, name: string) =>
  (await api.get<Category[]>("/category")).find((category) => category.name === name)
const column = (scope: Locator, language: string) => scope.getByRole("region", { name: language, exact: true })
const card = (page: Page, name: string) => page.getByRole("article").filter({ hasText: name })

test("a category is added in one language, and gets another one", async ({ dashboard, api }) => {
  await dashboard.goto("/dashboard/categories")
  await dashboard.getByRole("button", { name: "Add category" }).click()
  const dialog = dashboard.getByRole("dialog", { name: "Add category" })
  const name = column(dialog, "German").getByRole("textbox", { name: "Name" })
  await dialog.getByRole("button", { name: "Add category" }).click()
  await expect(name).toHaveAccessibleDescription("Please fill this in.")
  await expect(name).toBeFocused()
  await name.fill("Dampfturbinen")
  await name.press("Enter")
  await expect(dialog).toBeHidden()
  await expect(message(dashboard, "Category “Dampfturbinen” added")).toBeVisible()
  await expect(card(dashboard, "Dampfturbinen")).toBeVisible()

  await card(dashboard, "Dampfturbinen").getByRole("button", { name: "Edit “Dampfturbinen”" }).click()
  const edited = dashboard.getByRole("dialog", { name: "Edit category" })
  await column(edited, "Russian").getByRole("button", { name: "Start empty" }).click()
  await column(edited, "Russian").getByRole("textbox", { name: "Name" }).fill("Паровые турбины")
  await edited.getByRole("button", { name: "Save", exact: true }).click()
  await expect(edited).toBeHidden()
  await expect(card(dashboard, "Dampfturbinen")).toContainText("Паровые турбины")
  const german = await named(api, "Dampfturbinen")
  expect(german).toMatchObject({ lang: "DE", translation_of: null })
  expect(await named(api, "Паровые турбины")).toMatchObject({ lang: "RU", translation_of: german?.id })
})

test("a category is edited; editing without a selection says so", async ({ dashboard, api }) => {
  const { id } = await addCategory(api, "Bearbeitungsprobe")
  await dashboard.goto("/dashboard/categories")
  await dashboard.getByRole("button", { name: "Edit category", exact: true }).click()
  const dialog = dashboard.getByRole("dialog", { name: "Edit category" })
  await dialog.getByRole("button", { name: "Edit category" }).click()
  await expect(dialog.locator(".dialog-body").getByRole("alert")).toHaveText("Not selected")
  await dialog.getByRole("combobox", { name: "Category" }).selectOption(String(id))
  await dialog.getByRole("button", { name: "Edit category" }).click()
  await expect(column(dialog, "German").getByRole("textbox", { name: "Name" })).toHaveValue("Bearbeitungsprobe")
  await column(dialog, "German").getByRole("textbox", { name: "Summary" }).fill("Nur zur Probe")
  await dialog.getByRole("button", { name: "Save", exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(message(dashboard, "Successfully updated")).toBeVisible()
  expect(await named(api, "Bearbeitungsprobe")).toMatchObject({ summary: "Nur zur Probe" })

  const pencil = dashboard.getByRole("button", { name: "Edit “Bearbeitungsprobe”" })
  await pencil.click()
  await dashboard.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(pencil).toBeFocused()
})

test("a category with products is deleted and restored with its products", async ({ dashboard, api }) => {
  const from = await addCategory(api, "Auflösungsprobe")
  const to = await addCategory(api, "Auffangprobe")
  const fields = { title: "Umzugsprobe", category_id: String(from.id) }
  const added = await api.call("POST", "/product", imageForm("images[]", await picture(), fields))
  const { id } = (await added.json()) as Product
  const shelf = async () => (await api.get<Product>(`/product/show/${id}`)).category_id
  await dashboard.goto("/dashboard/categories")
  await dashboard.getByRole("button", { name: "Delete “Auflösungsprobe”" }).click()
  const question = dashboard.getByRole("alertdialog", { name: "Are you sure you want to delete?" })
  await expect(question.getByRole("radio", { name: "Move to another category" })).toBeChecked()
  await question.getByRole("combobox", { name: "Target category" }).selectOption({ label: "Auffangprobe" })
  await confirmDelete(dashboard, "1 product", "Delete category")
  await expect(card(dashboard, "Auflösungsprobe")).toHaveCount(0)
  expect(await shelf()).toBe(to.id)
  await undo(dashboard)
  await expect(card(dashboard, "Auflösungsprobe")).toContainText("1 product")
  expect(await shelf()).toBe(from.id)

  await dashboard.getByRole("button", { name: "Delete “Auflösungsprobe”" }).click()
  await question.getByRole("radio", { name: "Leave without a category" }).check()
  await confirmDelete(dashboard, "Auflösungsprobe", "Delete category")
  expect(await shelf()).toBeNull()
  await restoreFromTrash(dashboard, "Auflösungsprobe (DE)")
  expect(await shelf()).toBe(from.id)
})
