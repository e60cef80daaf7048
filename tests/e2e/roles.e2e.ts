import type { Page } from "@playwright/test"
import type { Category } from "#contract/category.ts"
import type { Part } from "#contract/part.ts"
import type { Service } from "#contract/service.ts"
import type { PartList } from "#contract/part-list.ts"
import { expectAccessible } from "./axe.ts"
import { expect, test } from "./colleague.ts"
import { addGroup } from "./groups.ts"
import { addService } from "./signed-in.ts"

const rail = (page: Page) => page.getByRole("complementary")
const cell = (page: Page, row: number, column: number) =>
  page.getByRole("grid").locator(`[data-row="${row}"] [data-column="${column}"]`)

async function expectNotAllowed(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole("heading", { level: 1, name: "Not open to you" })).toBeVisible()
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0)
}

/** Asserts that nothing on the screen accepts text, saves, deletes, orders or uploads. */
async function expectOnlyRead(page: Page): Promise<void> {
  const main = page.getByRole("main")
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(/\S/u)
  await expect(main.getByText("Loading")).toHaveCount(0)
  await expect(
    main.locator("textarea, select, [contenteditable=true], input[type=file], input[type=text]"),
  ).toHaveCount(0)
  const names = /^(?:Save|Delete|Remove|Add|New|Edit|Move|Create|Import)/u
  await expect(main.getByRole("button", { name: names })).toHaveCount(0)
  await expect(page.locator(".savebar")).toHaveCount(0)
}

test("a translator writes Russian descriptions of parts, and nothing else", async ({ addColleague, api }) => {
  const id = await addGroup(api, "Übersetzungsprobe", "U-1", "U-2")
  const { page } = await addColleague("orlova", ["translator"], ["ru"])
  await page.goto(`/dashboard/spare/${id}/grid`)
  await cell(page, 0, 3).click()
  await page.keyboard.press("F2")
  await page.keyboard.type("Сопло")
  const stored = page.waitForResponse((response) => response.request().method() === "PATCH")
  await page.keyboard.press("Enter")
  expect((await stored).status()).toBe(200)
  await expect(page.getByText("Everything is saved")).toBeVisible()
  await expect(cell(page, 0, 0)).toHaveAttribute("aria-readonly", "true")
  await expect(cell(page, 0, 3)).not.toHaveAttribute("aria-readonly", "true")
  for (const column of [0, 1, 2, 4, 5]) {
    const before = await cell(page, 0, column).innerText()
    await cell(page, 0, column).dblclick()
    await page.keyboard.type("x")
    await page.keyboard.press("Delete")
    await expect(page.getByRole("grid").getByRole("textbox")).toHaveCount(0)
    await expect(cell(page, 0, column)).toHaveText(before)
  }
  await expect(page.getByRole("button", { name: /Undo|Redo|Change a field/u })).toHaveCount(0)
  const { items } = await api.get<PartList>(`/part?group=${id}`)
  expect(items[0]).toMatchObject({
    partnumber: "U-1",
    description_ru: "Сопло",
    description_en: "",
  } satisfies Partial<Part>)

  // The form of one part: one field, the rest as text.
  await page.goto(`/dashboard/spare/${id}`)
  await expect(page.getByRole("button", { name: "Add part" })).toHaveCount(0)
  await page.getByRole("button", { name: "Open U-2" }).click()
  await page.getByRole("button", { name: /Edit.*U-2/u }).click()
  const form = page.getByRole("dialog")
  await expect(form.getByRole("textbox")).toHaveCount(1)
  await form.getByRole("textbox", { name: "Description Russian" }).fill("Кольцо")
  await form.getByRole("button", { name: "Save" }).click()
  await expect(form).toHaveCount(0)
  const after = await api.get<PartList>(`/part?group=${id}`)
  expect(after.items[1]).toMatchObject({ partnumber: "U-2", description_ru: "Кольцо" })
  await expectAccessible(page, 1280, 360)

  // Settings have no drafts.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto("/dashboard/settings")
  await expect(page.getByRole("region", { name: "Russian" })).toBeVisible()
  await expect(page.getByRole("region", { name: "Russian" }).getByRole("textbox")).toHaveCount(0)
})

test("a translator drafts Russian texts, and an owner publishes them beside a live correction", async ({
  addColleague,
  dashboard,
  api,
}) => {
  const id = await addService(api, "Übersetzungstext")
  const { page } = await addColleague("sokolova", ["translator"], ["ru"])
  await page.goto(`/dashboard/services/${id}`)
  const column = (language: string) => page.getByRole("region", { name: language })
  await expect(column("German").getByRole("textbox")).toHaveCount(0)
  await column("Russian").getByRole("textbox", { name: "Title" }).fill("Перевод")
  await expect(page.getByRole("button", { name: "Publish", exact: true })).toHaveCount(0)
  await expectAccessible(page, 1280, 360)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole("button", { name: "Save draft" }).click()
  await expect(page.getByText("Draft saved. Visitors do not see it.")).toBeVisible()
  await api.call("PATCH", `/service/${id}`, { title_de: "Übersetzungstext, berichtigt" })
  expect(await api.get<Service>(`/service/${id}`)).toMatchObject({ title_ru: "Übersetzungstext (ru)" })
  await dashboard.goto(`/dashboard/services/${id}`)
  await expect(dashboard.getByText("Draft by Name of sokolova")).toBeVisible()
  await dashboard.getByRole("button", { name: "Publish", exact: true }).click()
  await expect.poll(async () => (await api.get<Service>(`/service/${id}`)).title_ru).toBe("Перевод")
  expect(await api.get<Service>(`/service/${id}`)).toMatchObject({ title_de: "Übersetzungstext, berichtigt" })
})

test("a translator creates the missing Russian category, and an owner publishes it", async ({
  addColleague,
  dashboard,
  api,
}) => {
  const made = await api.call("POST", "/category", { name: "Dampfturbinen", lang: "DE", summary: "Von Kraftwerken" })
  const german = (await made.json()) as Category
  const russian = async () =>
    (await api.get<Category[]>("/category")).find(
      ({ translation_of, lang }) => translation_of === german.id && lang === "RU",
    )
  const seen = async () => {
    const response = await dashboard.request.get("/api/category?lang=RU")
    return ((await response.json()) as Category[]).map(({ name }) => name)
  }
  const { page } = await addColleague("belova", ["translator"], ["ru"])
  await page.goto("/dashboard/categories")
  const card = page.getByRole("article").filter({ hasText: "Dampfturbinen" })
  await card.getByRole("button", { name: "Edit “Dampfturbinen”" }).click()
  const form = page.getByRole("dialog", { name: "Edit category" })
  await expectAccessible(page, 360, 1280)
  await expect(form.getByRole("button", { name: /^Start/u })).toHaveCount(2)
  await form.getByRole("button", { name: "Start from German" }).click()
  await expect(form.getByRole("textbox")).toHaveCount(2)
  await form.getByRole("textbox", { name: "Name" }).fill("Паровые турбины")
  await expectAccessible(page, 1280, 360)
  await form.getByRole("button", { name: "Save draft" }).click()
  await expect(page.getByText("Draft saved. Visitors do not see it.")).toBeVisible()
  await expect(card.getByRole("button", { name: /^Delete/u })).toHaveCount(0)
  expect((await russian())?.name).toBe("Dampfturbinen")
  expect(await seen()).not.toContain("Dampfturbinen")

  await dashboard.goto("/dashboard/categories")
  await dashboard.getByRole("button", { name: "Edit “Dampfturbinen”" }).click()
  const edited = dashboard.getByRole("dialog", { name: "Edit category" })
  const inRussian = edited.getByRole("region", { name: "Russian", exact: true })
  await expect(inRussian.getByRole("textbox", { name: "Name" })).toHaveValue("Паровые турбины")
  await inRussian.getByRole("button", { name: "Put Russian on the site" }).click()
  await edited.getByRole("button", { name: "Save", exact: true }).click()
  await expect(edited).toHaveCount(0)
  expect(await seen()).toContain("Паровые турбины")
})

test("a parts manager sees no inquiries, and imports", async ({ addColleague, api }) => {
  const id = await addGroup(api, "Teileprobe", "T-1")
  const { page } = await addColleague("thiele", ["parts"])
  await page.goto("/dashboard/data")
  await expect(page.getByRole("button", { name: /^Import/u })).toBeVisible()
  await expect(rail(page).getByRole("link", { name: "Requests" })).toHaveCount(0)
  await expect(rail(page).getByRole("link", { name: "Backup" })).toHaveCount(0)
  await expect(rail(page).getByRole("link", { name: "Trash" })).toBeVisible()
  await expect(rail(page).getByRole("link", { name: /Name of thiele/u })).toHaveAttribute("href", "/dashboard/account")
  await expectNotAllowed(page, "/dashboard/requests")
  await expectNotAllowed(page, "/dashboard/settings/people")
  await page.getByRole("link", { name: "To the dashboard" }).click()
  await expect(page).toHaveURL(/\/dashboard$/u)
  await page.goto(`/dashboard/spare/${id}`)
  await expect(page.getByRole("button", { name: "Delete group" })).toHaveCount(0)
  await cell(page, 0, 4).dblclick()
  await page.keyboard.type("7")
  await page.keyboard.press("Enter")
  await expect(cell(page, 0, 4)).toHaveText(/7$/u)
})

test("sales read the content and find nothing to change", async ({ addColleague, api }) => {
  const service = await addService(api, "Nur zum Lesen")
  const { page } = await addColleague("kolb", ["sales"])
  const product = (await api.get<{ id: number }[]>("/product"))[0]?.id ?? 0
  const spare = (await api.get<{ id: number }[]>("/spare"))[0]?.id ?? 0
  const paths = [
    "/dashboard",
    "/dashboard/categories",
    "/dashboard/partners",
    "/dashboard/services",
    "/dashboard/data",
    "/dashboard/gas-turbina",
    "/dashboard/contact",
    `/dashboard/services/${service}`,
    `/dashboard/product/${product}`,
  ]
  for (const path of paths) {
    await page.goto(path)
    await expectOnlyRead(page)
  }
  await page.goto(`/dashboard/services/${service}`)
  await expect(page.getByText("Alter Text.")).toBeVisible()
  await expectAccessible(page, 1280, 360)
  await page.goto(`/dashboard/spare/${spare}`)
  await expect(page.getByRole("grid")).toBeVisible()
  await expect(page.getByRole("checkbox")).toHaveCount(0)
  await cell(page, 0, 1).dblclick()
  await expect(page.getByRole("grid").getByRole("textbox")).toHaveCount(0)
  await expectAccessible(page, 1280, 360)
  await page.goto("/dashboard/settings")
  await expect(page.getByRole("textbox", { name: "Login" })).toBeVisible()
  await expect(page.getByRole("textbox", { name: "Phone" })).toHaveCount(0)
  await expect(page.getByRole("checkbox")).toHaveCount(0)
  await page.goto("/dashboard/requests")
  await expect(page.getByRole("heading", { level: 1, name: "Requests" })).toBeVisible()
  await expect(page.getByRole("link", { name: "Applications" })).toHaveCount(0)
})
