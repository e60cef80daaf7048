import type { Service } from "#contract/service.ts"
import { message } from "./dashboard-acts.ts"
import { addService, expect, test } from "./signed-in.ts"

test("history tells who changed what and when, shows the difference and restores", async ({ dashboard, api }) => {
  const id = await addService(api, "Verlaufsprobe")
  await api.call("PATCH", `/service/${id}`, { text_de: "<p>Neuer, längerer Text.</p>" })
  await api.call("PATCH", `/service/${id}`, { title_en: "History trial" })
  await dashboard.goto(`/dashboard/services/${id}`)
  const open = dashboard.getByRole("button", { name: "History" })
  await open.click()
  const dialog = dashboard.getByRole("dialog", { name: "History" })
  const changes = dialog.getByRole("list", { name: "Changes, newest first" }).getByRole("listitem")
  await expect(changes).toHaveCount(2)
  await expect(changes.first()).toContainText(/Changed \d+ \w+ \d{4}, \d\d:\d\d by admin/u)
  await expect(changes.first()).toContainText("English title")
  await expect(changes.first().locator("del").first()).toContainText("Verlaufsprobe")
  await expect(changes.first().locator("ins").first()).toContainText("History")

  const text = changes.last().getByRole("button", { name: /German text/u })
  await expect(text).toHaveAttribute("aria-expanded", "false")
  await text.click()
  await expect(changes.last().locator("ins").first()).toContainText("Neuer")
  await expect(changes.last().locator("del").first()).toContainText("Alter")
  await changes.last().getByRole("button", { name: "Restore version 1" }).click()
  await expect(dialog).toBeHidden()
  await expect(message(dashboard, "Version 1 restored")).toBeVisible()
  await expect(open).toBeFocused()
  await expect(dashboard.getByRole("textbox", { name: "Text, German" })).toHaveText("Alter Text.")
  expect(await api.get<Service>(`/service/${id}`)).toMatchObject({
    text_de: "<p>Alter Text.</p>",
    title_en: "Verlaufsprobe (en)",
    version: 4,
  })
})

test("a translation that is older than the German text says so, shows what changed, and is marked as current", async ({
  dashboard,
  api,
}) => {
  const id = await addService(api, "Standprobe")
  await api.call("PATCH", `/service/${id}`, { text_en: "<p>Old text.</p>" })
  await api.call("PATCH", `/service/${id}`, { text_de: "<p>Ganz neuer Text.</p>" })
  await dashboard.goto(`/dashboard/services/${id}`)
  const english = dashboard.getByRole("region", { name: "English" })
  await expect(english).toContainText("Older than the German text.")
  await english.getByRole("button", { name: "Show what changed" }).click()
  const dialog = dashboard.getByRole("dialog", { name: "What changed in the German text" })
  await expect(dialog.locator("ins").first()).toContainText("Ganz")
  await dashboard.keyboard.press("Escape")
  await expect(english.getByRole("button", { name: "Show what changed" })).toBeFocused()
  await english.getByRole("button", { name: "Mark as current" }).click()
  await expect(message(dashboard, "Successfully updated")).toBeVisible()
  await expect(english).toContainText("In step with the German text.")
  const { updated_at_de, updated_at_en, text_en } = await api.get<Service>(`/service/${id}`)
  expect(updated_at_en >= updated_at_de).toBe(true)
  expect(text_en).toBe("<p>Old text.</p>")
})
