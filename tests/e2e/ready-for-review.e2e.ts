import type { Page } from "@playwright/test"
import type { Publication } from "#contract/publishing.ts"
import type { Service } from "#contract/service.ts"
import { expectAccessible } from "./axe.ts"
import { expect, test } from "./colleague.ts"
import { addService } from "./signed-in.ts"

const column = (page: Page, language: string) => page.getByRole("region", { name: language })
const title = (page: Page, language: string) =>
  column(page, language).getByRole("textbox", { name: "Title", exact: true })
const saved = (page: Page) => page.getByText("Draft saved. Visitors do not see it.")

test("a translator marks a draft as ready, with a note, and an owner finds it first and publishes it", async ({
  addColleague,
  dashboard,
  api,
}) => {
  const id = await addService(api, "Durchsicht")
  const other = await addService(api, "Ohne Durchsicht")
  const { page } = await addColleague("belova", ["translator"], ["ru"])
  await page.goto(`/dashboard/services/${id}`)
  await title(page, "Russian").fill("Проверка")
  const ready = page.getByRole("checkbox", { name: "Ready for review" })
  await ready.check()
  await page.getByRole("textbox", { name: "Note for the review" }).fill("Only the title so far.")
  await expectAccessible(page, 1280, 360)
  await page.setViewportSize({ width: 1280, height: 800 })

  // Checkbox and note are input like any other: after the tab is closed, they are offered again.
  await page.reload()
  await page.getByRole("button", { name: "Use the input" }).click()
  await expect(ready).toBeChecked()
  await page.getByRole("button", { name: "Save draft" }).click()
  await expect(saved(page)).toBeVisible()
  await expect(page.getByText("Ready for review by Name of belova, now: Only the title so far.")).toBeVisible()
  expect((await api.get<Publication>(`/draft/service/${id}`)).draft).toMatchObject({
    ready: true,
    note: "Only the title so far.",
    patch: { title_ru: "Проверка" },
  })
  await page.getByRole("button", { name: "Preview", exact: true }).click()
  const preview = page.getByRole("dialog", { name: "Preview" })
  await preview.getByRole("group", { name: "Language of the preview" }).getByRole("button", { name: "RU" }).click()
  const shown = page.frameLocator('.preview-frame iframe:not([aria-hidden="true"])').first()
  await expect(shown.getByRole("heading", { level: 1 })).toHaveText("Проверка")
  await page.keyboard.press("Escape")
  await expect(page.getByRole("button", { name: "Share draft…" })).toBeVisible()

  await api.call("PUT", `/draft/service/${other}`, { patch: { title_de: "Wartet" }, based_on: 1 })
  await dashboard.goto("/dashboard/drafts")
  const rows = dashboard.getByRole("list", { name: "Review" }).getByRole("listitem")
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText("Ready for review by Name of belova")
  await dashboard.getByRole("button", { name: /^Ready for review/u }).click()
  await expect(rows).toHaveCount(1)
  await dashboard.reload()
  await expect(rows).toHaveCount(1)
  await expectAccessible(dashboard, 1280, 360)
  await dashboard.setViewportSize({ width: 1280, height: 800 })

  // Sent back with a note, which its author finds there, and handed in again.
  await rows.getByRole("button", { name: "1 change" }).click()
  await expect(rows.getByText("Проверка")).toBeVisible()
  await rows.getByRole("button", { name: "Send back…" }).click()
  const dialog = dashboard.getByRole("dialog", { name: "Send back 1 draft" })
  await dialog.getByRole("button", { name: "Send back" }).click()
  await dialog.getByRole("textbox", { name: "What is still to be done" }).fill("Please translate the text as well.")
  await expectAccessible(dashboard, 1280, 360)
  await dashboard.setViewportSize({ width: 1280, height: 800 })
  await dialog.getByRole("button", { name: "Send back" }).click()
  await expect(dashboard.getByText("No draft is ready for review")).toBeVisible()
  await page.reload()
  await expect(page.getByText("Sent back by admin, now: Please translate the text as well.")).toBeVisible()
  await expect(ready).not.toBeChecked()
  await ready.check()
  await page.getByRole("textbox", { name: "Note for the review" }).fill("Only the title so far.")
  await page.getByRole("button", { name: "Save draft" }).click()
  await expect(page.getByText(/^Ready for review by Name of belova, now/u)).toBeVisible()

  await dashboard.reload()
  await rows.getByRole("link", { name: "Durchsicht" }).click()
  await expect(dashboard.getByText(/^Ready for review by Name of belova, .*: Only the title so far\.$/u)).toBeVisible()

  // An owner's edit keeps the author of the review mark.
  await title(dashboard, "English").fill("Review")
  await dashboard.keyboard.press("ControlOrMeta+s")
  await expect(saved(dashboard)).toBeVisible()
  await expect(dashboard.getByText(/^Draft by admin/u)).toBeVisible()
  await expect(dashboard.getByText(/^Ready for review by Name of belova/u)).toBeVisible()
  await dashboard.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(dashboard.getByText("Successfully updated")).toBeVisible()
  await expect(dashboard.getByText(/^Ready for review/u)).toHaveCount(0)
  expect(await api.get<Service>(`/service/${id}`)).toMatchObject({ title_ru: "Проверка", title_en: "Review" })
  await dashboard.goto("/dashboard/drafts?show=ready")
  await expect(dashboard.getByText("No draft is ready for review")).toBeVisible()
})
