import { expectAccessible } from "./axe.ts"
import { expect, test } from "./empty-dashboard.ts"
import { sample } from "./sample.ts"

/** Empty state of each screen, and the action it offers. */
const screens: { path: string; says: string; button?: string }[] = [
  { path: "/dashboard", says: "No category", button: "Add product" },
  { path: "/dashboard/categories", says: "No category", button: "Add category" },
  { path: "/dashboard/data", says: "No item", button: "Add spare part" },
  { path: "/dashboard/partners", says: "No partner", button: "Add partner" },
  { path: "/dashboard/services", says: "No service", button: "Add service" },
  { path: "/dashboard/requests/applications", says: "No applications yet" },
  { path: "/dashboard/gas-turbina", says: "No item", button: "Add part" },
  { path: "/dashboard/careers", says: "never saved" },
  { path: "/dashboard/privacy-policy", says: "never saved" },
  { path: "/dashboard/contact", says: "never saved" },
  { path: "/dashboard/settings", says: "Update settings" },
  { path: "/dashboard/trash", says: "The trash is empty" },
]

for (const { path, says, button } of sample(screens, 2))
  test(`${path} says "${says}" without content`, async ({ dashboard }) => {
    await dashboard.goto(path)
    await expect(dashboard.getByText(new RegExp(`^${says}`, "u")).first()).toBeVisible()
    await expect(dashboard.getByText("Loading")).toHaveCount(0)
    await expectAccessible(dashboard, 1280, 320)
    if (button === undefined) return
    await dashboard.getByRole("button", { name: button }).first().click()
    await expect(dashboard.getByRole("dialog")).toBeVisible()
    await dashboard.keyboard.press("Escape")
    await expect(dashboard.getByRole("dialog")).toBeHidden()
    await expect(dashboard.getByRole("button", { name: button }).first()).toBeFocused()
  })
