import type { Inquiry } from "#contract/inquiry.ts"
import { expect, signInByApi, test } from "./office.ts"

test.use({ javaScriptEnabled: false })

for (const path of ["/contact", "/part-list/2", "/en/contact", "/ru/part-list/2"]) {
  test(`the form on ${path} is sent by the browser alone and answers with a reference`, async ({ page, siteUrl }) => {
    await page.goto(path)
    const company = `Ohne Skript ${path}`
    await page.locator("[name=name]").fill("Ilse Ohnescript")
    await page.locator("[name=company]").fill(company)
    await page.locator("[name=email]").fill("ilse@ohne.example")
    await page.locator("[name=text]").fill("Erste Zeile\nzweite Zeile")
    await page.locator("form[method=post] button[type=submit]").click()
    await expect(page).toHaveURL(/sent=LT-[0-9A-Z]{6}#request$/u)
    const reference = new URL(page.url()).searchParams.get("sent") ?? ""
    await expect(page.getByRole("status").filter({ hasText: reference })).toBeVisible()

    const stored = (await (await signInByApi(siteUrl)).get<Inquiry[]>("/request")).filter(
      (one) => one.company === company,
    )
    expect(stored).toHaveLength(1)
    expect(stored[0]).toMatchObject({ reference, verified: false, name: "Ilse Ohnescript" })
    expect(stored[0]?.text.split(/\r?\n/u)).toEqual(["Erste Zeile", "zweite Zeile"])
    expect(stored[0]?.source).toBe(path.includes("contact") ? "contact" : "availability")
  })
}

test("errors come back in the page, with everything that was typed", async ({ page, allowProblem }) => {
  allowProblem(/status of 422/u)
  await page.goto("/ru/contact")
  await page.locator("[name=name]").fill("Имя есть")
  await page.locator("[name=company]").fill("   ")
  await page.locator("[name=email]").fill("нет@адреса")
  await page.locator("[name=text]").fill("Комментарий остаётся")
  await page.getByRole("button", { name: "Отправить запрос" }).click()
  const summary = page.getByRole("alert").filter({ hasText: "Не заполнено или указано неверно" })
  await expect(summary.getByRole("link")).toHaveText([
    "Укажите, пожалуйста, вашу компанию.",
    "Адрес электронной почты неполный. Пример: name@company.com",
  ])
  await expect(page.getByRole("textbox", { name: "Имя" })).toHaveValue("Имя есть")
  await expect(page.getByRole("textbox", { name: "Эл. почта" })).toHaveValue("нет@адреса")
  await expect(page.getByRole("textbox", { name: "Комментарий" })).toHaveValue("Комментарий остаётся")
  await expect(page.getByRole("textbox", { name: "Компания" })).toHaveAttribute("aria-invalid", "true")
})

test("the menu and the languages work as plain links", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await page.goto("/en/service/3")
  await page.getByRole("button", { name: "Open menu" }).click()
  await page.getByRole("link", { name: "Deutsch" }).click()
  await expect(page).toHaveURL(/\/service\/3$/u)
  await expect(page.locator("html")).toHaveAttribute("lang", "de")
})
