import type { Page } from "@playwright/test"
import type { Plan, Publication } from "#contract/publishing.ts"
import type { TextPage } from "#contract/text-page.ts"
import { expect, test } from "./signed-in.ts"

const [figures, blocks, slides] = [4, 2, 4]
const demo = [
  ["/", "Wir halten Gasturbinen am Laufen."],
  ["/en", "We keep gas turbines running."],
  ["/ru", "Газовые турбины должны работать."],
] as const
const taglines = ["Rotoren laufen weiter.", "Rotors keep running.", "Роторы работают дальше."]
const tagline = (dashboard: Page, language: number) => dashboard.getByRole("textbox", { name: "Tagline" }).nth(language)
const titleOf = (page: Page) => page.getByRole("heading", { level: 1 })

test("the demo's home page has its pictures, figures and blocks in three languages", async ({ page }) => {
  for (const [path, words] of demo) {
    await page.goto(path)
    await expect(titleOf(page)).toHaveText(words)
    const main = page.getByRole("main")
    await expect(main.locator(".slide")).toHaveCount(slides)
    await expect(main.locator(".facts > *")).toHaveCount(figures)
    await expect(main.locator(".picture-text")).toHaveCount(blocks)
  }
})

test("its tagline is drafted in three languages, previewed, planned and published", async ({
  dashboard,
  api,
  openPage,
}) => {
  const visitor = await openPage()
  const expectShown = async (words: readonly string[]) => {
    for (const [index, [path]] of demo.entries()) {
      await visitor.goto(path)
      await expect(titleOf(visitor)).toHaveText(words[index] ?? "")
    }
  }
  const before = await api.get<TextPage>("/page/home")
  await dashboard.setViewportSize({ width: 1440, height: 900 })
  await dashboard.goto("/dashboard/home")
  for (const [index, words] of taglines.entries()) await tagline(dashboard, index).fill(words)
  await dashboard.keyboard.press("ControlOrMeta+s")
  await expect(dashboard.getByText("Draft saved. Visitors do not see it.")).toBeVisible()
  expect((await api.get<Publication>("/draft/page/home")).draft?.patch).toMatchObject({ title_en: taglines[1] })
  await expectShown(demo.map(([, words]) => words))

  await dashboard.getByRole("button", { name: "Preview", exact: true }).click()
  const shown = dashboard.frameLocator('.preview-frame iframe:not([aria-hidden="true"])').first()
  await expect(shown.getByRole("heading", { level: 1 })).toHaveText(taglines[0] ?? "")
  await dashboard.getByRole("group", { name: "Language of the preview" }).getByRole("button", { name: "All" }).click()
  await expect(dashboard.locator(".preview-frame")).toHaveCount(3)

  await dashboard.getByRole("button", { name: "Publish in another way" }).click()
  await dashboard.getByRole("menuitem", { name: "On a date…" }).click()
  const dialog = dashboard.getByRole("dialog", { name: "Publish on a date" })
  await dialog.getByLabel("Day").fill("2099-12-01")
  await dialog.getByLabel("Time in Germany").fill("08:00")
  await dialog.getByRole("button", { name: /^Publish on 1 Dec 2099/u }).click()
  await expect(dialog).toBeHidden()
  const plans = await api.get<Plan[]>("/plan")
  expect(plans.find(({ kind }) => kind === "page")).toMatchObject({ id: "home", act: "publish" })
  await dashboard.goto("/dashboard/drafts?show=planned")
  const row = dashboard.getByRole("listitem").filter({ hasText: "Publishes on 1 Dec 2099, 08:00" })
  await row.getByRole("button", { name: "Take back" }).click()
  await expect(row).toHaveCount(0)

  await dashboard.goto("/dashboard/home")
  await dashboard.getByRole("button", { name: "Update", exact: true }).click()
  await expect(dashboard.getByText("Successfully updated").first()).toBeVisible()
  await expectShown(taglines)
  const former = { title_de: before.title_de, title_en: before.title_en, title_ru: before.title_ru }
  expect((await api.call("PATCH", "/page/home", former)).ok).toBe(true)
  await expectShown(demo.map(([, words]) => words))
})
