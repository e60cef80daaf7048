import type { Page } from "@playwright/test"
import type { Plan, Publication } from "#contract/publishing.ts"
import type { Service } from "#contract/service.ts"
import { expectAccessible } from "./axe.ts"
import { addService, expect, test } from "./signed-in.ts"

const title = (page: Page, language: string) =>
  page.getByRole("region", { name: language }).getByRole("textbox", { name: "Title" })
const publish = (page: Page) => page.getByRole("button", { name: "Publish", exact: true })

test("a draft waits beside the page, and one of its languages is published", async ({ dashboard, api }) => {
  const id = await addService(api, "Entwurfsprobe")
  const live = () => api.get<Service>(`/service/${id}`)
  await dashboard.goto(`/dashboard/services/${id}`)
  await title(dashboard, "German").fill("Entwurfsprobe, neu")
  await title(dashboard, "English").fill("Trial of drafts")
  await dashboard.keyboard.press("ControlOrMeta+s")
  await expect(dashboard.getByText("Draft saved. Visitors do not see it.")).toBeVisible()
  expect(await live()).toMatchObject({ title_de: "Entwurfsprobe", title_en: "Entwurfsprobe (en)" })

  await dashboard.reload()
  await expect(title(dashboard, "German")).toHaveValue("Entwurfsprobe, neu")
  await expect(dashboard.getByText(/Draft by admin/u)).toBeVisible()
  // Somebody corrects another field live meanwhile.
  expect((await api.call("PATCH", `/service/${id}`, { summary_de: "Live berichtigt" })).status).toBe(200)
  await dashboard.getByRole("button", { name: "Publish in another way" }).click()
  await dashboard.getByRole("menuitem", { name: "Only English…" }).click()
  const dialog = dashboard.getByRole("dialog", { name: "What changes?" })
  await expect(dialog.getByRole("checkbox", { name: /English/u })).toBeChecked()
  await expect(dialog.getByRole("checkbox", { name: /German/u })).not.toBeChecked()
  await expectAccessible(dashboard, 360, 1280)
  await dialog.getByRole("button", { name: "Publish English" }).click()
  await expect(dashboard.getByText("Successfully updated")).toBeVisible()
  expect(await live()).toMatchObject({
    title_de: "Entwurfsprobe",
    title_en: "Trial of drafts",
    summary_de: "Live berichtigt",
  })
  const { draft } = await api.get<Publication>(`/draft/service/${id}`)
  expect(draft?.patch).toEqual({ title_de: "Entwurfsprobe, neu" })

  await dashboard.getByRole("button", { name: "Drop draft" }).click()
  await dashboard.getByRole("alertdialog").getByRole("button", { name: "Drop draft" }).click()
  await expect(title(dashboard, "German")).toHaveValue("Entwurfsprobe")
  expect((await api.get<Publication>(`/draft/service/${id}`)).draft).toBeNull()
})

test("publishing over a field that changed on the site asks, and publishes the choice", async ({
  dashboard,
  api,
  allowProblem,
}) => {
  allowProblem(/status of 412/u)
  const id = await addService(api, "Streitfall")
  await dashboard.goto(`/dashboard/services/${id}`)
  await title(dashboard, "German").fill("Streitfall, mein Entwurf")
  await title(dashboard, "English").fill("Case, my draft")
  await dashboard.keyboard.press("ControlOrMeta+s")
  await expect(dashboard.getByText("Draft saved. Visitors do not see it.")).toBeVisible()
  await api.call("PATCH", `/service/${id}`, { title_de: "Streitfall, live", summary_ru: "Живое" })
  await publish(dashboard).click()
  const dialog = dashboard.getByRole("dialog", { name: "Changed by somebody else meanwhile" })
  const choice = dialog.getByRole("group", { name: "German title" })
  await expect(choice.getByRole("radio", { name: /Yours.*mein Entwurf/u })).toBeChecked()
  await expect(choice.getByRole("radio", { name: /Theirs.*live/u })).toBeVisible()
  await dialog.getByRole("button", { name: "Save this choice" }).click()
  await expect(dashboard.getByText("Successfully updated")).toBeVisible()
  expect(await api.get<Service>(`/service/${id}`)).toMatchObject({
    title_de: "Streitfall, mein Entwurf",
    title_en: "Case, my draft",
    summary_ru: "Живое",
  })
  expect((await api.get<Publication>(`/draft/service/${id}`)).draft).toBeNull()
})

test("what was published without a draft is undone by the message", async ({ dashboard, api }) => {
  const id = await addService(api, "Rückweg")
  await dashboard.goto(`/dashboard/services/${id}`)
  await title(dashboard, "German").fill("Rückweg, vertan")
  await publish(dashboard).click()
  await expect(dashboard.getByText("Successfully updated")).toBeVisible()
  expect(await api.get<Service>(`/service/${id}`)).toMatchObject({ title_de: "Rückweg, vertan" })
  await dashboard.getByRole("button", { name: "Undo" }).click()
  await expect(title(dashboard, "German")).toHaveValue("Rückweg")
  expect(await api.get<Service>(`/service/${id}`)).toMatchObject({ title_de: "Rückweg" })
})

test("a draft is planned for a day, stands among the drafts, and the plan is taken back", async ({
  dashboard,
  api,
}) => {
  const id = await addService(api, "Planprobe")
  await dashboard.goto(`/dashboard/services/${id}`)
  await dashboard
    .getByRole("region", { name: "German" })
    .getByRole("textbox", { name: "Title", exact: true })
    .fill("Geplant")
  await dashboard.getByRole("button", { name: "Publish in another way" }).click()
  await dashboard.getByRole("menuitem", { name: "On a date…" }).click()
  const dialog = dashboard.getByRole("dialog", { name: "Publish on a date" })
  await dialog.getByLabel("Day").fill("2020-01-01")
  await expect(dialog.getByText("This moment has passed")).toBeVisible()
  await dialog.getByLabel("Day").fill("2099-12-01")
  await dialog.getByLabel("Time in Germany").fill("08:00")
  await expectAccessible(dashboard, 1280, 360)
  await dialog.getByRole("button", { name: "Publish on 1 Dec 2099, 08:00" }).click()
  await expect(dialog).toBeHidden()
  await expect(dashboard.getByText("Publishes on 1 Dec 2099, 08:00").first()).toBeVisible()
  const [plan] = await api.get<Plan[]>("/plan")
  expect(plan).toMatchObject({ kind: "service", id, at: "2099-12-01T07:00:00.000Z", act: "publish" })
  await dashboard.goto("/dashboard/drafts")
  const row = dashboard.getByRole("listitem").filter({ hasText: "Planprobe" })
  await expect(row).toContainText("Publishes on 1 Dec 2099, 08:00")
  await expectAccessible(dashboard, 1280, 360)
  await row.getByRole("button", { name: "Take back" }).click()
  await expect(row).not.toContainText("Publishes on")
  await row.getByRole("link", { name: "Planprobe" }).click()
  await expect(dashboard).toHaveURL(new RegExp(`/dashboard/services/${id}$`, "u"))
  await dashboard.getByRole("button", { name: "Take off the site…" }).click()
  await dashboard.getByRole("alertdialog").getByRole("button", { name: "Take off the site" }).click()
  await expect(dashboard.getByText("Not published")).toBeVisible()
  expect((await dashboard.request.get(`/service/${id}`)).status()).toBe(404)
  await dashboard.getByRole("button", { name: "Put on the site" }).click()
  await expect(dashboard.getByText("Not published")).toBeHidden()
  expect((await dashboard.request.get(`/service/${id}`)).ok()).toBe(true)
})
