import type { Publication } from "#contract/publishing.ts"
import type { Service } from "#contract/service.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { expectAccessible } from "./axe.ts"
import { message } from "./dashboard-acts.ts"
import { addService, expect, test } from "./signed-in.ts"

test("history shows who changed what and when, shows the difference and restores into the form", async ({
  dashboard,
  api,
}) => {
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
  await expect(message(dashboard, "Version 1 is in the form and not saved yet.")).toBeVisible()
  await expect(open).toBeFocused()
  const german = dashboard.getByRole("textbox", { name: "Text, German" })
  await expect(german).toHaveText("Alter Text.")
  expect(await api.get<Service>(`/service/${id}`)).toMatchObject({ title_en: "History trial", version: 3 })
  await dashboard.getByRole("button", { name: "Discard" }).click()
  const question = dashboard.getByRole("alertdialog")
  await expect(question).toContainText("English title, German text")
  await question.getByRole("button", { name: "Discard" }).click()
  await expect(german).toHaveText("Neuer, längerer Text.")

  await open.click()
  await changes
    .last()
    .getByRole("button", { name: /German text/u })
    .click()
  await changes.last().getByRole("button", { name: "Restore version 1" }).click()
  await dashboard.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(message(dashboard, "Successfully updated")).toBeVisible()
  expect(await api.get<Service>(`/service/${id}`)).toMatchObject({
    text_de: "<p>Alter Text.</p>",
    title_en: "Verlaufsprobe (en)",
    version: 4,
  })
})

test("a version is restored beside unsaved input, with the pictures that still exist", async ({ dashboard, api }) => {
  const id = await addService(api, "Bilderverlauf")
  const added = await api.call("POST", `/service/${id}/image/add`, imageForm("image", await picture(800)))
  expect(added.status).toBe(201)
  const before = await api.get<Service>(`/service/${id}`)
  const [first, second] = before.image_list
  const described = await api.call("PATCH", `/service/${id}`, {
    title_de: "Bilderverlauf, zwei",
    title_ru: "Версия два",
    image_list: [{ id: second?.id, alt_de: "Später" }],
  })
  expect(described.status).toBe(200)
  await dashboard.goto(`/dashboard/services/${id}`)
  const title = (language: string) =>
    dashboard.getByRole("region", { name: language }).getByRole("textbox", { name: "Title" })
  await title("German").fill("Bilderverlauf, getippt")
  await title("English").fill("Typed beside it")
  await dashboard.getByRole("button", { name: "History" }).click()
  await dashboard.getByRole("button", { name: `Restore version ${before.version}` }).click()
  const dialog = dashboard.getByRole("dialog", { name: "Two versions" })
  const choice = dialog.getByRole("group", { name: "German title" })
  await expect(choice.getByRole("radio", { name: /In the form.*getippt/u })).toBeVisible()
  await expect(choice.getByRole("radio", { name: new RegExp(`Version ${before.version}`, "u") })).toBeChecked()
  await expectAccessible(dashboard, 360, 1280)
  await dialog.getByRole("button", { name: "Take this choice" }).click()
  await expect(
    message(dashboard, /is in the form and not saved yet\. One picture of that time does not belong to it/u),
  ).toBeVisible()
  await expect(title("German")).toHaveValue("Bilderverlauf")
  await expect(title("English")).toHaveValue("Typed beside it")
  await expect(title("Russian")).toHaveValue("Bilderverlauf (ru)")
  await dashboard.keyboard.press("ControlOrMeta+s")
  await expect(message(dashboard, "Draft saved.")).toBeVisible()
  const { draft } = await api.get<Publication>(`/draft/service/${id}`)
  expect(draft?.patch).toMatchObject({
    title_de: "Bilderverlauf",
    title_en: "Typed beside it",
    image_list: [{ id: second?.id, alt_de: second?.alt_de }],
  })
  expect(first?.id).not.toBe(second?.id)
  expect(await api.get<Service>(`/service/${id}`)).toMatchObject({ title_de: "Bilderverlauf, zwei" })
})

test("a translation older than the German text is marked, shows what changed, and is marked as current", async ({
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
