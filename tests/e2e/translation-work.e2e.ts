import type { Page } from "@playwright/test"
import type { Product } from "#contract/product.ts"
import type { Publication } from "#contract/publishing.ts"
import type { Service } from "#contract/service.ts"
import { expectAccessible } from "./axe.ts"
import { expect, test } from "./colleague.ts"
import { type DashboardApi, addService } from "./signed-in.ts"

const column = (page: Page, language: string) => page.getByRole("region", { name: language })
const field = (page: Page, language: string, name: string) =>
  column(page, language).getByRole("textbox", { name, exact: true })

async function saveDraft(page: Page): Promise<void> {
  await page.keyboard.press("ControlOrMeta+s")
  await expect(page.getByText("Draft saved. Visitors do not see it.")).toBeVisible()
}

async function addProduct(api: DashboardApi, title: string): Promise<number> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ title, lang: "DE", type: "Schwer", power: "12" })) form.set(name, value)
  const response = await api.call("POST", "/product", form)
  expect(response.status).toBe(201)
  return ((await response.json()) as { id: number }).id
}

test("a translator creates the missing Russian record of a product, and visitors see it once published", async ({
  addColleague,
  dashboard,
  api,
  allowProblem,
}) => {
  allowProblem(/404 \(Not Found\)/u)
  const german = await addProduct(api, "Übersetzungsturbine")
  const { page } = await addColleague("petrova", ["translator"], ["ru"])
  await page.goto(`/dashboard?query=${encodeURIComponent("Übersetzungsturbine")}`)
  const card = page.getByRole("article").filter({ hasText: "Übersetzungsturbine" })
  await card.getByRole("link", { name: "Übersetzungsturbine" }).click()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(column(page, "English").getByRole("button")).toHaveCount(0)
  await expectAccessible(page, 1280)
  await column(page, "Russian").getByRole("button", { name: "Start from German" }).click()
  await expect(column(page, "Russian").getByText("Not published", { exact: true })).toBeVisible()
  const id = (await api.get<Product>(`/product/show/${german}`)).translations.RU ?? 0

  // Texts are fields, everything else is read-only.
  const main = page.getByRole("main")
  await expect(main.getByRole("toolbar", { name: "Formatting, Russian" })).toBeVisible()
  await expect(main.getByRole("combobox").and(page.locator(":not([role=toolbar] *)"))).toHaveCount(0)
  await expect(main.getByText("12", { exact: true })).toBeVisible()
  await field(page, "Russian", "Title").fill("Турбина в переводе")
  await field(page, "Russian", "Type").fill("Тяжёлая")
  await page.getByRole("checkbox", { name: "Ready for review" }).check()
  await saveDraft(page)
  await expectAccessible(page, 1280, 360)
  const visitor = (path: string) => dashboard.request.get(path)
  expect((await visitor(`/ru/parts/${id}`)).status()).toBe(404)
  expect(await (await visitor("/api/product?lang=RU")).text()).not.toContain("Турбина в переводе")
  const publicRecord = async () => (await visitor(`/api/product/${german}`)).json() as Promise<Product>
  expect((await publicRecord()).translations).toEqual({ DE: german })

  await dashboard.goto("/dashboard/drafts?show=ready")
  await dashboard.getByRole("link", { name: /Übersetzungsturbine \(RU\)/u }).click()
  await dashboard.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(dashboard.getByText("Successfully updated")).toBeVisible()
  await expect(column(dashboard, "Russian").getByText("Published", { exact: true })).toBeVisible()
  const seen = await visitor(`/ru/parts/${id}`)
  expect([seen.status(), await seen.text()]).toEqual([200, expect.stringContaining("Турбина в переводе")])
  expect((await publicRecord()).translations).toEqual({ DE: german, RU: id })
  expect(await api.get<Product>(`/product/show/${id}`)).toMatchObject({ type: "Тяжёлая", power: 12 })
  await page.reload()
  await expect(page.getByText("Not published", { exact: true })).toHaveCount(0)
})

test("an agency translates for a week while the German text is corrected live, and Russian alone is published", async ({
  addColleague,
  dashboard,
  api,
}) => {
  const id = await addService(api, "Wochenarbeit")
  const { page, api: agency } = await addColleague("agentur", ["translator"], ["ru"])
  const live = () => api.get<Service>(`/service/${id}`)
  const open = async (by: Page) => {
    await by.goto(`/dashboard/services/${id}`)
    await expect(column(by, "Russian").getByRole("textbox", { name: "Title", exact: true })).toBeVisible()
  }

  // Monday: the title, in two saves.
  await open(page)
  await field(page, "Russian", "Title").fill("Недельная")
  await saveDraft(page)
  await field(page, "Russian", "Title").fill("Недельная работа")
  await saveDraft(page)
  // Tuesday: German is corrected on the site while the agency's form is open.
  await open(dashboard)
  await expect(field(dashboard, "Russian", "Title")).toHaveValue("Недельная работа")
  expect((await api.call("PATCH", `/service/${id}`, { summary_de: "Erste Korrektur" })).status).toBe(200)
  await field(page, "Russian", "Summary").fill("Краткое")
  await saveDraft(page)
  // Wednesday: a new session of the agency, with the correction loaded.
  await open(page)
  await expect(column(page, "German")).toContainText("Erste Korrektur")
  await expect(field(page, "Russian", "Title")).toHaveValue("Недельная работа")
  await expect(field(page, "Russian", "Summary")).toHaveValue("Краткое")
  // Thursday: German again, another field; an owner drafts English.
  expect((await api.call("PATCH", `/service/${id}`, { title_de: "Wochenarbeit, berichtigt" })).status).toBe(200)
  const { draft } = await api.get<Publication>(`/draft/service/${id}`)
  const patch = { ...draft?.patch, title_en: "A week's work" }
  const { version } = await live()
  expect((await api.call("PUT", `/draft/service/${id}`, { patch, based_on: version })).status).toBe(200)
  // Friday: the last session of the agency.
  await open(page)
  await column(page, "Russian").getByRole("textbox", { name: "Text, Russian" }).fill("Русский текст.")
  await page.getByRole("checkbox", { name: "Ready for review" }).check()
  await saveDraft(page)
  expect((await agency.call("POST", `/draft/service/${id}/publish`, {})).status).toBe(403)
  expect(await live()).toMatchObject({ title_ru: "Wochenarbeit (ru)", summary_ru: "" })

  await dashboard.goto(`/dashboard/services/${id}`)
  await dashboard.getByRole("button", { name: "Publish in another way" }).click()
  await dashboard.getByRole("menuitem", { name: "Only Russian…" }).click()
  const changes = dashboard.getByRole("dialog", { name: "What changes?" })
  await changes.getByRole("button", { name: "Publish Russian" }).click()
  await expect(dashboard.getByText("Successfully updated")).toBeVisible()
  expect(await live()).toMatchObject({
    title_de: "Wochenarbeit, berichtigt",
    summary_de: "Erste Korrektur",
    text_de: "<p>Alter Text.</p>",
    title_en: "Wochenarbeit (en)",
    title_ru: "Недельная работа",
    summary_ru: "Краткое",
    text_ru: "<p>Русский текст.</p>",
  })
  const rest = await api.get<Publication>(`/draft/service/${id}`)
  expect(rest.draft?.patch).toEqual({ title_en: "A week's work" })
})
