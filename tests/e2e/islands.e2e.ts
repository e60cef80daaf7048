import type { Page } from "@playwright/test"
import { sample } from "./sample.ts"
import { expect, test } from "./fixtures.ts"
import { humanWays } from "./human-check.ts"
import { texts, untilHydrated } from "./public-pages.ts"

const { partList, layout } = texts.de
const chosen = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem("request_list") ?? "[]") as unknown[]).length)
const firstAdd = (page: Page) => page.getByRole("table").locator(".add-button").first()

test("a click counts once, at any time while the page hydrates", async ({ page }) => {
  await page.goto("/part-list/1")
  const client = await page.context().newCDPSession(page)
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 })
  for (const moment of sample(Array.from({ length: 20 }, (_, index) => index * 20))) {
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    const button = firstAdd(page)
    const box = await button.boundingBox()
    if (!box) throw new Error("The button is not in sight")
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(moment)
    await page.mouse.down()
    await page.mouse.up()
    await expect(button, `after ${moment} ms`).toHaveClass(/add-button-added/u)
    await untilHydrated(page)
    expect(await chosen(page), `after ${moment} ms`).toBe(1)
  }
})

test("a click before any script is queued and executed", async ({ page }) => {
  await page.route(
    ({ pathname }) => pathname.endsWith(".js"),
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    },
  )
  await page.goto("/part-list/1", { waitUntil: "domcontentloaded" })
  const button = firstAdd(page)
  await button.click()
  await expect(button).toHaveAttribute("aria-busy", "true")
  await expect(button).toHaveClass(/add-button-added/u)
  await expect(button).not.toHaveAttribute("aria-busy")
  expect(await chosen(page)).toBe(1)
  await page.goto("/")
  const services = page.getByRole("banner").getByRole("button", { name: layout.services })
  await services.click()
  await expect(services).toHaveAttribute("aria-expanded", "true")
})

test("the human check opens when its button was pressed before any script", async ({ page }) => {
  await page.route(
    ({ pathname }) => pathname.endsWith(".js"),
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    },
  )
  await page.goto("/contact", { waitUntil: "domcontentloaded" })
  const ways = humanWays(page)
  await ways.picture.click()
  await expect(page.getByRole("dialog")).toBeVisible()
  await expect(ways.note).toBeEmpty()
})

test("an untouched tab shows what another one has chosen", async ({ page, context }) => {
  await page.goto("/imprint")
  await expect(page.locator("html")).toHaveAttribute("data-alive", "")
  const link = page.locator(".main-bar-request")
  await expect(link).toHaveText(layout.requestQuote)
  const other = await context.newPage()
  await other.goto("/part-list/1")
  await firstAdd(other).click()
  await expect(other.locator(".main-bar-request")).toContainText("1")
  await expect(link).toContainText("1")
  await expect(page.locator("x-island[name=search-panel]")).not.toHaveAttribute("data-alive")
  await firstAdd(other).click()
  await expect(link).toHaveText(layout.requestQuote)
})

test("a chosen part is named in an untouched form", async ({ page }) => {
  await page.goto("/part-list/1")
  await firstAdd(page).click()
  await expect(firstAdd(page)).toHaveClass(/add-button-added/u)
  const number = await page.locator(".part-number a").first().innerText()
  await page.goto("/contact")
  await expect(page.getByRole("spinbutton", { name: new RegExp(number, "u") })).toBeVisible()
})

test("only dashboard documents contain the router's data", async ({ request }) => {
  const html = await (await request.get("/controller")).text()
  expect(html).toContain("streamController.enqueue(")
  expect(html).toContain("streamController.close()")
  for (const path of ["/", "/part-list/1"]) {
    const page = await (await request.get(path)).text()
    expect(page).not.toContain("__reactRouterContext")
    expect(page).not.toContain('<link rel="modulepreload"')
  }
})

test("paging, a filter and going back stay on the page and keep other input", async ({ page }) => {
  await page.goto("/part-list/1")
  await untilHydrated(page)
  const comment = page.getByRole("textbox", { name: texts.de.form.comment })
  await comment.fill("bis Freitag")
  const rows = page.getByRole("table").getByRole("row")
  const first = await rows.nth(1).innerText()
  await page.getByRole("link", { name: partList.next }).click()
  await expect(page).toHaveURL(/\?page=2$/u)
  await expect(page).toHaveTitle(/2/u)
  await expect(rows.nth(1)).not.toHaveText(first)
  await page.goBack()
  await expect(page).toHaveURL(/\/part-list\/1(?:-[a-z\d-]+)?$/u)
  await expect.poll(() => rows.nth(1).innerText()).toBe(first)
  await page.goForward()
  await expect.poll(() => rows.nth(1).innerText()).not.toBe(first)
  await expect(comment).toHaveValue("bis Freitag")
})

test("an island does not affect layout: the text is clear of the pictures above it", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto("/parts/1")
  const pictures = await page.locator(".gallery").boundingBox()
  const text = await page.locator(".prod-text").boundingBox()
  expect((text?.y ?? 0) - (pictures?.y ?? 0) - (pictures?.height ?? 0)).toBeGreaterThan(40)
})
