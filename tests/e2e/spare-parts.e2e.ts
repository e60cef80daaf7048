import type { ProductCard } from "#contract/product.ts"
import { expect, test } from "./fixtures.ts"
import { languages, localPath, texts } from "./public-pages.ts"
import { sampleOne } from "./sample.ts"

const products = async (siteUrl: string, language: string) =>
  (await (await fetch(`${siteUrl}/api/product?lang=${language.toUpperCase()}`)).json()) as ProductCard[]

test("a card for each family is 350 to 400 px wide, and no picture is shown twice", async ({ page }) => {
  await page.goto("/spare-parts")
  const cards = page.locator("main .card")
  await expect(cards).toHaveCount(5)
  for (const [width, least] of [
    [1920, 350],
    [1440, 350],
    [1160, 350],
    [768, 350],
    [700, 350],
    [412, 350],
    [360, 320],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    for (const card of await cards.all()) {
      const box = await card.boundingBox()
      expect.soft(box?.width, `at ${width} px`).toBeGreaterThanOrEqual(least)
      expect.soft(box?.width, `at ${width} px`).toBeLessThanOrEqual(400)
    }
  }
  const pictures = await cards.locator("img").evaluateAll((images) => images.map((image) => image.getAttribute("src")))
  expect(new Set(pictures).size).toBe(5)
})

for (const language of sampleOne(languages, 2))
  test(`every model is listed once in its family, with type and power (${language})`, async ({ page, siteUrl }) => {
    await page.goto(localPath(language, "/spare-parts"))
    const rows = page.locator("main table.models tbody tr")
    const known = await products(siteUrl, language)
    expect(known.length).toBeGreaterThan(30)
    const shown = await rows.evaluateAll((list) =>
      list.map((row) => ({ href: row.querySelector("a")?.getAttribute("href"), text: row.textContent })),
    )
    // The words after the number are the title's.
    const numbered = (href = "") => href.replace(/^(.*\/parts\/\d+)-.*$/u, "$1")
    expect(shown.map(({ href }) => numbered(href ?? "")).toSorted()).toEqual(
      known.map(({ id }) => localPath(language, `/parts/${id}`)).toSorted(),
    )
    for (const { id, type, model, power } of known) {
      const row = shown.find(({ href }) => numbered(href ?? "") === localPath(language, `/parts/${id}`))
      expect.soft(row?.text).toContain(type)
      expect.soft(row?.text).toContain(model)
      if (power !== null) expect.soft(row?.text).toContain(String(power).replace(".", language === "en" ? "." : ","))
    }
  })

test("on a phone the form is one click away, and the page is half as long as its products", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  for (const language of sampleOne(languages)) {
    await page.goto(localPath(language, "/spare-parts"))
    const toForm = page.getByRole("main").getByRole("link", { name: texts[language].pages.spareParts.preOrder.form })
    await expect(toForm).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(780 * 13)
    await toForm.click()
    await expect(page.locator("#request-title")).toBeInViewport()
  }
})
