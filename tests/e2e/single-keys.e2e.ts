import { json } from "#tests/harness/test-site.ts"
import { openHydrated } from "./public-pages.ts"
import { expect, test } from "./signed-in.ts"

test("single keys are switched off on the account screen, for the desk and the site", async ({
  dashboard,
  page,
  siteUrl,
}) => {
  const inquiry = { name: "Ada", company: "Werk Tasten", email: "ada@tasten.example", text: "Bitte um Angebot." }
  expect((await fetch(`${siteUrl}/api/request`, json("POST", inquiry))).status).toBe(201)
  const note = dashboard.getByRole("button", { name: "Internal note" })
  const openInquiry = async () => {
    await dashboard.goto("/dashboard/requests")
    await dashboard.getByRole("link", { name: /Werk Tasten/u }).click()
    await expect(note).toBeVisible()
    await dashboard.getByRole("heading", { name: "Werk Tasten" }).click()
  }
  await dashboard.goto("/dashboard/account")
  const box = dashboard.getByRole("checkbox", { name: "Single-key commands" })
  await box.uncheck()
  await openInquiry()
  for (const key of ["n", "/"]) await dashboard.keyboard.press(key)
  await expect(note).toHaveAttribute("aria-pressed", "false")
  await expect(dashboard.getByRole("searchbox")).not.toBeFocused()
  await dashboard.goto("/dashboard/account")
  await expect(box).not.toBeChecked()
  await box.check()
  await openInquiry()
  await dashboard.keyboard.press("n")
  await expect(note).toHaveAttribute("aria-pressed", "true")

  // Visitors switch "/" off in the search that it opens.
  await openHydrated(page, "/contact")
  await page.keyboard.press("/")
  const field = page.getByRole("banner").getByRole("combobox")
  await expect(field).toBeFocused()
  await page.getByRole("checkbox", { name: "Suche mit der Taste / öffnen" }).uncheck()
  await page.keyboard.press("Escape")
  await expect(field).toBeHidden()
  await page.keyboard.press("/")
  await page.getByRole("heading", { level: 1 }).click()
  await expect(field).toBeHidden()
})
