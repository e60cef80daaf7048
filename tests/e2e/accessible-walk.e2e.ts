import { expectAccessible } from "./axe.ts"
import { expect, test } from "./fixtures.ts"
import { languages, localPath, openHydrated, texts } from "./public-pages.ts"
import { sample } from "./sample.ts"

for (const language of sample(languages, 1)) {
  const { layout, paste, contact, careers, partList, requestList, errors, search } = texts[language]

  test(`axe finds nothing in what forms and lists show on the way (${language})`, async ({ page, allowProblem }) => {
    test.slow()
    allowProblem(/ERR_CONNECTION_REFUSED/u)
    await page.emulateMedia({ reducedMotion: "reduce" })

    await test.step("numbers that were looked up, added, and taken out again", async () => {
      await openHydrated(page, localPath(language, "/spare-parts"))
      await page.getByText(contact.paste.title).click()
      await page.getByRole("textbox", { name: contact.paste.label }).fill("9047M11G01\nUNBEKANNT-77 x 2\n9047M11G03")
      await page.getByRole("button", { name: paste.check }).click()
      await expect(page.getByText(paste.summary(1, 1, 0, 1))).toBeVisible()
      await expectAccessible(page, 1280, 320)
      await page.getByRole("button", { name: paste.add(3) }).click()
      await page.getByRole("button", { name: requestList.remove("UNBEKANNT-77") }).click()
      await page
        .getByRole("button", { name: requestList.addNoteTo("9047M11G03") })
        .first()
        .click()
      await expectAccessible(page, 1280, 320)
    })

    await test.step("an application with errors, a file and refused ones", async () => {
      await openHydrated(page, localPath(language, "/careers"))
      const file = (name: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") })
      await page.locator("input[type=file]").setInputFiles([file("cv.pdf"), file("photo.jpg")])
      await page.getByRole("button", { name: careers.send }).click()
      await expect(page.getByRole("textbox", { name: careers.firstName })).toBeFocused()
      await expectAccessible(page, 1280, 320)
    })

    await test.step("a list, hits and a page that could not be loaded", async () => {
      await openHydrated(page, localPath(language, "/part-list/1"))
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.getByRole("button", { name: layout.openSearch }).click()
      const field = page.getByRole("combobox", { name: layout.search.label })
      await expect(field).toBeFocused()
      await page.route(/\/api\/|\.data|\/careers/u, (route) => route.abort("connectionrefused"))
      await field.fill("9047")
      await expect(page.getByText(search.failed).first()).toBeVisible()
      await expectAccessible(page, 1280, 320)
      await page.keyboard.press("Escape")
      await page.keyboard.press("Escape")
      await page.getByRole("link", { name: partList.next }).click()
      await expect(page.getByText(partList.failed)).toBeVisible()
      await expectAccessible(page, 1280, 320)
      await page.setViewportSize({ width: 1280, height: 800 })
      const fetched: string[] = []
      page.on("request", (request) => fetched.push(request.resourceType()))
      await page.getByRole("banner").getByRole("link", { name: layout.partners }).click()
      await expect(page.getByText(errors.notLoaded)).toBeVisible()
      expect(fetched).not.toContain("font")
      await expectAccessible(page, 1280, 320)
    })
  })
}
