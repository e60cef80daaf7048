import type { Locator, Page } from "@playwright/test"
import { expect, test } from "./fixtures.ts"
import { openChanged } from "./changed-page.ts"
import { texts, untilHydrated } from "./public-pages.ts"
import { sample } from "./sample.ts"

/** Fields in the HTML that accept input before any script is loaded. */
const fields = [
  { path: "/", id: "#hero-search" },
  { path: "/part-list/1", id: "#part-query" },
  { path: "/search?q=seal", id: "#page-q" },
]

const typed = "l-31742"

/** Delays every script, so that it runs between two keystrokes. */
async function delayScripts(page: Page, delay: number): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.endsWith(".js"),
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay))
      await route.continue()
    },
  )
}

const selectionOf = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])

for (const [turn, delay] of [0, 60, 250].entries())
  for (const { path, id } of sample(fields, turn))
    test(`nothing typed at once into ${id} is lost when scripts take ${delay} ms`, async ({ page }) => {
      if (delay > 0) await delayScripts(page, delay)
      await page.goto(path, { waitUntil: "commit" })
      const field = page.locator(id)
      await field.click()
      await field.selectText()
      await page.keyboard.type(typed, { delay: 40 })
      await expect(field).toHaveValue(typed)
      await page.keyboard.press("Shift+ArrowLeft")
      await untilHydrated(page)
      await expect(field).toBeFocused()
      await expect(field).toHaveValue(typed)
      expect(await selectionOf(field)).toEqual([typed.length - 1, typed.length])
      await page.keyboard.type("5")
      await expect(field).toHaveValue("l-31745")
    })

test("text typed into the home page's field before its script loads is searched", async ({ page }) => {
  await delayScripts(page, 250)
  await page.goto("/", { waitUntil: "commit" })
  const field = page.locator("#hero-search")
  await field.click()
  await page.keyboard.insertText("9047m11g")
  await untilHydrated(page)
  await expect(page.getByRole("option").first()).toContainText("9047M11G01")
  await expect(field).toHaveValue("9047m11g")
})

test("a quantity typed before the script is the list's, also where a translation has changed the page", async ({
  page,
}) => {
  for (const change of [null, "replaced texts"] as const) {
    const release = await openChanged(page, "/contact?number=9047M11G01&quantity=2", change)
    const quantity = page.getByRole("spinbutton")
    await quantity.fill("7")
    await release()
    const stored = () => page.evaluate(() => localStorage.getItem("request_list") ?? "")
    await expect.poll(stored, String(change)).toContain('"quantity":7')
    await page.getByRole("textbox", { name: texts.de.form.name }).focus()
    await expect(quantity).toHaveValue("7")
    await page.evaluate(() => localStorage.clear())
    await page.goto("about:blank")
  }
})
