import type { Locator } from "@playwright/test"
import { expect, test } from "./fixtures.ts"
import { languages, localPath, texts } from "./public-pages.ts"
import { sampleOne } from "./sample.ts"

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } })

async function expectInFirstScreen(element: Locator): Promise<void> {
  const box = await element.boundingBox()
  expect(box?.y, element.toString()).toBeGreaterThanOrEqual(0)
  expect((box?.y ?? 0) + (box?.height ?? Number.NaN), element.toString()).toBeLessThanOrEqual(640)
}

for (const language of sampleOne(languages)) {
  const { partRequest, layout, requestList, part } = texts[language]

  test(`the first screen of a part page has number, successor and both actions; the rest is folded (${language})`, async ({
    page,
  }) => {
    await page.goto(localPath(language, "/part/9035m58g02"))
    const add = page.getByRole("button", { name: partRequest.add })
    const call = page.locator(".part-actions").getByRole("link", { name: layout.call })
    await expect(page.getByRole("heading", { level: 1, name: "9035M58G02", exact: true })).toBeVisible()
    for (const element of [page.locator(".part-page-text"), page.locator(".superseded-banner"), add, call])
      await expectInFirstScreen(element)
    await expectInFirstScreen(page.getByRole("spinbutton", { name: partRequest.quantity }))
    await expect(call).toHaveAttribute("href", /^tel:\+\d+$/u)
    const items = page.getByText(part.send.items[0]?.title ?? "")
    await expect(items).toBeHidden()
    await page.getByRole("heading", { name: part.send.title }).click()
    await expect(items).toBeVisible()
    await add.click()
    await expect(page.getByRole("list", { name: requestList.title })).toContainText("9035M58G03")
  })

  test(`the first hit of a search is in the first screen, below one row of filters (${language})`, async ({ page }) => {
    await page.goto(localPath(language, "/search?q=9047M11"))
    await expectInFirstScreen(page.locator(".search-hit").first())
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360)
  })
}

test("wider, everything of a part page is shown and no summary takes the focus", async ({ page }) => {
  await page.setViewportSize({ width: 1_440, height: 900 })
  await page.goto("/part/9035m58g02")
  await expect(page.getByText(texts.de.part.send.items[0]?.title ?? "")).toBeVisible()
  await expect(page.getByLabel(/^Gebraucht bis/u)).toBeVisible()
  await expect(page.locator(".part-page-block summary").first()).toBeHidden()
  await expect(page.getByRole("heading", { name: texts.de.part.send.title })).toBeVisible()
})
