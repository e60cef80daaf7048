import type { Locator } from "@playwright/test"
import type { Product, ProductCard } from "#contract/product.ts"
import type { Publication } from "#contract/publishing.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { expectAccessible } from "./axe.ts"
import { choose, message, photo } from "./dashboard-acts.ts"
import { type DashboardApi, expect, test } from "./signed-in.ts"

const titles = { German: "Einmalturbine", English: "Once turbine", Russian: "Разовая турбина" }
const column = (scope: Locator, language: string) => scope.getByRole("region", { name: language, exact: true })

async function inAll(api: DashboardApi, title: string): Promise<Product[]> {
  const first = (await api.get<ProductCard[]>("/product")).find((card) => card.title === title)
  const { translations } = await api.get<Product>(`/product/show/${first?.id}`)
  return Promise.all(
    [translations.DE, translations.EN, translations.RU].map((id) => api.get<Product>(`/product/show/${id}`)),
  )
}

test("a product is made in three languages in one form with two properties, with eight presses at most", async ({
  dashboard,
  api,
}) => {
  let presses = 0
  // By keyboard only: Tab leads to each of them.
  const press = async (button: Locator) => {
    presses += 1
    await button.press("Enter")
  }
  const upload = async (scope: Locator, name: RegExp, width: number) => {
    const chooser = dashboard.waitForEvent("filechooser")
    await press(scope.getByRole("button", { name }))
    await (await chooser).setFiles(await photo(`${width}.jpg`, width))
  }
  await dashboard.goto("/dashboard")
  await press(dashboard.getByRole("button", { name: "Add product" }))
  const dialog = dashboard.getByRole("dialog", { name: "Add product" })
  for (const [language, title] of Object.entries(titles)) {
    await column(dialog, language).getByRole("textbox", { name: "Title" }).fill(title)
    await column(dialog, language)
      .getByRole("textbox", { name: `Description, ${language}` })
      .fill(`Text ${title}`)
  }
  await dialog.getByRole("textbox", { name: "Model" }).fill("E-1")
  await dialog.getByRole("textbox", { name: "Power (MW)" }).fill("22.3")
  await dialog.getByRole("combobox", { name: "Category" }).press("ArrowDown")
  await upload(dialog, /^Add images/u, 801)
  await dialog.getByRole("textbox", { name: "Alt text German, image 1" }).fill("Turbine auf Gestell")
  for (const number of [1, 2]) {
    await press(dialog.getByRole("button", { name: "Add property" }))
    const property = dialog.locator(".new-property").nth(number - 1)
    await upload(property, /^Choose an image/u, 810 + number)
    for (const language of Object.keys(titles))
      await property.getByRole("textbox", { name: `Description, ${language}` }).fill(`${language} ${number}`)
  }
  await expectAccessible(dashboard, 1280, 360)
  await press(dialog.getByRole("button", { name: "Add product" }))
  await expect(message(dashboard, /Product “.*” added/u)).toBeVisible()
  expect(presses).toBeLessThanOrEqual(8)
  const records = await inAll(api, titles.German)
  expect(records.map(({ title, model, power, lang }) => [title, model, power, lang])).toEqual([
    [titles.German, "E-1", 22.3, "DE"],
    [titles.English, "E-1", 22.3, "EN"],
    [titles.Russian, "E-1", 22.3, "RU"],
  ])
  for (const { image_list, property, category_id } of records) {
    expect(category_id).not.toBeNull()
    expect(image_list).toMatchObject([{ width: 801, alt_de: "Turbine auf Gestell" }])
    expect(property.map(({ image_list: [image] }) => image?.width)).toEqual([811, 812])
  }
  expect(records.map(({ property }) => property[0]?.description)).toEqual([
    "<p>German 1</p>",
    "<p>English 1</p>",
    "<p>Russian 1</p>",
  ])
  // One card, by the title in the reader's language.
  await expect(dashboard.getByRole("article").filter({ hasText: titles.English })).toHaveCount(1)
  await expect(dashboard.getByRole("article").filter({ hasText: titles.German })).toHaveCount(0)
})

test("a product is edited once; what was written to one record is shown and made equal", async ({ dashboard, api }) => {
  const german = (await (
    await api.call("POST", "/product", imageForm("images[]", await picture(), { title: "Gleichprobe", power: "20" }))
  ).json()) as Product
  const form = new FormData()
  const fields = { title: "Equal trial", lang: "EN", translation_of: String(german.id), copy_from: String(german.id) }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const english = (await (await api.call("POST", "/product", form)).json()) as Product
  const show = (id: number) => api.get<Product>(`/product/show/${id}`)
  await dashboard.goto(`/dashboard/product/${english.id}`)
  const main = dashboard.getByRole("main")
  await expect(column(main, "English").getByText(/EN differs: power/u)).toBeVisible()
  await column(main, "English").getByRole("button", { name: "Make equal" }).click()
  await expect(column(main, "English").getByText(/EN differs/u)).toHaveCount(0)
  await expect.poll(async () => (await show(english.id)).power).toBe(20)

  await dashboard.getByRole("textbox", { name: "Model" }).fill("G-1")
  await column(main, "English").getByRole("textbox", { name: "Title" }).fill("Equal trial, changed")
  await choose(dashboard, main, /^Add images/u, await photo("neu.jpg", 555))
  await dashboard.getByRole("textbox", { name: "Alt text English, image 2" }).fill("New picture")
  await dashboard.keyboard.press("ControlOrMeta+s")
  await expect(message(dashboard, "Draft saved. Visitors do not see it.")).toBeVisible()
  const patchOf = async (id: number) => (await api.get<Publication>(`/draft/product/${id}`)).draft?.patch
  expect(await patchOf(german.id)).toMatchObject({ model: "G-1" })
  expect(await patchOf(english.id)).toMatchObject({ model: "G-1", title: "Equal trial, changed" })
  await dashboard.reload()
  await expect(dashboard.getByRole("textbox", { name: "Model" })).toHaveValue("G-1")
  await dashboard.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(message(dashboard, "Successfully updated")).toBeVisible()
  const stored = [await show(german.id), await show(english.id)]
  expect(stored.map(({ title, model }) => [title, model])).toEqual([
    ["Gleichprobe", "G-1"],
    ["Equal trial, changed", "G-1"],
  ])
  expect(stored[1]?.images).toEqual(stored[0]?.images)
  expect(stored[1]?.image_list[1]).toMatchObject({ width: 555, alt_en: "New picture" })
  await expectAccessible(dashboard, 1440, 360)
})

test("a picture is replaced by a stored one, and keeps its texts", async ({ dashboard, api }) => {
  const made = await api.call("POST", "/product", imageForm("images[]", await picture(), { title: "Bildertausch" }))
  const { id } = (await made.json()) as Product
  await dashboard.goto(`/dashboard/product/${id}`)
  await dashboard.getByRole("textbox", { name: "Alt text German, image 1" }).fill("Läufer im Prüfstand")
  await dashboard.getByRole("button", { name: "Replace image 1" }).press("Enter")
  const dialog = dashboard.getByRole("dialog", { name: "Replace image 1" })
  await dialog.getByRole("searchbox", { name: "Search pictures" }).fill("LM2500")
  await expect(dialog.getByText(/LM2500/u).first()).toBeVisible()
  const hit = dialog
    .getByRole("list", { name: "Pictures" })
    .getByRole("button", { name: /LM2500/u })
    .first()
  const hash = (await hit.getAttribute("id"))?.replace("picture-", "")
  await hit.press("Enter")
  await expect(dialog.getByText(/^Used in: .*LM2500/u)).toBeVisible()
  await expectAccessible(dashboard, 1280, 360)
  await dialog.getByRole("button", { name: "Use this image" }).press("Enter")
  await expect(dialog).toHaveCount(0)
  await dashboard.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(message(dashboard, "Successfully updated")).toBeVisible()
  const { image_list } = await api.get<Product>(`/product/show/${id}`)
  expect(image_list).toMatchObject([{ alt_de: "Läufer im Prüfstand", path: `media/${hash}.jpg` }])
})
