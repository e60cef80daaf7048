import type { Page } from "@playwright/test"
import type { Category } from "#contract/category.ts"
import type { Product } from "#contract/product.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { expectAccessible } from "./axe.ts"
import { expect, test } from "./colleague.ts"
import type { DashboardApi } from "./signed-in.ts"

const textIn = (page: Page, language: string, name: string) =>
  page.getByRole("region", { name: language, exact: true }).getByRole("textbox", { name })

async function addMember<R>(api: DashboardApi, path: string, fields: Readonly<Record<string, string>>): Promise<R> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return (await (await api.call("POST", path, form)).json()) as R
}

test("a colleague who publishes one language of a product is told to who has another open", async ({
  dashboard,
  api,
  addColleague,
}) => {
  const made = await api.call("POST", "/product", imageForm("images[]", await picture(), { title: "Zu zweit" }))
  const german = (await made.json()) as Product
  const copied = { lang: "EN", translation_of: String(german.id), copy_from: String(german.id) }
  const english = await addMember<Product>(api, "/product", { title: "As two", ...copied })
  const { page, name } = await addColleague("amsel", ["editor"], [])
  await page.goto(`/dashboard/product/${english.id}`)
  await dashboard.goto(`/dashboard/product/${german.id}`)
  await textIn(page, "English", "Title").fill("Hers")
  await expect(dashboard.getByText(`${name} is editing`)).toBeVisible()
  await textIn(dashboard, "German", "Title").fill("Meins")
  await page.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(page.getByText("Successfully updated")).toBeVisible()
  await expect(dashboard.getByText(new RegExp(`${name} saved this at`, "u"))).toBeVisible()
  await expectAccessible(dashboard, 1440, 360)
  await dashboard.setViewportSize({ width: 1280, height: 800 })
  await dashboard.getByRole("button", { name: "Merge into mine" }).click()
  await expect(textIn(dashboard, "English", "Title")).toHaveValue("Hers")
  await expect(textIn(dashboard, "German", "Title")).toHaveValue("Meins")
  await dashboard.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(dashboard.getByText("Successfully updated")).toBeVisible()
  const titleOf = async (id: number) => (await api.get<Product>(`/product/show/${id}`)).title
  expect([await titleOf(german.id), await titleOf(english.id)]).toEqual(["Meins", "Hers"])
  // A program's change to one record comes into a form without input by itself.
  expect((await api.call("PATCH", `/product/${english.id}`, { power: 30 })).status).toBe(200)
  await expect(dashboard.getByText(/EN differs: power/u)).toBeVisible()
  await expect(page.getByText(/EN differs: power/u)).toBeVisible()
})

test("a colleague's draft of one language of a category is merged into the open dialog", async ({
  dashboard,
  api,
  addColleague,
}) => {
  const german = await addMember<Category>(api, "/category", { name: "Zweierlei", lang: "DE" })
  const other = { name: "Of two kinds", lang: "EN", translation_of: String(german.id) }
  const english = await addMember<Category>(api, "/category", other)
  const { page, name } = await addColleague("drossel", ["editor"], [])
  for (const screen of [page, dashboard]) {
    await screen.goto("/dashboard/categories")
    await screen.getByRole("button", { name: /^Edit .*Of two kinds/u }).click()
  }
  await textIn(page, "English", "Name").fill("Hers")
  await expect(dashboard.getByText(`${name} is editing`)).toBeVisible()
  await textIn(dashboard, "German", "Name").fill("Meins")
  await page.getByRole("dialog").getByRole("button", { name: "Save draft" }).click()
  await expect(dashboard.getByText(new RegExp(`${name} saved this at`, "u"))).toBeVisible()
  await expectAccessible(dashboard, 1440, 360)
  await dashboard.setViewportSize({ width: 1280, height: 800 })
  await dashboard.getByRole("button", { name: "Merge into mine" }).click()
  await expect(textIn(dashboard, "English", "Name")).toHaveValue("Hers")
  await dashboard.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click()
  await expect(dashboard.getByText("Successfully updated")).toBeVisible()
  const nameOf = async (id: number) =>
    (await api.get<Category[]>("/category")).find((category) => category.id === id)?.name
  expect([await nameOf(german.id), await nameOf(english.id)]).toEqual(["Meins", "Hers"])
})
