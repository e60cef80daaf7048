import type { Locator, Page } from "@playwright/test"
import type { Category } from "#contract/category.ts"
import type { Product, ProductCard } from "#contract/product.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { choose, confirmDelete, message, photo, restoreFromTrash, searchThenPress, undo } from "./dashboard-acts.ts"
import { type DashboardApi, expect, test } from "./signed-in.ts"

async function addProduct(api: DashboardApi, title: string, fields: Record<string, string> = {}): Promise<Product> {
  const response = await api.call("POST", "/product", imageForm("images[]", await picture(), { title, ...fields }))
  expect(response.status).toBe(201)
  return (await response.json()) as Product
}

const titled = async (api: DashboardApi, title: string) =>
  (await api.get<ProductCard[]>("/product")).find((card) => card.title === title)

const column = (scope: Page | Locator, language: string) => scope.getByRole("region", { name: language, exact: true })
const cards = (page: Page) => page.getByRole("list", { name: "Products", exact: true }).getByRole("article")

test("the overview shows the products of a category, a language and a search", async ({ dashboard, api }) => {
  await addProduct(api, "Filterprobe ohne Ablage")
  await dashboard.goto("/dashboard")
  await expect(dashboard.getByRole("heading", { level: 1 })).toHaveText("Products")
  const filter = dashboard.getByRole("group", { name: "Category" })
  const categories = (await api.get<Category[]>("/category?lang=EN")).map(({ name }) => name)
  for (const name of categories) await expect(filter.getByRole("button", { name, exact: false }).first()).toBeVisible()
  const [first = ""] = categories
  await filter.getByRole("button", { name: new RegExp(`^${first} \\d`, "u") }).click()
  await expect(dashboard).toHaveURL(/category=\d+/u)
  for (const fact of await cards(dashboard).locator(".record-facts").allTextContents()) expect(fact).toBe(first)
  await filter.getByRole("button", { name: /^Without category/u }).click()
  await expect(cards(dashboard).filter({ hasText: "Filterprobe ohne Ablage" })).toHaveCount(1)
  await filter.getByRole("button", { name: /^All/u }).click()
  const russian = dashboard
    .getByRole("group", { name: "Language of the list" })
    .getByRole("button", { name: "Russian" })
  await searchThenPress(dashboard.getByRole("searchbox", { name: "Search products" }), "lm2500 pe", russian)
  await expect(dashboard).toHaveURL(/(?=.*lang=ru)(?=.*query=lm2500)/u)
  await expect(cards(dashboard).first()).toContainText("LM2500")
  await expect(cards(dashboard).first().getByRole("link")).toHaveAttribute("lang", "ru")
  await dashboard.reload()
  await expect(cards(dashboard).first().getByRole("link")).toHaveAttribute("lang", "ru")
  await dashboard.getByRole("searchbox", { name: "Search products" }).fill("gibt es nicht")
  await expect(dashboard.getByText("Nothing found")).toBeVisible()
  await dashboard.getByRole("button", { name: "Show all" }).click()
  await expect.poll(() => cards(dashboard).count()).toBeGreaterThan(10)
})

test("a product added under a filter gets its category, and is in the list", async ({ dashboard, api }) => {
  const shelf = (await api.get<Category[]>("/category?lang=RU"))[0] as Category
  await dashboard.goto(`/dashboard?lang=ru&category=${shelf.translation_of ?? shelf.id}&query=lm2500`)
  await dashboard.getByRole("button", { name: "Add product" }).click()
  const dialog = dashboard.getByRole("dialog", { name: "Add product" })
  const family = String(shelf.translation_of ?? shelf.id)
  await expect(dialog.getByRole("combobox", { name: "Category" })).toHaveValue(family)
  await column(dialog, "Russian").getByRole("textbox", { name: "Title" }).fill("Под фильтром")
  await dialog.getByRole("button", { name: "Add product" }).click()
  const added = cards(dashboard).filter({ hasText: "Под фильтром" })
  await expect(added).toBeVisible()
  await expect(added.getByRole("link", { name: "Под фильтром", exact: true })).toBeFocused()
  await expect(dashboard).toHaveURL(new RegExp(`category=${shelf.translation_of ?? shelf.id}`, "u"))
})

test("any unknown dashboard path shows the overview", async ({ dashboard }) => {
  for (const path of ["/dashboard/nonsense", "/dashboard/services/3/more", "/dashboard/product"]) {
    await dashboard.goto(path)
    await expect(dashboard.getByRole("heading", { level: 1 })).toHaveText("Products")
    await expect(cards(dashboard).first()).toBeVisible()
  }
})

test("a product is added with all its fields and images, and is on the site at once", async ({
  dashboard,
  api,
  openPage,
}) => {
  await dashboard.goto("/dashboard")
  await dashboard.getByRole("button", { name: "Add product" }).click()
  const dialog = dashboard.getByRole("dialog", { name: "Add product" })
  const add = dialog.getByRole("button", { name: "Add product" })
  await add.click()
  const german = column(dialog, "German")
  const title = german.getByRole("textbox", { name: "Title" })
  await expect(title).toBeFocused()
  await title.fill("SGT-900 Versuchsträger")
  await dialog.getByRole("textbox", { name: "Description, German" }).click()
  await dashboard.keyboard.type("Zweiwellig, für den Prüfstand.")
  await german.getByRole("textbox", { name: "Type" }).fill("Industriegasturbine")
  await dialog.getByRole("textbox", { name: "Model" }).fill("SGT-900")
  await dialog.getByRole("textbox", { name: "Power (MW)" }).fill("stark")
  await dialog.getByRole("combobox", { name: "Category" }).selectOption({ index: 1 })
  await choose(dashboard, dialog, /^Add images/u, await photo("eins.jpg", 800), await photo("zwei.jpg", 900))
  await expect(dialog.getByRole("list", { name: "2 images chosen" }).getByRole("listitem")).toHaveCount(2)
  await add.click()
  await expect(dialog.getByRole("textbox", { name: "Power (MW)" })).toHaveAccessibleDescription(/0 to 10,000/u)
  await dialog.getByRole("textbox", { name: "Power (MW)" }).fill("49.5")
  await add.click()
  await expect(dialog).toBeHidden()
  await expect(message(dashboard, "Product “SGT-900 Versuchsträger” added")).toBeVisible()
  await expect(dashboard.getByRole("link", { name: "SGT-900 Versuchsträger", exact: true })).toBeVisible()

  const card = await titled(api, "SGT-900 Versuchsträger")
  const stored = await api.get<Product>(`/product/show/${card?.id}`)
  expect(stored).toMatchObject({
    description: "<p>Zweiwellig, für den Prüfstand.</p>",
    type: "Industriegasturbine",
    model: "SGT-900",
    power: 49.5,
    lang: "DE",
    image_list: [{ width: 800 }, { width: 900 }],
  })
  expect(stored.category_id).not.toBeNull()
  const visitor = await openPage()
  await visitor.goto(`/parts/${stored.id}`)
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("SGT-900 Versuchsträger")
})

test("a product is edited, deleted, restored by the message and from the trash", async ({ dashboard, api }) => {
  const { id } = await addProduct(api, "Löschprobe Turbine")
  await dashboard.goto(`/dashboard/product/${id}`)
  await dashboard.getByRole("textbox", { name: "Model" }).fill("LP-1")
  await dashboard.getByRole("combobox", { name: "Category" }).selectOption({ index: 2 })
  await dashboard.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(message(dashboard, "Successfully updated")).toBeVisible()
  const saved = await api.get<Product>(`/product/show/${id}`)
  expect(saved).toMatchObject({ model: "LP-1" })
  expect(saved.category_id).not.toBeNull()

  await dashboard.getByRole("button", { name: "Delete product" }).click()
  await confirmDelete(dashboard, "Löschprobe Turbine", "Delete product")
  await expect(dashboard).toHaveURL(/\/dashboard$/u)
  expect((await api.call("GET", `/product/${id}`)).status).toBe(404)
  await undo(dashboard)
  await expect(dashboard).toHaveURL(new RegExp(`/dashboard/product/${id}$`, "u"))
  await expect(dashboard.getByRole("textbox", { name: "Model" })).toHaveValue("LP-1")

  await dashboard.getByRole("button", { name: "Delete product" }).click()
  await confirmDelete(dashboard, "Löschprobe Turbine", "Delete product")
  await restoreFromTrash(dashboard, "Löschprobe Turbine (DE)")
  const { version: _v, updated_at: _u, ...before } = saved
  expect(await api.get<Product>(`/product/show/${id}`)).toMatchObject(before)
})

test("a power that is no number is rejected at its field, and the stored one stays", async ({
  dashboard,
  api,
  allowProblem,
}) => {
  allowProblem(/status of 422/u)
  const { id } = await addProduct(api, "Leistungsprobe", { power: "25" })
  await dashboard.goto(`/dashboard/product/${id}`)
  const power = dashboard.getByRole("textbox", { name: "Power (MW)" })
  await power.fill("25 MW")
  for (const save of ["Publish", "Save draft"]) {
    await dashboard.getByRole("button", { name: save, exact: true }).click()
    await expect(power).toBeFocused()
    await expect(power).toHaveAccessibleDescription(/This value is not valid/u)
    await power.blur()
  }
  expect(await api.get<Product>(`/product/show/${id}`)).toMatchObject({ power: 25, version: 1 })
  await power.fill("26,5")
  await dashboard.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(message(dashboard, "Successfully updated")).toBeVisible()
  expect(await api.get<Product>(`/product/show/${id}`)).toMatchObject({ power: 26.5 })
})

test("properties are added, edited and deleted, each with its image", async ({ dashboard, api }) => {
  const { id } = await addProduct(api, "Eigenschaftenprobe")
  const properties = async () => (await api.get<Product>(`/product/show/${id}`)).property
  await dashboard.goto(`/dashboard/product/${id}`)
  await expect(dashboard.getByText("No properties")).toBeVisible()
  await dashboard.getByRole("button", { name: "Add property" }).click()
  const dialog = dashboard.getByRole("dialog", { name: "Add property" })
  await dialog.getByRole("textbox", { name: "Description, German" }).click()
  await dashboard.keyboard.type("Verdichter mit 16 Stufen")
  await dialog.getByRole("button", { name: "Add property" }).click()
  await expect(dialog.getByRole("alert").filter({ hasText: /./u })).toHaveText("Please select a file first!")
  await choose(dashboard, dialog, /^Choose an image/u, await photo("verdichter.jpg", 700))
  await dialog.getByRole("button", { name: "Add property" }).click()
  await expect(dialog).toBeHidden()
  await expect(message(dashboard, "Property added")).toBeVisible()
  expect(await properties()).toMatchObject([
    { description: "<p>Verdichter mit 16 Stufen</p>", image_list: [{ width: 700 }] },
  ])

  await dashboard.getByRole("button", { name: "Edit property 1" }).click()
  const edit = dashboard.getByRole("dialog", { name: "Edit property" })
  await edit.getByRole("textbox", { name: "Description, German" }).click()
  await dashboard.keyboard.press("ControlOrMeta+End")
  await dashboard.keyboard.type(", drei davon verstellbar")
  await edit.getByRole("button", { name: "Save", exact: true }).click()
  await expect(edit).toBeHidden()
  await expect(message(dashboard, "Successfully updated")).toBeVisible()
  expect(await properties()).toMatchObject([
    { description: "<p>Verdichter mit 16 Stufen, drei davon verstellbar</p>", image_list: [{ width: 700 }] },
  ])

  await dashboard.getByRole("button", { name: "Delete property 1" }).click()
  await confirmDelete(dashboard, "Verdichter mit 16 Stufen", "Delete property")
  await expect(dashboard.getByText("No properties")).toBeVisible()
  await undo(dashboard)
  await expect(dashboard.getByRole("article").filter({ hasText: "Verdichter mit 16 Stufen" })).toBeVisible()
})

test("properties are ordered by keyboard and by dragging", async ({ dashboard, api }) => {
  const { id } = await addProduct(api, "Reihenfolgeprobe")
  for (const description of ["Eins", "Zwei", "Drei"])
    await api.call(
      "POST",
      "/product/property",
      imageForm("image", await picture(), { product_id: String(id), description: `<p>${description}</p>` }),
    )
  const stored = async () =>
    (await api.get<Product>(`/product/show/${id}`)).property.map(({ description }) => description.slice(3, -4))
  await dashboard.goto(`/dashboard/product/${id}`)
  const grip = (position: number) => dashboard.getByRole("button", { name: `Move property ${position}` })
  await grip(3).focus()
  await dashboard.keyboard.press("ArrowLeft")
  await expect(grip(2)).toBeFocused()
  await expect(dashboard.getByText("Now at position 2 of 3")).toBeAttached()
  await expect.poll(stored).toEqual(["Eins", "Drei", "Zwei"])
  // All three are in sight, one below the other.
  await dashboard.setViewportSize({ width: 1280, height: 1400 })
  const card = dashboard.getByRole("listitem").filter({ has: grip(3) })
  await card.evaluate((entry) => entry.scrollIntoView({ block: "center", behavior: "instant" }))
  const [from, over] = [await grip(1).boundingBox(), await card.boundingBox()]
  if (!from || !over) throw new Error("the properties are out of sight")
  await dashboard.mouse.move(from.x + 5, from.y + 5)
  await dashboard.mouse.down()
  await dashboard.mouse.move(over.x + over.width / 2, over.y + over.height / 2, { steps: 8 })
  await dashboard.mouse.up()
  await expect.poll(stored).toEqual(["Drei", "Zwei", "Eins"])
  await dashboard.reload()
  await expect(dashboard.locator(".property-cards .card-text")).toHaveText(["Drei", "Zwei", "Eins"])
})

test("a missing language starts from another one, with images and properties, and is published when it is ready", async ({
  dashboard,
  api,
  allowProblem,
}) => {
  allowProblem(/404 \(Not Found\)/u)
  const { id } = await addProduct(api, "Übersetzungsprobe", { description: "<p>Deutscher Text</p>", power: "12" })
  await api.call(
    "POST",
    "/product/property",
    imageForm("image", await picture(333, 222), { product_id: String(id), description: "<p>Welle</p>" }),
  )
  await dashboard.goto(`/dashboard/product/${id}`)
  const before = await api.get<Product>(`/product/show/${id}`)
  await column(dashboard, "English").getByRole("button", { name: "Start from German" }).click()
  const title = column(dashboard, "English").getByRole("textbox", { name: "Title" })
  await expect(title).toHaveValue("Übersetzungsprobe")
  await expect(column(dashboard, "English").getByText("Not published")).toBeVisible()
  await title.fill("Translation trial")
  await dashboard.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(message(dashboard, "Successfully updated")).toBeVisible()
  const { translations } = await api.get<Product>(`/product/show/${id}`)
  const english = await api.get<Product>(`/product/show/${translations.EN}`)
  expect(english).toMatchObject({
    title: "Translation trial",
    description: "<p>Deutscher Text</p>",
    power: 12,
    lang: "EN",
    translation_of: id,
    property: [{ description: "<p>Welle</p>", image_list: [{ width: 333 }] }],
  })
  expect(english.images).toEqual(before.images)
  const visitor = async () => (await dashboard.request.get(`/en/parts/${english.id}`)).status()
  expect(await visitor()).toBe(404)
  await column(dashboard, "English").getByRole("button", { name: "Put English on the site" }).click()
  await expect(column(dashboard, "English").getByText("Published", { exact: true })).toBeVisible()
  expect(await visitor()).toBe(200)
})
