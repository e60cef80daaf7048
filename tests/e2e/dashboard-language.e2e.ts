import { expectAccessible } from "./axe.ts"
import { addService, expect, test } from "./signed-in.ts"

test("the dashboard's language is chosen in place: no input is lost, and the choice is stored", async ({
  dashboard,
  api,
}) => {
  const id = await addService(api, "Sprachprobe")
  // A low window has no room for the languages.
  await dashboard.setViewportSize({ width: 1280, height: 800 })
  await dashboard.goto(`/dashboard/services/${id}`)
  const title = dashboard.getByRole("textbox", { name: /^(?:Title|Titel|Название)/u }).first()
  await title.fill("Sprachprobe, halb getippt")
  const choose = dashboard.getByRole("complementary").getByRole("group", { name: /dashboard|Verwaltung|панели/u })
  for (const [name, code, services, text] of [
    ["Русский", "ru", "Услуги", "Текст, Немецкий"],
    ["Deutsch", "de", "Leistungen", "Text, Deutsch"],
  ] as const) {
    await choose.getByRole("button", { name }).click()
    await expect(dashboard.locator("html")).toHaveAttribute("lang", code)
    await expect(dashboard.getByRole("link", { name: services, exact: true }).first()).toBeVisible()
    await expect(choose.getByRole("button", { name })).toBeFocused()
    await expect(choose.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true")
    await expect(title).toHaveValue("Sprachprobe, halb getippt")
    await expect(dashboard.getByRole("textbox", { name: text })).toHaveText("Alter Text.")
  }
  await expect(dashboard.locator(".savebar kbd")).toHaveText("Strg+S")
  await dashboard.getByRole("button", { name: "Verwerfen" }).click()
  await dashboard.getByRole("alertdialog").getByRole("button", { name: "Verwerfen" }).click()
  await dashboard.reload()
  await expect(dashboard.locator("html")).toHaveAttribute("lang", "de")
  await expect(choose.getByRole("button", { name: "Deutsch" })).toHaveAttribute("aria-pressed", "true")
})

test("a language that cannot be loaded is not stored, and says so", async ({ dashboard, allowProblem }) => {
  allowProblem(/ERR_|Failed to/u)
  // A low window has no room for the languages.
  await dashboard.setViewportSize({ width: 1280, height: 800 })
  await dashboard.goto("/dashboard")
  const choose = dashboard.getByRole("complementary").getByRole("group", { name: "Language of the dashboard" })
  await expect(choose).toBeVisible()
  await dashboard.route(/\.js$/u, (route) => route.abort("connectionrefused"))
  await choose.getByRole("button", { name: "Русский" }).click()
  await expect(dashboard.getByRole("complementary").getByRole("alert")).toContainText("The server is not responding")
  await expect(choose.getByRole("button", { name: "English" })).toHaveAttribute("aria-pressed", "true")
  expect(await dashboard.evaluate(() => localStorage.getItem("i18nextLng"))).not.toBe("ru")
})

test("the sign-in uses the language that is chosen on it", async ({ page }) => {
  await page.goto("/controller")
  await page.getByRole("button", { name: "Русский" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Вход")
  expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("ru")
  await expectAccessible(page, 1280, 320)
})
