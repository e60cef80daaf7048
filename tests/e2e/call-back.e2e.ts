import type { Inquiry } from "#contract/inquiry.ts"
import { expectAccessible } from "./axe.ts"
import { expect, test } from "./fixtures.ts"
import { fillForm, formCases, input, sendButton, sentBy } from "./forms.ts"
import { confirmHuman } from "./human-check.ts"
import { languages, localPath, openHydrated, texts } from "./public-pages.ts"
import { sampleOne } from "./sample.ts"

const inquiryForms = formCases.filter(({ api }) => api === "/request")
const phone = "+49 551 0900-999"

for (const language of sampleOne(languages)) {
  test(`the switch for a plant that is down asks for a telephone number and sends it (${language})`, async ({
    page,
    siteUrl,
  }) => {
    const words = texts[language].form
    const form = inquiryForms[languages.indexOf(language)]
    if (!form) throw new Error("no form")
    const email = `rueckruf.${language}@mit.example`
    await openHydrated(page, localPath(language, form.path))
    await fillForm(page, form, email)
    await expect(input(page, "phone")).toBeHidden()
    await page.getByRole("switch", { name: words.urgent }).press("Space")
    const field = page.getByRole("textbox", { name: words.phone })
    await expect(field).toHaveAttribute("required", "")
    await confirmHuman(page, language)
    await sendButton(page).click()
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(words.missing.phone)
    await expectAccessible(page, 320)
    await field.fill("12")
    await sendButton(page).click()
    await expect(field).toHaveAccessibleDescription(words.invalidPhone)
    await field.fill(phone)
    await sendButton(page).click()
    await expect(page.getByRole("status").filter({ hasText: words.sent })).toBeVisible()
    expect(await sentBy(siteUrl, form, email)).toMatchObject([{ urgent: true, phone, verified: true }])
  })
}

test("a switch that is off again sends no number", async ({ page, siteUrl }) => {
  const [form] = inquiryForms
  if (!form) throw new Error("no form")
  await openHydrated(page, form.path)
  await fillForm(page, form, "zurueck@mit.example")
  const tick = page.getByRole("switch", { name: texts.de.form.urgent })
  await tick.check()
  await input(page, "phone").fill("12")
  await tick.uncheck()
  await confirmHuman(page)
  await sendButton(page).click()
  await expect(page.getByRole("status").filter({ hasText: texts.de.form.sent })).toBeVisible()
  expect(await sentBy(siteUrl, form, "zurueck@mit.example")).toMatchObject([{ urgent: false, phone: "" }])
})

test("a plant that is down on the page of a part is down in the form, whichever link leads there", async ({ page }) => {
  await openHydrated(page, "/part/9107m52g01")
  await page.getByRole("switch", { name: texts.de.form.urgent }).check()
  await page.getByRole("button", { name: texts.de.partRequest.add }).click()
  await openHydrated(page, "/gas-turbina")
  await page.locator(".main-bar-request").click()
  await expect(input(page, "urgent")).toBeChecked()
  await expect(input(page, "phone")).toBeVisible()
})

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false })

  test("the switch shows the field, and both are restored in a rejected form", async ({
    page,
    siteUrl,
    allowProblem,
  }) => {
    allowProblem(/status of 422/u)
    for (const language of sampleOne(languages, 1)) {
      const form = inquiryForms[languages.indexOf(language)]
      if (!form) throw new Error("no form")
      const email = `rueckruf.${language}@ohne.example`
      await page.goto(localPath(language, form.path))
      await fillForm(page, form, email)
      await expect(input(page, "phone")).toBeHidden()
      await input(page, "urgent").check()
      await expect(input(page, "phone")).toBeVisible()
      await sendButton(page).click()
      await expect(page.locator("#request-phone-error")).toHaveText(texts[language].form.missing.phone)
      await expect(input(page, "urgent")).toBeChecked()
      await input(page, "phone").fill(phone)
      await sendButton(page).click()
      await expect(page).toHaveURL(/[?&]sent=LT-[0-9A-Z]{6}#request$/u)
      expect(await sentBy(siteUrl, form, email)).toMatchObject([{ urgent: true, phone } satisfies Partial<Inquiry>])
    }
  })
})
