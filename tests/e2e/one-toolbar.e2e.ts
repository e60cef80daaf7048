import type { Service } from "#contract/service.ts"
import { expectAccessible } from "./axe.ts"
import { addService, expect, test } from "./signed-in.ts"

test("one toolbar serves the text with the focus, by mouse and by keyboard", async ({ dashboard, api }) => {
  const id = await addService(api, "Eine Leiste")
  await dashboard.goto(`/dashboard/services/${id}`)
  const toolbar = dashboard.getByRole("toolbar")
  const german = dashboard.getByRole("textbox", { name: "Text, German" })
  const english = dashboard.getByRole("textbox", { name: "Text, English" })
  await expect(toolbar).toHaveCount(1)
  await expect(toolbar).toHaveAccessibleName("Formatting, German")
  await expect(toolbar.getByRole("button")).toHaveCount(11)

  await english.click()
  await expect(toolbar).toHaveAccessibleName("Formatting, English")
  await expect(toolbar).toHaveAccessibleDescription("Writes in: Text, English")
  await dashboard.keyboard.press("ControlOrMeta+a")
  await dashboard.keyboard.type("Overhaul")
  await dashboard.keyboard.press("ControlOrMeta+a")
  await toolbar.getByRole("button", { name: "Bold" }).click()
  await expect(english).toBeFocused()

  // In a field without formatting the buttons are off, and the text stays as it is.
  await dashboard.getByRole("textbox", { name: "Title", exact: true }).first().click()
  await expect(toolbar).toHaveAttribute("aria-disabled", "true")
  await toolbar.getByRole("button", { name: "Italic" }).dispatchEvent("click")

  await german.focus()
  await expect(german).toHaveAccessibleDescription("Alt+F10: to the formatting")
  await dashboard.keyboard.press("ControlOrMeta+a")
  await dashboard.keyboard.press("Alt+F10")
  await expect(toolbar.getByRole("combobox", { name: "Block style" })).toBeFocused()
  await dashboard.keyboard.press("ArrowRight")
  await dashboard.keyboard.press("ArrowRight")
  await expect(toolbar.getByRole("button", { name: "Italic" })).toBeFocused()
  await dashboard.keyboard.press("Enter")
  await dashboard.keyboard.press("Escape")
  await expect(german).toBeFocused()
  await dashboard.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(dashboard.getByText("Successfully updated")).toBeVisible()
  const { text_de, text_en } = await api.get<Service>(`/service/${id}`)
  expect([text_de, text_en]).toEqual(["<p><em>Alter Text.</em></p>", "<p><strong>Overhaul</strong></p>"])
})

test("the toolbar stays in sight, and on a phone follows the chosen language", async ({ dashboard, api }) => {
  const id = await addService(api, "Leiste am Telefon")
  await api.call("PATCH", `/service/${id}`, { text_de: "<p>Zeile</p>".repeat(80) }, { "If-Match": "*" })
  await dashboard.setViewportSize({ width: 1440, height: 900 })
  await dashboard.goto(`/dashboard/services/${id}`)
  const toolbar = dashboard.getByRole("toolbar")
  await dashboard.getByRole("textbox", { name: "Text, German" }).getByText("Zeile").nth(60).click()
  await expect(toolbar).toBeInViewport()
  expect((await toolbar.boundingBox())?.y).toBeLessThan(10)
  await toolbar.getByRole("button", { name: "Table" }).click()
  await expect(dashboard.getByRole("menuitem")).toBeInViewport()
  await dashboard.keyboard.press("Escape")

  await dashboard.setViewportSize({ width: 360, height: 700 })
  await dashboard.getByRole("tab", { name: /^EN/u }).click()
  await expect(toolbar).toHaveAccessibleName("Formatting, English")
  await expectAccessible(dashboard, 1440, 360)
})
