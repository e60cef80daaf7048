import type { Partner } from "#contract/partner.ts"
import type { Service } from "#contract/service.ts"
import { picture } from "#tests/harness/samples.ts"
import { expectAccessible } from "./axe.ts"
import { expect, test } from "./signed-in.ts"

const file = async () => ({ name: "neu.jpg", mimeType: "image/jpeg", buffer: Buffer.from(await picture()) })

test("a new hidden record is in its list and nowhere on the site, until it is published", async ({
  dashboard,
  api,
}) => {
  await dashboard.goto("/dashboard/services")
  await dashboard.getByRole("button", { name: "Add service" }).click()
  const dialog = dashboard.getByRole("dialog", { name: "Add service" })
  const german = dialog.getByRole("region", { name: "German" })
  await german.getByRole("textbox", { name: "Title", exact: true }).fill("Noch geheim")
  await dialog
    .locator("input[type=file]")
    .first()
    .setInputFiles(await file())
  const tick = dialog.getByRole("checkbox", { name: "Not published yet" })
  await expect(tick).not.toBeChecked()
  await tick.check()
  await expectAccessible(dashboard, 1280, 360)
  await dashboard.setViewportSize({ width: 1280, height: 800 })
  await dialog.getByRole("button", { name: "Add service" }).click()
  await expect(dialog).toBeHidden()
  const row = dashboard.getByRole("listitem").filter({ has: dashboard.getByRole("link", { name: "Noch geheim" }) })
  await expect(row).toContainText("not published")
  const { id } = (await api.get<Service[]>("/service")).find(({ title_de }) => title_de === "Noch geheim") ?? { id: 0 }
  expect((await dashboard.request.get(`/service/${id}`)).status()).toBe(404)
  expect(await (await dashboard.request.get("/sitemap.xml")).text()).not.toContain(`/service/${id}`)
  expect(await (await dashboard.request.get("/api/component/navbar")).text()).not.toContain("Noch geheim")

  await row.getByRole("link", { name: "Noch geheim" }).click()
  await expect(dashboard.getByRole("button", { name: "Put on the site" })).toBeVisible()
  await expect(dashboard.getByRole("link", { name: /^View page/u })).toHaveCount(0)
  await dashboard.getByRole("button", { name: "Put on the site" }).click()
  await expect(dashboard.getByText("Not published", { exact: true })).toBeHidden()
  await expect(dashboard.getByRole("heading", { level: 1 })).toBeFocused()
  await expect(dashboard.getByRole("link", { name: /^View page/u })).toHaveCount(1)
  expect((await dashboard.request.get(`/service/${id}`)).status()).toBe(200)
  await dashboard.goto("/dashboard/services")
  await expect(row).toBeVisible()
  await expect(row).not.toContainText("not published")

  await dashboard.goto("/dashboard/partners")
  await dashboard.getByRole("button", { name: "Add partner" }).click()
  const partner = dashboard.getByRole("dialog", { name: "Add partner" })
  await partner
    .locator("input[type=file]")
    .first()
    .setInputFiles(await file())
  await partner.getByRole("checkbox", { name: "Not published yet" }).check()
  await partner.getByRole("button", { name: "Add partner" }).click()
  await expect(partner).toBeHidden()
  await expect(dashboard.getByRole("article").filter({ hasText: "not published" })).toHaveCount(1)
  const all = await api.get<Partner[]>("/partner/all")
  const shown = (await (await dashboard.request.get("/api/partner")).json()) as unknown[]
  expect(shown.length).toBe(all.length - 1)
})

test("the careers page is taken off the site with its links and its form, and put there again", async ({
  dashboard,
  siteUrl,
}) => {
  const home = async () => (await dashboard.request.get("/en")).text()
  const form = { headers: { Origin: siteUrl }, multipart: { first_name: "Ada", sealing_gap: "" } }
  const apply = () => dashboard.request.post("/en/careers", form)
  expect(await home()).toContain('href="/en/careers"')
  await dashboard.goto("/dashboard/careers")
  await dashboard.getByRole("button", { name: "Take off the site…" }).click()
  const question = dashboard.getByRole("alertdialog")
  await expect(question.getByRole("radio", { name: "All languages" })).toBeChecked()
  await question.getByRole("button", { name: "Take off the site" }).click()
  await expect(dashboard.getByText("Not published", { exact: true })).toBeVisible()
  for (const path of ["/careers", "/en/careers", "/ru/careers"])
    expect((await dashboard.request.get(path)).status(), path).toBe(404)
  expect(await home()).not.toContain("/careers")
  expect(await (await dashboard.request.get("/sitemap.xml")).text()).not.toContain("/careers")
  expect((await apply()).status()).toBe(404)
  await dashboard.getByRole("button", { name: "Put on the site" }).click()
  await expect(dashboard.getByText("Not published", { exact: true })).toBeHidden()
  expect((await dashboard.request.get("/en/careers")).status()).toBe(200)
  expect(await home()).toContain('href="/en/careers"')
  expect((await apply()).status()).toBe(422)

  await dashboard.goto("/dashboard/contact")
  await dashboard.getByRole("button", { name: "Take off the site…" }).click()
  await expect(question.getByRole("radio", { name: "English" })).toBeVisible()
  await expect(question.getByRole("radio", { name: "All languages" })).toHaveCount(0)
})
