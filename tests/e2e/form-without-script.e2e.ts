import type { Page } from "@playwright/test"
import type { Language } from "#contract/language.ts"
import { expect, test } from "./fixtures.ts"
import { type FormCase, fillForm, formCases, input, sendButton, sentBy } from "./forms.ts"
import { languages, localPath, texts } from "./public-pages.ts"
import { sample } from "./sample.ts"

test.use({ javaScriptEnabled: false })

const summaryOf = (page: Page, language: Language, count: number) =>
  page.getByRole("alert").filter({ hasText: texts[language].form.problems(count) })

/** Sends the form with mistakes; the page returns with all input. */
async function expectMistakesNamed(page: Page, form: FormCase, language: Language): Promise<void> {
  const [first, second] = form.required
  const { missing } = form.words(language)
  await input(page, first?.field ?? "").fill("Имя есть")
  await input(page, second?.field ?? "").fill("   ")
  await input(page, "email").fill("нет@адреса")
  for (const { field, value } of form.optional) await input(page, field).fill(value)
  await sendButton(page).click()
  await expect(summaryOf(page, language, 2).getByRole("link")).toHaveText([
    missing[1] ?? "",
    texts[language].form.invalidEmail,
  ])
  await expect(page.locator("html")).toHaveAttribute("lang", language)
  await expect(input(page, first?.field ?? "")).toHaveValue("Имя есть")
  await expect(input(page, "email")).toHaveValue("нет@адреса")
  await expect(input(page, "email")).toHaveAttribute("aria-invalid", "true")
  for (const { field, value } of form.optional) await expect(input(page, field)).toHaveValue(value)
}

for (const { form, language } of sample(
  formCases.flatMap((form) => languages.map((lang) => ({ form: form, language: lang }))),
))
  test(`${form.name}: works without script, and mistakes return with all input (${language})`, async ({
    page,
    siteUrl,
    allowProblem,
  }) => {
    allowProblem(/status of 422/u)
    const email = `${form.name}.${language}@ohne.example`
    await page.goto(localPath(language, form.path))
    await expectMistakesNamed(page, form, language)
    await fillForm(page, form, email)
    await sendButton(page).click()
    await expect(page).toHaveURL(/[?&]sent=LT-[0-9A-Z]{6}#(?:request|apply)$/u)
    const reference = new URL(page.url()).searchParams.get("sent") ?? ""
    const sent = page.getByRole("status").filter({ hasText: texts[language].form.sent })
    await expect(sent).toContainText(reference)
    const stored = await sentBy(siteUrl, form, email)
    expect(stored).toHaveLength(1)
    const source = form.source ? { source: form.source } : {}
    expect(stored[0]).toMatchObject({ reference, verified: false, lang: language, ...source })
  })

test("a filled-in honeypot is stored as unverified, and its field is unreachable", async ({ page, siteUrl }) => {
  for (const form of formCases) {
    const email = `falle.${form.name}@ohne.example`
    await page.goto(form.path)
    await expect(input(page, "sealing_gap")).toBeHidden()
    const body = new URLSearchParams()
    for (const { field, value } of form.required) body.set(field, value)
    body.set("email", email)
    body.set("sealing_gap", "https://spam.example")
    const init = { method: "POST", body, headers: { Origin: siteUrl }, redirect: "manual" } as const
    expect((await fetch(siteUrl + form.path, init)).headers.get("Location")).toMatch(/[?&]sent=LT-[0-9A-Z]{6}#/u)
    const [stored] = await sentBy(siteUrl, form, email)
    expect(stored).toMatchObject({ verified: false })
  }
})

test("pasted numbers stay in a rejected form and are appended to the comment", async ({
  page,
  siteUrl,
  allowProblem,
}) => {
  allowProblem(/status of 422/u)
  const [, form] = formCases
  const numbers = "9047M11G01\t4\nUNBEKANNT-77 x 2"
  if (!form) throw new Error("no pre-order form")
  await page.goto(form.path)
  await page.getByText(texts.de.contact.paste.title).click()
  await input(page, "numbers").fill(numbers)
  await sendButton(page).click()
  await expect(summaryOf(page, "de", 3)).toBeVisible()
  await expect(input(page, "numbers")).toBeVisible()
  await expect(input(page, "numbers")).toHaveValue(numbers)
  await fillForm(page, form, "zahlen@ohne.example")
  await sendButton(page).click()
  await expect(page).toHaveURL(/[?&]sent=/u)
  const [stored] = await sentBy(siteUrl, form, "zahlen@ohne.example")
  const text = stored && "text" in stored ? stored.text.replaceAll("\r\n", "\n") : ""
  expect(text).toBe(`${form.optional[0]?.value}\n\n${numbers}`)
})

test("too large files return as a page that says so, with the input", async ({ page, allowProblem }) => {
  allowProblem(/status of 413/u)
  const careers = formCases.find(({ name }) => name === "careers")
  if (!careers) throw new Error("no careers form")
  await page.goto("/ru/careers")
  await fillForm(page, careers, "gross@ohne.example")
  const file = (name: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.alloc(12_000_000, "%PDF-1.7 ") })
  await input(page, "cv").setInputFiles([file("a.pdf"), file("b.pdf")])
  await sendButton(page).click()
  await expect(summaryOf(page, "ru", 1)).toContainText(texts.ru.careers.cvProblem.too_large)
  await expect(page.locator("html")).toHaveAttribute("lang", "ru")
  await expect(input(page, "first_name")).toHaveValue("Ada")
  await expect(input(page, "email")).toHaveValue("gross@ohne.example")
})

test("the menu and the languages work as plain links", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await page.goto("/en/service/3")
  await page.getByRole("button", { name: "Open menu" }).click()
  await page.getByRole("link", { name: "Deutsch" }).click()
  await expect(page).toHaveURL(/\/service\/3(?:-[a-z\d-]+)?$/u)
  await expect(page.locator("html")).toHaveAttribute("lang", "de")
})

test("the confirmation is plain, and neither a reload nor the same form again sends twice", async ({
  page,
  siteUrl,
}) => {
  const [contact] = formCases.filter(({ path }) => path === "/contact")
  if (!contact) throw new Error("no contact form")
  for (const visit of ["sent", "sent again"])
    await test.step(visit, async () => {
      await page.goto(contact.path)
      await fillForm(page, contact, "neu.geladen@ohne.example")
      await sendButton(page).click()
      await expect(page).toHaveURL(/[?&]sent=LT-/u)
      const address = page.url()
      await page.reload()
      await expect(page).toHaveURL(address)
    })
  await expect(page.getByRole("heading", { name: texts.de.form.sentTitle })).toBeVisible()
  await expect(page.getByRole("main").locator(".sent-view").getByRole("button")).toHaveCount(0)
  const stored = await sentBy(siteUrl, contact, "neu.geladen@ohne.example")
  expect(stored.map(({ reference }) => reference)).toEqual([new URL(page.url()).searchParams.get("sent")])
})
