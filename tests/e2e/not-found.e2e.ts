import { expect, test } from "./fixtures.ts"
import { texts } from "./public-pages.ts"
import { sample } from "./sample.ts"

const addresses = [
  { path: "/gibt-es-nicht", language: "de" },
  { path: "/service/999", language: "de" },
  { path: "/service/abc", language: "de" },
  { path: "/part-list/999", language: "de" },
  { path: "/parts/99999", language: "de" },
  { path: "/fr/contact", language: "de" },
  { path: "/en/nowhere/at/all", language: "en" },
  { path: "/en/service/999", language: "en" },
  { path: "/en/parts/99999", language: "en" },
  { path: "/ru/part-list/0", language: "ru" },
  { path: "/ru/service/999", language: "ru" },
] as const

for (const { path, language } of sample(addresses, 1)) {
  test(`${path} is 404, in the language of the URL`, async ({ page, allowProblem }) => {
    allowProblem(/status of 404/u)
    const { errors } = texts[language]
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.locator("html")).toHaveAttribute("lang", language)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(errors.notFound)
    await expect(page).toHaveTitle(`${errors.notFoundTitle} | Leinetal Turbinen GmbH`)
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex")
    await page.getByRole("link", { name: errors.home, exact: true }).click()
    await expect(page).toHaveURL(language === "de" ? /\d\/$/u : new RegExp(`/${language}$`, "u"))
  })
}

test("a link to a deleted record shows the same page without a reload", async ({ page, allowProblem }) => {
  allowProblem(/status of 404/u)
  await page.goto("/en/nowhere")
  await page.getByRole("searchbox").fill("9047M11G01")
  await page.getByRole("main").getByRole("button", { name: "Search" }).click()
  await expect(page).toHaveURL(/\/en\/search\?q=9047M11G01$/u)
  await expect(page.getByRole("main")).toContainText("Actuator cylinder")
})
