import type { Service } from "#contract/service.ts"
import { expectAccessible } from "./axe.ts"
import { addService, expect, test } from "./signed-in.ts"

test("a link is found by title and by part number, by keyboard, in the language of its text", async ({
  dashboard,
  api,
}) => {
  const target = await addService(api, "Wellenausrichtung")
  const id = await addService(api, "Verweise suchen")
  await dashboard.goto(`/dashboard/services/${id}`)
  const text = dashboard.getByRole("textbox", { name: "Text, English" })
  await text.click()
  await dashboard.keyboard.type("See also ")
  const toolbar = dashboard.getByRole("toolbar", { name: "Formatting, English" })
  await toolbar.getByRole("button", { name: "Link" }).click()
  const dialog = dashboard.getByRole("dialog", { name: "Link" })
  const field = dialog.getByRole("combobox", { name: "Title or address" })
  await expect(field).toBeFocused()
  await dashboard.keyboard.type("wellenausri")
  const option = dialog.getByRole("option", { name: "Wellenausrichtung (en)" })
  await expect(option).toBeVisible()
  await expectAccessible(dashboard, 1440, 360)
  await dashboard.setViewportSize({ width: 1280, height: 800 })
  await dashboard.keyboard.press("ArrowDown")
  await expect(field).toHaveAttribute("aria-activedescendant", (await option.getAttribute("id")) ?? "none")
  // Escape closes the list and leaves the dialog open.
  await dashboard.keyboard.press("Escape")
  await expect(option).toBeHidden()
  await expect(dialog).toBeVisible()
  await dashboard.keyboard.press("ArrowDown")
  await dashboard.keyboard.press("Enter")
  await expect(field).toHaveValue(`/en/service/${target}-wellenausrichtung-en`)
  await expect(dialog.getByRole("textbox", { name: "Text of the link" })).toHaveValue("Wellenausrichtung (en)")
  await dashboard.keyboard.press("Enter")
  await expect(dialog).toBeHidden()

  await text.click()
  await dashboard.keyboard.press("ControlOrMeta+End")
  // With the cursor right after a link, another one is inserted beside it.
  await toolbar.getByRole("button", { name: "Link" }).click()
  // A word of many parts still shows the service of that name.
  await field.fill("rotor")
  await expect(dialog.getByRole("option", { name: /^Service .*rotor/iu }).first()).toBeVisible()
  await expect(dialog.getByRole("option", { name: /^Part/u }).first()).toBeVisible()
  await field.fill("contact")
  await dialog.getByRole("option", { name: "Page Contact" }).click()
  await expect(field).toHaveValue("/en/contact")
  await field.fill("9047M11G01")
  await dialog.getByRole("option", { name: "9047M11G01" }).first().click()
  await expect(field).toHaveValue(/^\/en\/part/u)
  await dialog.getByRole("button", { name: "Set link" }).click()
  await dashboard.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(dashboard.getByText("Successfully updated")).toBeVisible()
  const { text_en } = await api.get<Service>(`/service/${id}`)
  expect(text_en).toMatch(
    new RegExp(
      `^<p>See also <a href="/en/service/${target}-wellenausrichtung-en">Wellenausrichtung \\(en\\)</a><a href="/en/part[^"]*9047[^"]*">9047M11G01[^<]*</a></p>$`,
      "iu",
    ),
  )
})
