import type { Page } from "@playwright/test"
import type { TextPage } from "#contract/text-page.ts"
import { choose, confirmDelete, drawing, message, photo, restoreFromTrash, undo } from "./dashboard-acts.ts"
import { type DashboardApi, expect, test } from "./signed-in.ts"
import { sampleOne } from "./sample.ts"

const page = (api: DashboardApi, link: string) => api.get<TextPage>(`/page/${link}`)
const part = (dashboard: Page, name: string) =>
  dashboard.getByRole("listitem").filter({ has: dashboard.getByRole("button", { name: `Edit part: ${name}` }) })

/** Inserts words at the beginning of a text. */
async function typeFirst(dashboard: Page, field: string, words: string): Promise<void> {
  await dashboard.getByRole("textbox", { name: field }).click()
  await dashboard.keyboard.press("ControlOrMeta+Home")
  await dashboard.keyboard.type(words)
}

const textPages = [
  ["contact", "Contact successfully updated", "/en/contact"],
  ["privacy-policy", "Successfully updated", "/en/privacy-policy"],
  ["careers", "Successfully updated", "/en/careers"],
  ["gas-turbina", "Successfully updated", "/en/gas-turbina"],
] as const

for (const [link, said, path] of sampleOne(textPages))
  test(`the text of ${link} is saved in its own language and shown on the site`, async ({
    dashboard,
    api,
    openPage,
  }) => {
    const before = await page(api, link)
    await dashboard.goto(`/dashboard/${link}`)
    const update = dashboard.getByRole("button", { name: "Update" })
    await expect(update).toBeDisabled()
    await expect(update).toHaveAccessibleDescription("Nothing has been changed yet.")
    await typeFirst(dashboard, "Text, English", "Trial sentence. ")
    await update.click()
    await expect(message(dashboard, said)).toHaveText(new RegExp(`^${said}`, "u"))
    const after = await page(api, link)
    expect(after.text_en).toContain("Trial sentence. ")
    expect([after.text_de, after.text_ru]).toEqual([before.text_de, before.text_ru])
    const visitor = await openPage()
    await visitor.goto(path)
    await expect(visitor.getByRole("main").getByText("Trial sentence.")).toBeVisible()
  })

test("every page but the privacy policy has images, and gas turbines have blocks", async ({ dashboard }) => {
  for (const [link, images, parts] of [
    ["careers", 1, 0],
    ["gas-turbina", 1, 1],
    ["privacy-policy", 0, 0],
    ["contact", 1, 0],
  ] as const) {
    await dashboard.goto(`/dashboard/${link}`)
    await expect(dashboard.getByRole("textbox", { name: "Text, Russian" })).toBeVisible()
    await expect(dashboard.getByRole("heading", { name: /^Images/u })).toHaveCount(images)
    await expect(dashboard.getByRole("heading", { name: /^Parts of the page/u })).toHaveCount(parts)
  }
})

test("a reopened block shows what was saved, also on a slow connection", async ({ dashboard }) => {
  await dashboard.goto("/dashboard/gas-turbina")
  await dashboard.route("**/api/page/gas-turbina", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  const edit = dashboard.getByRole("dialog", { name: "Edit part" })
  const open = () => dashboard.getByRole("button", { name: "Edit part" }).first().click()
  await open()
  await typeFirst(dashboard, "Description, Russian", "Снова ")
  await edit.getByRole("button", { name: "Save", exact: true }).click()
  await expect(edit).toBeHidden()
  await open()
  await expect(edit.getByRole("textbox", { name: "Description, Russian" })).toContainText("Снова ")
})

test("a block is added, edited, deleted and restored", async ({ dashboard, api }) => {
  const stored = async () => (await page(api, "gas-turbina")).parts.at(-1)
  await dashboard.goto("/dashboard/gas-turbina")
  await dashboard.getByRole("button", { name: "Add part" }).click()
  const dialog = dashboard.getByRole("dialog", { name: "Add part" })
  await dialog.getByRole("button", { name: "Add part" }).click()
  await expect(dialog.getByText("Write a description in one language at least.")).toBeVisible()
  await dialog.getByRole("textbox", { name: "Description, German" }).click()
  await dashboard.keyboard.type("Abgasdiffusor")
  await choose(dashboard, dialog, /^Choose an image/u, drawing("plan.svg"))
  await expect(dialog.getByText("Not an image of type PNG, JPG or GIF.")).toBeVisible()
  await choose(dashboard, dialog, /^Replace the image/u, await photo("diffusor.jpg", 537))
  await dialog.getByRole("button", { name: "Add part" }).click()
  await expect(dialog).toBeHidden()
  await expect(message(dashboard, "Part added")).toBeVisible()
  expect(await stored()).toMatchObject({ description_de: "<p>Abgasdiffusor</p>", image_list: [{ width: 537 }] })

  await part(dashboard, "Abgasdiffusor").getByRole("button", { name: "Edit part" }).click()
  const edit = dashboard.getByRole("dialog", { name: "Edit part" })
  await edit.getByRole("textbox", { name: "Description, Russian" }).click()
  await dashboard.keyboard.type("Выхлопной диффузор")
  await edit.getByRole("button", { name: "Save", exact: true }).click()
  await expect(message(dashboard, "Successfully updated")).toBeVisible()
  expect(await stored()).toMatchObject({
    description_de: "<p>Abgasdiffusor</p>",
    description_en: "",
    description_ru: "<p>Выхлопной диффузор</p>",
    image_list: [{ width: 537 }],
  })

  await part(dashboard, "Abgasdiffusor").getByRole("button", { name: "Edit part" }).click()
  await edit.getByRole("button", { name: "Delete image" }).click()
  await expect(edit.getByText("will be removed on saving")).toBeVisible()
  await edit.getByRole("button", { name: "Keep the image" }).click()
  await expect(edit.getByText("current image")).toBeVisible()
  await edit.getByRole("button", { name: "Delete image" }).click()
  await typeFirst(dashboard, "Description, German", "Neuer ")
  await edit.getByRole("button", { name: "Save", exact: true }).click()
  await expect(edit).toBeHidden()
  expect(await stored()).toMatchObject({ description_de: "<p>Neuer Abgasdiffusor</p>", image_list: [] })
  await undo(dashboard)
  expect(await stored()).toMatchObject({ image_list: [{ width: 537 }] })

  await expect(part(dashboard, "Neuer Abgasdiffusor")).toContainText("older")
  await part(dashboard, "Neuer Abgasdiffusor").getByRole("button", { name: "Edit part" }).click()
  const russian = edit.getByRole("region", { name: "Russian" })
  await expect(russian).toContainText("Older than the German text.")
  await russian.getByRole("button", { name: "Mark as current" }).click()
  await expect(russian).toContainText("In step with the German text.")
  await edit.getByRole("button", { name: "Cancel" }).click()
  await expect(part(dashboard, "Neuer Abgasdiffusor")).not.toContainText("older")

  await dashboard.getByRole("button", { name: "Delete part: Neuer Abgasdiffusor" }).click()
  await confirmDelete(dashboard, "Neuer Abgasdiffusor", "Delete part")
  await expect(part(dashboard, "Neuer Abgasdiffusor")).toHaveCount(0)
  await undo(dashboard)
  await expect(part(dashboard, "Neuer Abgasdiffusor")).toBeVisible()
  await dashboard.getByRole("button", { name: "Delete part: Neuer Abgasdiffusor" }).click()
  await confirmDelete(dashboard, "Neuer Abgasdiffusor", "Delete part")
  await restoreFromTrash(dashboard, "Neuer Abgasdiffusor")
  expect(await stored()).toMatchObject({ description_de: "<p>Neuer Abgasdiffusor</p>", image_list: [{ width: 537 }] })
})
