import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures.ts"
import { confirmHuman } from "./human-check.ts"
import { fillInquiry, sender, storedInquiries } from "./request-form.ts"
import { languages, localPath, openHydrated, texts, untilHydrated } from "./public-pages.ts"
import { sampleOne } from "./sample.ts"

/** Aborts requests, as after a crash of the server. */
const takeServerAway = (page: Page, addresses = /./u) =>
  page.route(addresses, (route) => route.abort("connectionrefused"))
const bringServerBack = (page: Page) => page.unrouteAll({ behavior: "wait" })

test.beforeEach(({ allowProblem }) => allowProblem(/ERR_CONNECTION_REFUSED|Failed to fetch/u))

for (const language of sampleOne(languages, 1)) {
  const { layout, errors, partList, search, pages } = texts[language]

  test(`blocks that cannot be loaded say so and load when the server is back (${language})`, async ({ page }) => {
    await openHydrated(page, localPath(language, "/part-list/1"))
    await page.mouse.move(5, 5)
    await page.waitForLoadState("networkidle")
    await takeServerAway(page)
    await page.getByRole("link", { name: partList.next }).click()
    const list = page.getByRole("alert").filter({ hasText: partList.failed })
    await expect(list).toBeVisible()
    await expect(page.getByRole("table")).toHaveCount(0)
    await bringServerBack(page)
    await list.getByRole("button", { name: errors.tryAgain }).click()
    await expect(page.getByRole("table", { name: partList.table }).getByRole("row")).toHaveCount(21)
    await expect(page).toHaveURL(/\?page=2$/u)

    await takeServerAway(page)
    await page.getByRole("button", { name: layout.openSearch }).click()
    await page.keyboard.type("90")
    const plain = page.locator("#site-q")
    await expect(plain).toBeFocused()
    await expect(plain).toHaveValue("90")
    await page.keyboard.type("4")
    await bringServerBack(page)
    const panel = page.getByRole("alert").filter({ hasText: errors.notLoaded })
    await panel.getByRole("button", { name: errors.tryAgain }).click()
    const field = page.getByRole("combobox", { name: layout.search.label })
    await expect(field).toBeFocused()
    await expect(field).toHaveValue("904")
    await takeServerAway(page)
    await page.keyboard.type("7")
    await expect(page.getByText(search.failed).first()).toBeVisible()
    await bringServerBack(page)
    await page.getByRole("search").getByRole("button", { name: errors.tryAgain }).click()
    await expect(page.getByRole("option").first()).toBeVisible()
    await expect(field).toHaveValue("9047")

    await openHydrated(page, localPath(language, "/gas-turbina"))
    await takeServerAway(page)
    const tab = page.getByRole("tab").nth(1)
    await tab.click()
    const shelf = page.getByRole("alert").filter({ hasText: pages.gasTurbines.failed })
    await expect(shelf).toBeVisible()
    await bringServerBack(page)
    await shelf.getByRole("button", { name: errors.tryAgain }).click()
    await expect(tab).toBeFocused()
    await expect(page.getByRole("tabpanel").getByRole("table")).toBeVisible()
  })
}

test("a form keeps its input while the server is away, says what happened, and is sent when it is back", async ({
  page,
}) => {
  const { form } = texts.de
  await openHydrated(page, "/contact")
  await fillInquiry(page, "Ohne Verbindung GmbH")
  // The browser keeps what was typed for Back a second later.
  await page.waitForTimeout(1_500)
  await takeServerAway(page)
  await expect(page.goto("/imprint")).rejects.toThrow()
  await bringServerBack(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/contact$/u)
  await untilHydrated(page)
  await expect(page.getByRole("textbox", { name: form.comment })).toHaveValue(sender.text)
  await confirmHuman(page)
  await takeServerAway(page, /\/api\//u)
  await page.getByRole("button", { name: form.send }).click()
  await expect(page.getByRole("alert").filter({ hasText: form.failed.offline })).toBeVisible()
  await bringServerBack(page)
  await page.getByRole("button", { name: form.tryAgain }).click()
  await expect(page.getByText(form.sent)).toBeVisible()
})

test("an island with blocked scripts stays unchanged, and hydrates when they load", async ({ page }) => {
  await takeServerAway(page, /\/assets\/(?!entry|start).*\.js/u)
  await page.goto("/part-list/1")
  const add = page.getByRole("table").getByRole("button", { name: texts.de.partList.add }).first()
  await add.click()
  await expect(add).not.toHaveAttribute("aria-busy")
  await expect(add).not.toHaveClass(/add-button-added/u)
  const alert = page.getByRole("alert").filter({ hasText: texts.de.errors.controlNotLoaded })
  await expect(alert).toBeVisible()
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(21)
  await bringServerBack(page)
  await expect(async () => {
    await add.click()
    await expect(page.getByRole("table").getByRole("button", { name: texts.de.partList.added }).first()).toBeVisible({
      timeout: 1_000,
    })
  }).toPass()
  await expect(alert).toBeHidden()
})

test("a form whose scripts are blocked is posted by the browser with the chosen parts", async ({ page, siteUrl }) => {
  const { form, partList } = texts.de
  await openHydrated(page, "/part-list/1?query=9047M11G01")
  await page.getByRole("table").getByRole("button", { name: partList.add }).first().click()
  await takeServerAway(page, /\/assets\/(?!entry|start).*\.js/u)
  await page.goto("/contact")
  for (const [name, value] of Object.entries({ name: sender.name, company: "Funkloch GmbH", email: sender.email }))
    await page.locator(`form[method=post] [name=${name}]`).fill(value)
  await page.getByRole("button", { name: form.send }).click()
  await expect(page).toHaveURL(/[?&]sent=LT-/u)
  const [stored] = await storedInquiries(siteUrl, "Funkloch GmbH")
  expect(stored).toMatchObject({ verified: false, items: [{ partnumber: "9047M11G01" }] })
})

test("without the start script menus open by style, and a press that has no effect says so", async ({ page }) => {
  const { layout, errors, form } = texts.de
  await takeServerAway(page, /\/assets\/.*\.js/u)
  await page.goto("/part-list/1")
  const alert = page.getByRole("alert").filter({ hasText: errors.controlNotLoaded })
  const services = page.getByRole("banner").getByRole("button", { name: layout.services })
  await services.hover()
  await expect(page.locator("#menu-services")).toBeVisible()
  await expect(alert).toBeHidden()
  await page.mouse.move(5, 500)
  await page.getByRole("textbox", { name: form.comment }).fill("bis Freitag")
  await page.getByRole("table").getByRole("button", { name: texts.de.partList.add }).first().click()
  await expect(alert).toBeVisible()

  await page.setViewportSize({ width: 360, height: 700 })
  await page.getByRole("button", { name: layout.openMenu }).click()
  await expect(page.locator("#drawer-services").getByRole("link").first()).toBeVisible()
  await page.getByRole("dialog").getByRole("button", { name: layout.close }).click()
  await bringServerBack(page)
  await alert.getByRole("button", { name: errors.reload }).click()
  await untilHydrated(page)
  await expect(alert).toBeHidden()
  await expect(page.getByRole("textbox", { name: form.comment })).toHaveValue("bis Freitag")
})
