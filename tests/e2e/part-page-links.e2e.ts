import type { Page } from "@playwright/test"
import type { SpareSummary } from "#contract/spare.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { json } from "#tests/harness/test-site.ts"
import { expect, test } from "./signed-in.ts"

/** Clicks the link to the public page of a part, which opens in a new tab. */
async function openPartPage(dashboard: Page, link: ReturnType<Page["getByRole"]>): Promise<Page> {
  const [opened] = await Promise.all([dashboard.waitForEvent("popup"), link.click()])
  await opened.waitForLoadState()
  return opened
}

test("the dashboard links a part of an inquiry, and of a group, to its public page", async ({
  dashboard,
  api,
  siteUrl,
}) => {
  const created = await api.call("POST", "/spare", imageForm("images", await picture(), { title_de: "Gruppe Sprung" }))
  const { id } = (await created.json()) as SpareSummary
  for (const part of [
    { partnumber: "KV 7/00", description_de: "Prüfhebel", description_en: "Test lever" },
    { partnumber: "KV-7.01", description_de: "Prüfbolzen", description_en: "Test bolt" },
  ])
    expect((await api.call("POST", `/spare/${id}/part`, part)).status).toBe(201)
  const inquiry = {
    name: "Vera Sprung",
    company: "Kraftwerk Sprung",
    email: "sprung@probe.example",
    items: [{ partnumber: "KV 7/00", quantity: 2 }, { partnumber: "ZZ999X" }],
  }
  expect((await fetch(`${siteUrl}/api/request`, json("POST", inquiry))).status).toBe(201)

  await dashboard.goto("/dashboard/requests?query=Sprung")
  await dashboard.getByRole("link", { name: /Vera Sprung/u }).click()
  const items = dashboard.getByRole("list", { name: "Requested parts" })
  await expect(items.getByRole("listitem")).toHaveCount(2)
  const pageLinks = items.getByRole("link", { name: /^Public page of/u })
  // An unknown number has no page.
  await expect(pageLinks).toHaveCount(1)
  const fromInquiry = await openPartPage(dashboard, pageLinks)
  await expect(fromInquiry).toHaveURL(`${siteUrl}/en/part/kv-7-00`)
  await expect(fromInquiry.getByRole("heading", { level: 1 })).toHaveText("KV 7/00")
  await expect(fromInquiry.getByText("Test lever").first()).toBeVisible()

  await dashboard.goto(`/dashboard/spare/${id}#parts`)
  await dashboard.getByRole("row").filter({ hasText: "KV-7.01" }).getByRole("button", { name: "Open KV-7.01" }).click()
  const panel = dashboard.getByRole("complementary", { name: "KV-7.01" })
  const fromGroup = await openPartPage(dashboard, panel.getByRole("link", { name: /^Public page of KV-7\.01/u }))
  await expect(fromGroup).toHaveURL(`${siteUrl}/en/part/kv-7-01`)
  await expect(fromGroup.getByRole("heading", { level: 1 })).toHaveText("KV-7.01")
  await expect(fromGroup.getByText("Test bolt").first()).toBeVisible()
})
