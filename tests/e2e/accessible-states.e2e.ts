import type { Page } from "@playwright/test"
import type { PublicTexts } from "#app/i18n/public-texts.ts"
import { expectAccessible } from "./axe.ts"
import { expect, test } from "./fixtures.ts"
import { confirmHuman } from "./human-check.ts"
import { languages, localPath, openHydrated, texts } from "./public-pages.ts"
import { sample } from "./sample.ts"

/** Temporary states of a page; each is checked in every language. */
const states: {
  name: string
  path: string
  widths: number[]
  open: (page: Page, words: PublicTexts) => Promise<void>
}[] = [
  {
    name: "services menu",
    path: "/",
    widths: [1280],
    open: async (page, { layout }) => {
      await page.getByRole("button", { name: layout.services }).click()
      await expect(page.locator("#menu-services")).toBeVisible()
    },
  },
  {
    name: "drawer with a section",
    path: "/",
    widths: [320],
    open: async (page, { layout }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.getByRole("button", { name: layout.openMenu }).click()
      const drawer = page.getByRole("dialog", { name: layout.menu })
      await drawer.getByRole("button", { name: layout.services }).click()
      await expect(
        drawer
          .getByRole("list")
          .filter({ has: page.locator("[href*='/service/3-']") })
          .first(),
      ).toBeVisible()
    },
  },
  {
    name: "search suggestions",
    path: "/imprint",
    widths: [1280, 320],
    open: async (page, { layout }) => {
      await page.getByRole("button", { name: layout.openSearch }).click()
      await page.getByRole("combobox", { name: layout.search.label }).fill("9047")
      await expect(page.getByRole("option").first()).toBeVisible()
    },
  },
  {
    name: "search without a hit",
    path: "/search?q=zzzzqqq",
    widths: [1280, 320],
    open: async (page, { search }) => expect(page.getByText(search.none("zzzzqqq")).first()).toBeVisible(),
  },
  {
    name: "part list without a hit",
    path: "/part-list/1?query=zzzzqqq",
    widths: [1280, 320],
    open: async (page, { partList }) => expect(page.getByText(partList.noHits("zzzzqqq"))).toBeVisible(),
  },
  {
    name: "part list with a request",
    path: "/part-list/1?query=9047M11",
    widths: [1280, 320],
    open: async (page, { partList, requestList }) => {
      await page.getByRole("button", { name: partList.addFor("9047M11G01") }).click()
      await expect(page.getByRole("spinbutton", { name: requestList.quantity("9047M11G01") })).toBeVisible()
    },
  },
  {
    name: "picture of the human check",
    path: "/contact",
    widths: [1280, 320],
    open: async (page, { form, humanCheck }) => {
      await page.getByRole("button", { name: form.human.byPicture }).click()
      await expect(page.getByRole("img", { name: humanCheck.picture })).toBeVisible()
    },
  },
  {
    name: "form with errors",
    path: "/contact",
    widths: [1280, 320],
    open: async (page, { form }) => {
      await page.getByRole("button", { name: form.send }).click()
      await expect(page.getByRole("textbox", { name: form.name })).toBeFocused()
    },
  },
]

for (const [turn, language] of languages.entries()) {
  for (const { name, path, widths, open } of sample(states, turn)) {
    test(`axe finds nothing with: ${name} (${language})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" })
      await openHydrated(page, localPath(language, path))
      await open(page, texts[language])
      await expectAccessible(page, ...widths)
    })
  }
}

for (const language of sample(languages, 3))
  test(`axe finds nothing with: inquiry sent (${language})`, async ({ page }) => {
    const { form } = texts[language]
    await openHydrated(page, localPath(language, "/contact"))
    await page.getByRole("textbox", { name: form.name }).fill("Ada Test")
    await page.getByRole("textbox", { name: form.company }).fill("Test GmbH")
    await page.getByRole("textbox", { name: form.email }).fill("ada@test.example")
    await confirmHuman(page, language)
    await page.getByRole("button", { name: form.send }).click()
    await expect(page.getByRole("status").filter({ hasText: form.sent })).toBeFocused()
    await expectAccessible(page, 1280, 320)
  })
