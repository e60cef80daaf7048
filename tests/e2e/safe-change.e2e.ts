import type { Plan } from "#contract/publishing.ts"
import type { Service } from "#contract/service.ts"
import { expectAccessible } from "./axe.ts"
import { expect, test } from "./colleague.ts"
import { addService } from "./signed-in.ts"

test("deleting says what links there, and leads old links to another page", async ({ dashboard, api }) => {
  const id = await addService(api, "Wuchtanlage")
  const follower = await addService(api, "Nachfolger der Wuchtanlage")
  const text_de = `<p>Siehe <a href="/service/${id}-wuchtanlage">dort</a>.</p>`
  await api.call("PATCH", `/service/${follower}`, { text_de })
  const old = `/en/service/${id}-wuchtanlage-en`
  await dashboard.goto(`/dashboard/services/${id}`)
  await dashboard.getByRole("button", { name: "Delete service" }).first().click()
  const question = dashboard.getByRole("alertdialog")
  await expect(question.getByText("1 page links here:")).toBeVisible()
  await expect(question.getByRole("link", { name: /Nachfolger der Wuchtanlage/u })).toBeVisible()
  await expectAccessible(dashboard, 1280, 360)
  await dashboard.setViewportSize({ width: 1280, height: 800 })
  await question.getByRole("combobox", { name: "Lead old links to (optional)" }).fill("nachfolger")
  await question.getByRole("option", { name: /Nachfolger der Wuchtanlage/u }).click()
  await question.getByRole("button", { name: /Delete/u }).click()
  await expect(dashboard).toHaveURL(/\/dashboard\/services$/u)
  await expect
    .poll(async () => (await dashboard.request.get(old, { maxRedirects: 0 })).headers()["location"])
    .toBe(`/en/service/${follower}-nachfolger-der-wuchtanlage-en`)
})

test("a record is planned off the site, and stands in the list of what is planned", async ({ dashboard, api }) => {
  const id = await addService(api, "Auf Zeit")
  await dashboard.goto(`/dashboard/services/${id}`)
  await dashboard.getByRole("button", { name: "On a date…" }).click()
  const dialog = dashboard.getByRole("dialog", { name: "Set a date" })
  await dialog.getByLabel("Off the site from").fill("2099-01-31")
  await expectAccessible(dashboard, 1280, 360)
  await dialog.getByRole("button", { name: "Set the date" }).click()
  await expect(dialog).toBeHidden()
  await expect(dashboard.getByText("Leaves the site on 31 Jan 2099, 18:00").first()).toBeVisible()
  const plans = await api.get<Plan[]>("/plan")
  expect(plans.find((plan) => plan.id === id)).toMatchObject({ act: "hide", at: "2099-01-31T17:00:00.000Z" })
  await dashboard.goto("/dashboard/drafts?show=planned")
  await expect(dashboard.getByRole("listitem").filter({ hasText: "Auf Zeit" })).toContainText("Leaves the site on")
})

test("a colleague's change is told before one saves, and is merged into the form", async ({
  dashboard,
  api,
  addColleague,
}) => {
  const id = await addService(api, "Zu zweit offen")
  const { page } = await addColleague("reimer", ["editor"], [])
  await page.goto(`/dashboard/services/${id}`)
  await dashboard.goto(`/dashboard/services/${id}`)
  const title = (language: string) =>
    dashboard.getByRole("region", { name: language }).getByRole("textbox", { name: "Title" })
  await page.getByRole("region", { name: "German" }).getByRole("textbox", { name: "Title" }).fill("Von ihr")
  await expect(dashboard.getByText(/is editing/u)).toBeVisible({ timeout: 15_000 })
  await title("English").fill("Mine")
  await page.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(page.getByText("Successfully updated")).toBeVisible()
  await expect(dashboard.getByText(/saved this at/u)).toBeVisible({ timeout: 15_000 })
  await dashboard.getByRole("button", { name: "Merge into mine" }).click()
  await expect(title("German")).toHaveValue("Von ihr")
  await expect(title("English")).toHaveValue("Mine")
  await dashboard.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(dashboard.getByText("Successfully updated")).toBeVisible()
  expect(await api.get<Service>(`/service/${id}`)).toMatchObject({ title_de: "Von ihr", title_en: "Mine" })
})
