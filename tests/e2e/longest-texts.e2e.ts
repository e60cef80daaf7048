import type { Page } from "@playwright/test"
import type { Category } from "#contract/category.ts"
import type { PartPage } from "#contract/part.ts"
import { json } from "#tests/harness/test-site.ts"
import { addGroup } from "./groups.ts"
import { languages, localPath, openHydrated } from "./public-pages.ts"
import { addService, expect, test } from "./signed-in.ts"

/** Text of the greatest length without a place for a line break. */
const word = (length: number) => "Hochdruckverdichterleitschaufel".repeat(10).slice(0, length)
const [title, ownNumber, otherNumber] = [word(300), "N".repeat(100), "S".repeat(100)]
const titles = { title_de: title, title_en: title, title_ru: title }

async function expectNoOverflow(page: Page, what: string): Promise<void> {
  for (const width of [1440, 768, 360, 320]) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect.soft(overflow, `${what} at ${width} px`).toBe(0)
  }
}

test("titles and numbers of the greatest length overflow no public page", async ({ api, openPage }) => {
  const service = await addService(api, "Längste Leistung")
  const group = await addGroup(api, "Längste Gruppe", ownNumber)
  const [part] = (await api.get<PartPage>(`/spare/${group}/search`)).items
  for (const [call, body] of [
    [`/service/${service}`, titles],
    [`/spare/${group}`, titles],
    [`/spare/${group}/part/${part?.id}`, { description_de: title, description_ru: title, subst_part: otherNumber }],
  ] as const)
    expect((await api.call("PATCH", call, body)).status, call).toBe(200)
  const visitor = await openPage()
  for (const path of [
    "/",
    `/service/${service}`,
    `/part-list/${group}`,
    `/ru/part-list/${group}`,
    `/search?q=${ownNumber}`,
    `/search?q=${word(20)}`,
    `/part/${ownNumber.toLowerCase()}`,
  ]) {
    await visitor.goto(path)
    await expect(visitor.getByText(title).first(), path).toBeAttached()
    await expectNoOverflow(visitor, path)
  }
  await visitor.setViewportSize({ width: 1440, height: 800 })
  await openHydrated(visitor, "/")
  for (const name of ["Leistungen", "Ersatzteile"]) {
    await visitor.getByRole("banner").getByRole("button", { name, exact: true }).click()
    await expect(visitor.getByRole("banner").getByRole("link", { name: title })).toBeVisible()
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth), name).toBe(1440)
  }
})

test("a long word that a visitor types overflows no page", async ({ page, allowProblem }) => {
  allowProblem(/status of (?:404|422)/u)
  const query = word(100)
  for (const language of languages)
    for (const path of [
      `/search?q=${query}`,
      `/search?q=${query}&series=1`,
      `/part-list/1?query=${query}`,
      `/part/${query}`,
      `/contact?number=${query}&quantity=2`,
      `/contact?number=1&asked=${query}`,
      `/${query}`,
    ].map((each) => localPath(language, each))) {
      await page.goto(path)
      await expectNoOverflow(page, path)
    }
  await page.goto("/contact")
  for (const field of await page.locator(".form-panel :is(input:not([type]), textarea)").all())
    if (await field.isVisible()) await field.fill(query)
  await page.getByRole("button", { name: "Anfrage senden" }).click()
  await expectNoOverflow(page, "a rejected form")
})

test("texts of the greatest length overflow no screen of the dashboard", async ({ dashboard, api, siteUrl }) => {
  const service = await addService(api, "Längste Leistung im Dashboard")
  expect((await api.call("PATCH", `/service/${service}`, titles)).status).toBe(200)
  const categories = await api.get<Category[]>("/category")
  const groupOf = (category?: Category) => category?.translation_of ?? category?.id
  for (const { id } of categories.filter((category) => groupOf(category) === groupOf(categories[0])))
    expect((await api.call("PATCH", `/category/${id}`, { name: title })).status).toBe(200)
  for (const path of ["/dashboard", "/dashboard/categories", "/dashboard/services", `/dashboard/services/${service}`]) {
    await dashboard.goto(path)
    await expect(dashboard.getByText(title).first(), path).toBeAttached()
    await expectNoOverflow(dashboard, path)
  }

  // Terms are as long as what a visitor typed.
  await dashboard.route(/\/api\/demand\?/u, async (route) => {
    const weeks = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]
    await route.fulfill({ json: { items: [{ term: word(100), kind: "search", total: 1, weeks }] } })
  })
  await dashboard.goto("/dashboard")
  await expect(dashboard.getByText(word(100), { exact: true })).toBeVisible()
  await expectNoOverflow(dashboard, "the overview")

  const name = "W".repeat(300)
  const inquiry = { name, company: name, email: "w@example.com", text: name, lang: "de", source: "contact" }
  expect((await fetch(`${siteUrl}/api/request`, json("POST", inquiry))).status).toBe(201)
  await dashboard.goto("/dashboard/requests")
  await dashboard.getByRole("link", { name }).first().click()
  await expect(dashboard.getByRole("heading", { name })).toBeVisible()
  await expectNoOverflow(dashboard, "an inquiry")
  for (const action of ["Take", "Remind", "Close"])
    await expect(dashboard.getByRole("button", { name: action, exact: true })).toBeInViewport({ ratio: 1 })
  await expect(dashboard.getByRole("combobox", { name: "Owner" })).toBeInViewport({ ratio: 1 })
})
