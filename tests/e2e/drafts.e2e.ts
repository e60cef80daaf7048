import type { Page } from "@playwright/test"
import type { Publication } from "#contract/publishing.ts"
import type { Service } from "#contract/service.ts"
import { expectAccessible } from "./axe.ts"
import { addService, expect, test } from "./signed-in.ts"

const title = (page: Page, language: string) =>
  page.getByRole("region", { name: language }).getByRole("textbox", { name: "Title" })
const publish = (page: Page) => page.getByRole("button", { name: "Publish", exact: true })

test("a draft is stored beside the page, and one of its languages is published", async ({ dashboard, api }) => {
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
  // The pressed button is gone.
  await expect(dashboard.getByRole("heading", { level: 1 })).toBeFocused()
  expect((await api.get<Publication>(`/draft/service/${id}`)).draft).toBeNull()
})

test("publishing over a field changed on the site asks, and publishes the choice", async ({
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

test("a publication without draft is undone by its message", async ({ dashboard, api }) => {
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
