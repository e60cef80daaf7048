import type { Page } from "@playwright/test"
import type { Product } from "#contract/product.ts"
import { expectAccessible } from "./axe.ts"
import { addService, expect, test } from "./signed-in.ts"

const column = (page: Page, language: string) => page.getByRole("region", { name: language })

test("fields, languages and lists mark drafts and hidden records in words", async ({ dashboard, api }) => {
  const id = await addService(api, "Kennzeichen")
  const patch = { title_de: "Kennzeichen, neu", place: "remote", meta_title_de: "Neu" }
  await api.call("PUT", `/draft/service/${id}`, { patch, based_on: 1 })
  await api.call("PATCH", `/service/${id}`, { hidden: ["ru"] })
  await dashboard.goto(`/dashboard/services/${id}`)
  const german = column(dashboard, "German")
  await expect(german.getByRole("textbox", { name: "Title", exact: true })).toHaveAccessibleDescription(
    /changed in the draft/u,
  )
  await expect(german.getByRole("heading", { level: 3 })).toContainText("changed in the draft")
  await expect(german.getByText("changed in the draft")).toHaveCount(2)
  await expect(column(dashboard, "English").getByText("changed in the draft")).toHaveCount(0)
  await expect(column(dashboard, "Russian").getByRole("heading", { level: 3 })).toContainText("not published")
  await expect(dashboard.getByLabel("Where the work is done")).toHaveAccessibleDescription("changed in the draft")
  await expectAccessible(dashboard, 1280, 360)
  const tabs = dashboard.getByRole("tablist", { name: "Language" })
  await expect(tabs.getByRole("tab").nth(0)).toHaveAccessibleName(/^DE draft/u)
  await expect(tabs.getByRole("tab").nth(1)).toHaveAccessibleName(/^EN/u)
  await expect(tabs.getByRole("tab").nth(2)).toHaveAccessibleName(/^RU not published/u)

  await dashboard.goto("/dashboard/services")
  const row = dashboard.getByRole("listitem").filter({ has: dashboard.getByRole("link", { name: "Kennzeichen" }) })
  await expect(row.getByRole("listitem").nth(0)).toContainText("DE draft")
  await expect(row.getByRole("listitem").nth(2)).toContainText(/^RU.*not published$/u)
  await expectAccessible(dashboard, 1280, 360)

  // A product has one record per language.
  const product = await api.get<Product>("/product/13")
  const russian = product.translations.RU ?? 0
  await api.call("PATCH", `/product/${russian}`, { hidden: "all" })
  await api.call("PUT", `/draft/product/13`, { patch: { title: "Neu" }, based_on: product.version })
  await dashboard.goto(`/dashboard?query=${encodeURIComponent(product.title)}`)
  const card = dashboard.getByRole("article").filter({ hasText: "DE draft" })
  await expect(card).toContainText("RU not published")
  await expectAccessible(dashboard, 1280, 360)
  await dashboard.setViewportSize({ width: 1280, height: 800 })
  await dashboard.goto("/dashboard/product/13")
  await expect(
    dashboard.getByRole("region", { name: "German" }).getByRole("textbox", { name: "Title", exact: true }),
  ).toHaveAccessibleDescription("changed in the draft")
  await expectAccessible(dashboard, 1280, 360)
})
