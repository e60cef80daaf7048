import { roles } from "#contract/ability.ts"
import { languages } from "#contract/language.ts"
import { expectAccessible } from "./axe.ts"
import { expect, test } from "./colleague.ts"
import { addService } from "./signed-in.ts"

test("Ctrl+K finds a service, a screen and an act, by keyboard alone", async ({ dashboard, api }) => {
  await addService(api, "Findprobe")
  await dashboard.goto("/dashboard/services")
  await expect(dashboard.getByRole("heading", { level: 1 })).toBeVisible()
  await dashboard.keyboard.press("Control+k")
  const dialog = dashboard.getByRole("dialog", { name: "Find" })
  await expect(dialog.getByRole("combobox")).toBeFocused()
  await expect(dialog.getByRole("option", { name: /last opened Services/u })).toBeVisible()
  await dashboard.keyboard.type("findpro")
  await expect(dialog.getByRole("option", { name: /Service Findprobe/u })).toBeVisible()
  await expectAccessible(dashboard, 1280, 360)
  await dashboard.setViewportSize({ width: 1280, height: 800 })
  await dialog.getByRole("combobox").focus()
  await dashboard.keyboard.press("Enter")
  await expect(dashboard.getByRole("heading", { name: "Findprobe" })).toBeVisible()

  await dashboard.keyboard.press("Control+k")
  await dashboard.keyboard.type("trash")
  await dashboard.keyboard.press("Enter")
  await expect(dashboard).toHaveURL(/\/dashboard\/trash$/u)

  await dashboard.keyboard.press("Control+k")
  await dashboard.keyboard.type("add service")
  await expect(dialog.getByRole("option", { name: /Do Add service/u })).toBeVisible()
  await dashboard.keyboard.press("Enter")
  await expect(dashboard.getByRole("dialog", { name: /service/iu })).toBeVisible()
})

test("a translator finds no inquiries and no screens that are not open to the role", async ({ addColleague, api }) => {
  await api.call("POST", "/request/desk", { name: "Findkunde", source: "phone" })
  const { page } = await addColleague("petrowa", ["translator"], ["ru"])
  await page.goto("/dashboard/translations")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await page.keyboard.press("Control+k")
  const dialog = page.getByRole("dialog", { name: "Find" })
  const answered = page.waitForResponse(/\/api\/find\?q=Findkunde/u)
  await page.keyboard.type("Findkunde")
  expect(await (await answered).json()).toMatchObject({ inquiries: [] })
  await dialog.getByRole("combobox").fill("backup")
  await expect(dialog.getByRole("option", { name: /backup/iu })).toHaveCount(0)
})

for (const role of roles)
  test(`all of the menu is in sight in a window of 1366 by 650 (${role})`, async ({ addColleague }) => {
    const { page } = await addColleague(`leiste-${role}`, [role], role === "translator" ? ["ru"] : [])
    await page.setViewportSize({ width: 1366, height: 650 })
    for (const language of languages) {
      await page.addInitScript((code) => localStorage.setItem("i18nextLng", code), language)
      await page.goto("/dashboard")
      await expect(page.locator("html")).toHaveAttribute("lang", language)
      const rail = page.locator("aside.rail")
      await expect(rail.getByRole("link").last()).toBeVisible()
      const hidden = await rail.evaluate((element) =>
        [element, ...element.querySelectorAll("*")]
          .filter(
            (part) =>
              part.scrollHeight > part.clientHeight + 1 && /auto|scroll/u.test(getComputedStyle(part).overflowY),
          )
          .map((part) => part.className),
      )
      expect([language, hidden]).toEqual([language, []])
      const ends = await rail.evaluate((element) =>
        [...element.querySelectorAll("a, button")].map((part) => part.getBoundingClientRect().bottom),
      )
      expect(Math.max(...ends)).toBeLessThanOrEqual(650)
    }
  })
