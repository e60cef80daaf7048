import type { Page } from "@playwright/test"
import type { Language } from "#contract/language.ts"
import { expectAccessible } from "./axe.ts"
import { expect, test } from "./fixtures.ts"
import { languages, localPath, openHydrated, texts } from "./public-pages.ts"
import { sample } from "./sample.ts"

/** Intermediate states of forms and lists, and how to reach them. */
const walks: Record<string, (page: Page, language: Language) => Promise<void>> = {
  "numbers that were looked up": async (page, language) => {
    const { contact, paste } = texts[language]
    await openHydrated(page, localPath(language, "/spare-parts"))
    await page.getByText(contact.paste.title).click()
    await page.getByRole("textbox", { name: contact.paste.label }).fill("9047M11G01\nUNBEKANNT-77 x 2\n9047M11G03")
    await page.getByRole("button", { name: paste.check }).click()
    await expect(page.getByText(paste.summary(1, 1, 0, 1))).toBeVisible()
  },
  "numbers that were added and taken out again": async (page, language) => {
    const { paste, requestList } = texts[language]
    await walks["numbers that were looked up"]?.(page, language)
    await page.getByRole("button", { name: paste.add(3) }).click()
    await page.getByRole("button", { name: requestList.remove("UNBEKANNT-77") }).click()
    await page
      .getByRole("button", { name: requestList.addNoteTo("9047M11G03") })
      .first()
      .click()
  },
  "an application with errors, a file and refused ones": async (page, language) => {
    const { careers } = texts[language]
    await openHydrated(page, localPath(language, "/careers"))
    const file = (name: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") })
    await page.locator("input[type=file]").setInputFiles([file("cv.pdf"), file("photo.jpg")])
    await page.getByRole("button", { name: careers.send }).click()
    await expect(page.getByRole("textbox", { name: careers.firstName })).toBeFocused()
  },
  "hits that could not be loaded": async (page, language) => {
    const { layout, search } = texts[language]
    await openHydrated(page, localPath(language, "/part-list/1"))
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole("button", { name: layout.openSearch }).click()
    const field = page.getByRole("combobox", { name: layout.search.label })
    await expect(field).toBeFocused()
    await takeServerAway(page)
    await field.fill("9047")
    await expect(page.getByText(search.failed).first()).toBeVisible()
  },
  "a list that could not be loaded": async (page, language) => {
    const { partList } = texts[language]
    await openHydrated(page, localPath(language, "/part-list/1"))
    await takeServerAway(page)
    await page.getByRole("link", { name: partList.next }).click()
    await expect(page.getByText(partList.failed)).toBeVisible()
  },
}

const takeServerAway = (page: Page) => page.route(/\/api\/|\/rows/u, (route) => route.abort("connectionrefused"))

const all = Object.entries(walks).flatMap(([name, walk]) => languages.map((language) => ({ name, walk, language })))

for (const { name, walk, language } of sample(all, 1))
  test(`axe finds nothing with: ${name} (${language})`, async ({ page, allowProblem }) => {
    allowProblem(/ERR_CONNECTION_REFUSED/u)
    await page.emulateMedia({ reducedMotion: "reduce" })
    await walk(page, language)
    await expectAccessible(page, 1280, 320)
  })
