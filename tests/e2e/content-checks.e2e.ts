import type { Page } from "@playwright/test"
import { expectAccessible } from "./axe.ts"
import { addService, expect, test } from "./signed-in.ts"

const checks = (page: Page) => page.getByRole("group").filter({ hasText: "Content checks" })

test("content checks count findings and lead to the field, in any tab", async ({ dashboard, api }) => {
  const id = await addService(api, "Prüfung des Inhalts")
  const fields = {
    text_de: '<h2>A</h2><h4>B</h4><p><a href="/service/9999">Ziel</a></p>',
    title_ru: "Очень длинное название услуги, которое не помещается на странице результатов поиска",
  }
  expect((await api.call("PATCH", `/service/${id}`, fields)).status).toBe(200)
  await dashboard.goto(`/dashboard/services/${id}`)
  const summary = dashboard.getByText("Content checks")
  await expect(summary).toContainText("4 findings")
  await summary.focus()
  await dashboard.keyboard.press("Enter")
  const list = checks(dashboard)
  await expect(list.getByRole("button")).toHaveText([
    /^Russian title: too wide for a result page: \d+ instead of at most 580 pixels/u,
    "German text: the heading “B” skips a level.",
    "German text: link to nothing: there is no page /service/9999.",
    "image 1: description missing: DE, EN, RU.",
  ])
  await dashboard.setViewportSize({ width: 360, height: 640 })
  await list.getByRole("button", { name: /^Russian title/u }).click()
  const title = dashboard.locator("[data-field=title_ru]")
  await expect(title).toBeFocused()
  await expect(title).toHaveValue(fields.title_ru)
  // Findings disappear when corrected, and never prevent saving.
  await title.fill("Название")
  await expect(summary).toContainText("3 findings")
  await list.getByRole("button", { name: /^image 1/u }).click()
  await expect(dashboard.getByRole("textbox", { name: "Alt text German, image 1" })).toBeFocused()
  await dashboard.keyboard.type("Läufer auf der Auswuchtmaschine")
  await expect(list.getByRole("button", { name: "image 1: description missing: EN, RU." })).toBeVisible()
  await list.getByRole("button", { name: /skips a level/u }).click()
  await expect(dashboard.getByRole("textbox", { name: "Text, German" })).toBeFocused()
  await dashboard.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(dashboard.getByText("Successfully updated")).toBeVisible()
})

test("every editor of texts has content checks", async ({ dashboard, api }) => {
  const firstOf = async (path: string) => (await api.get<{ id: number }[]>(path))[0]?.id
  for (const address of [
    `/dashboard/services/${await firstOf("/service")}`,
    `/dashboard/spare/${await firstOf("/spare")}`,
    `/dashboard/product/${await firstOf("/product?lang=de")}`,
    "/dashboard/careers",
    "/dashboard/gas-turbina",
  ]) {
    await dashboard.goto(address)
    await expect(dashboard.getByText("Content checks"), address).toBeVisible()
  }
  await dashboard.getByText("Content checks").click()
  await expectAccessible(dashboard, 1440, 360)
  await dashboard.getByRole("button", { name: /^Edit/u }).first().click()
  await expect(dashboard.getByRole("dialog").getByText("Content checks")).toBeVisible()
})
