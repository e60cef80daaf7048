import type { Publication } from "#contract/publishing.ts"
import { expectAccessible } from "./axe.ts"
import { publicPages } from "./public-pages.ts"
import { addService, expect, test } from "./signed-in.ts"

test("the preview beside the form follows the input, in three languages, and stores nothing", async ({
  dashboard,
  api,
}) => {
  const id = await addService(api, "Vorschauprobe")
  await dashboard.setViewportSize({ width: 1440, height: 900 })
  await dashboard.goto(`/dashboard/services/${id}`)
  await dashboard.getByRole("button", { name: "Preview", exact: true }).click()
  const shown = dashboard.frameLocator('.preview-frame iframe:not([aria-hidden="true"])').first()
  await expect(shown.getByRole("heading", { level: 1 })).toHaveText("Vorschauprobe")
  await dashboard
    .getByRole("region", { name: "German" })
    .getByRole("textbox", { name: "Title", exact: true })
    .fill("Vorschau beim Tippen")
  await expect(shown.getByRole("heading", { level: 1 })).toHaveText("Vorschau beim Tippen")
  await expect(shown.getByText(/Vorschau eines Entwurfs, nicht öffentlich, bis/u)).toBeVisible()
  await dashboard.getByRole("group", { name: "Language of the preview" }).getByRole("button", { name: "All" }).click()
  await expect(dashboard.locator(".preview-frame")).toHaveCount(3)
  expect(await (await dashboard.request.get(`/service/${id}`)).text()).not.toContain("Vorschau beim Tippen")
  expect((await api.get<Publication>(`/draft/service/${id}`)).draft).toBeNull()
})

test("a link shows the draft in another browser without an account, until it is revoked", async ({
  dashboard,
  api,
  openPage,
  allowProblem,
}) => {
  allowProblem(/410 \(Gone\)/u)
  const id = await addService(api, "Teilprobe")
  await api.call("PUT", `/draft/service/${id}`, { patch: { title_de: "Noch nicht öffentlich" }, based_on: 1 })
  await dashboard.goto(`/dashboard/services/${id}`)
  await dashboard.getByRole("button", { name: "Share draft…" }).click()
  const dialog = dashboard.getByRole("dialog", { name: "Share draft…" })
  await dialog.getByRole("button", { name: /^Link for 7 days, until/u }).click()
  const url = await dialog.locator("code").first().textContent()
  const visitor = await openPage({})
  const path = new URL(url ?? "").pathname + new URL(url ?? "").search
  await visitor.goto(path)
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Noch nicht öffentlich")
  await expect(visitor.getByText(/nicht öffentlich, bis/u)).toBeVisible()
  await expectAccessible(visitor, 1440)
  // Other pages render with it too, also those that search.
  const token = new URL(url ?? "").search.slice(1)
  for (const page of [...publicPages, "/part-list/1?query=9047M11", "/part/unknown-1"]) {
    const response = await visitor.request.get(`${page}${page.includes("?") ? "&" : "?"}${token}`)
    expect([page, response.status()]).toEqual([page, page === "/part/unknown-1" ? 404 : 200])
  }
  await dialog.getByRole("button", { name: "End", exact: true }).click()
  await expect(dialog.getByRole("button", { name: "End", exact: true })).toHaveCount(0)
  await visitor.goto(path)
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(/Diese Vorschau ist beendet/u)
})

test("the preview is laid out for 390 px on a phone too, follows the focused column and marks changes", async ({
  dashboard,
  api,
}) => {
  const id = await addService(api, "Markierprobe")
  await dashboard.setViewportSize({ width: 1440, height: 900 })
  await dashboard.goto(`/dashboard/services/${id}`)
  await dashboard.getByRole("button", { name: "Preview", exact: true }).click()
  const shown = dashboard.frameLocator('.preview-frame iframe:not([aria-hidden="true"])').first()
  const heading = shown.getByRole("heading", { level: 1 })
  await expect(heading).toHaveText("Markierprobe")
  const english = dashboard.getByRole("tabpanel", { name: "EN" }).getByRole("textbox", { name: "Title", exact: true })
  await english.fill("Trial of marks")
  await expect(heading).toHaveText("Trial of marks")
  const mark = dashboard.getByRole("checkbox", { name: "Mark changes" })
  await mark.check()
  await expect(shown.locator("[data-changed]").filter({ hasText: "Trial of marks" })).not.toHaveCount(0)
  await expect(shown.locator("p[data-changed]").filter({ hasText: "Alter Text." })).toHaveCount(0)
  await english.fill("Trial of more marks")
  await expect(shown.locator("h1[data-changed]")).toHaveText("Trial of more marks")
  await expectAccessible(dashboard, 1440)
  await mark.uncheck()
  await expect(shown.locator("[data-changed]")).toHaveCount(0)

  await dashboard.setViewportSize({ width: 360, height: 800 })
  const dialog = dashboard.getByRole("dialog", { name: "Preview" })
  await expect(dialog.getByRole("button", { name: "Phone" })).toBeVisible()
  await expect(heading).toBeVisible()
  const widthOf = () => heading.evaluate((element) => element.ownerDocument.documentElement.clientWidth)
  await expect.poll(widthOf).toBe(390)
  const sticksOut = () => dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(await sticksOut()).toBe(0)
  await expectAccessible(dashboard, 360)
})
