import type { Locator, Page } from "@playwright/test"
import { expect, test } from "./fixtures.ts"
import { openHydrated, texts } from "./public-pages.ts"

const { layout, home, pages, partList, form, humanCheck, contact } = texts.de

/** Presses Tab until the element has focus; more presses than the page has stops would be a trap. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 200; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press("Tab")
  }
  throw new Error("Tab does not get there")
}

test("the skip link comes first and leads to the content", async ({ page }) => {
  await openHydrated(page, "/imprint")
  await page.keyboard.press("Tab")
  const skip = page.getByRole("link", { name: layout.skip })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press("Enter")
  await page.keyboard.press("Tab")
  expect(await page.evaluate(() => document.activeElement?.closest("main")?.id)).toBe("main")
})

test("a menu of the bar opens by Enter and Space, is navigated by Tab, and marks the current page", async ({
  page,
}) => {
  await openHydrated(page, "/service/3")
  const services = page.getByRole("banner").getByRole("button", { name: layout.services })
  const spares = page.getByRole("banner").getByRole("button", { name: layout.spareParts })
  await expect(services).toHaveAttribute("aria-current", "true")
  await tabTo(page, services)
  await page.keyboard.press("Space")
  await expect(services).toHaveAttribute("aria-expanded", "true")
  await page.keyboard.press("Space")
  await expect(services).toHaveAttribute("aria-expanded", "false")
  await page.keyboard.press("Enter")
  await page.keyboard.press("Tab")
  await expect(page.locator("#menu-services a").first()).toBeFocused()
  await tabTo(page, spares)
  await expect(services).toHaveAttribute("aria-expanded", "false")
  await services.hover()
  await expect(services).toHaveAttribute("aria-expanded", "true")
  await page.keyboard.press("Escape")
  await expect(services).toHaveAttribute("aria-expanded", "false")
})

test("the drawer traps the focus until it closes", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await openHydrated(page, "/imprint")
  const opener = page.getByRole("button", { name: layout.openMenu })
  await tabTo(page, opener)
  await page.keyboard.press("Enter")
  const drawer = page.getByRole("dialog", { name: layout.menu })
  await expect(drawer).toBeVisible()
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press("Tab")
    const where = await page.evaluate(() => document.activeElement?.closest("#site-drawer, body")?.id)
    expect(["site-drawer", ""]).toContain(where)
  }
  await page.mouse.click(5, 400)
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
})

test("category tabs follow the arrows, open by Enter, and name their panel", async ({ page }) => {
  await openHydrated(page, "/gas-turbina")
  const tabs = page.getByRole("tablist", { name: pages.gasTurbines.families }).getByRole("tab")
  const count = await tabs.count()
  await tabTo(page, tabs.first())
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true")
  for (const [key, at] of [
    ["ArrowRight", 1],
    ["End", count - 1],
    ["ArrowRight", 0],
    ["ArrowLeft", count - 1],
    ["Home", 0],
    ["ArrowRight", 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tabs.nth(at)).toBeFocused()
    await expect(tabs.nth(at)).toHaveAttribute("tabindex", "0")
  }
  await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "false")
  await page.keyboard.press("Enter")
  await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true")
  const name = (await tabs.nth(1).innerText()).split(/\s/u)[0] ?? ""
  const panel = page.getByRole("tabpanel", { name: new RegExp(`^${name}`, "u") })
  await expect(panel).toHaveAttribute("aria-busy", "false")
  const first = panel.getByRole("table").getByRole("link").first()
  await tabTo(page, first)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/parts\/\d+-[a-z\d-]+$/u)
})

test("a list is paged by keyboard, announces its page, and a row is added and removed", async ({ page }) => {
  await openHydrated(page, "/part-list/1")
  await tabTo(page, page.getByRole("button", { name: /^Nummer .+ kopieren$/u }).first())
  const add = page.getByRole("button", { name: /in die Anfrage aufnehmen$/u }).first()
  await tabTo(page, add)
  await page.keyboard.press("Space")
  await expect(page.getByRole("banner").getByRole("link", { name: "1 Position in der Anfrage" })).toBeVisible()
  await page.keyboard.press("Space")
  await expect(page.getByRole("banner").getByRole("link", { name: layout.requestQuote, exact: true })).toBeVisible()
  await tabTo(page, page.getByRole("link", { name: partList.next }))
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\?page=2$/u)
  await expect(page.getByRole("status").filter({ hasText: partList.page(2, 21) })).toBeAttached()
  await expect(page.getByRole("region", { name: partList.table })).toBeFocused()
  await expect(page.getByRole("link", { name: partList.previous })).toBeEnabled()
})

test("the pictures of the home page stop on focus and show the chosen one", async ({ page }) => {
  await openHydrated(page, "/")
  const pictures = page.getByRole("region", { name: home.pictures.label })
  await expect(pictures).toHaveAttribute("aria-roledescription", "carousel")
  const pause = pictures.getByRole("button", { name: home.pictures.pause })
  const play = pictures.getByRole("button", { name: home.pictures.play })
  await expect(pause).toBeVisible()
  await tabTo(page, pictures.getByRole("button").first())
  await expect(play).toBeFocused()
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  const second = pictures.getByRole("button", { name: home.pictures.position(2, 4) })
  await expect(second).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(second).toBeFocused()
  await expect(second).toHaveAttribute("aria-current", "true")
  await expect(pictures.getByRole("group", { name: home.pictures.position(2, 4) })).toBeVisible()
  await expect(pictures.getByRole("group", { name: home.pictures.position(1, 4) })).toBeHidden()
})

test("a dialog traps the focus and returns it; a wrong code is reported and a new one loaded", async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 422/u)
  await openHydrated(page, "/contact")
  const box = page.getByRole("button", { name: form.human.byPicture })
  await tabTo(page, box)
  await page.keyboard.press("Space")
  const dialog = page.getByRole("dialog")
  const code = dialog.getByRole("textbox")
  await expect(code).toBeFocused()
  await expect(dialog.getByRole("img", { name: humanCheck.picture })).toBeVisible()
  await page.keyboard.type("000000")
  await page.keyboard.press("Enter")
  await expect(dialog.getByRole("alert").filter({ hasText: humanCheck.wrong })).toBeVisible()
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press("Tab")
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || Boolean(document.activeElement?.closest("dialog")),
    )
    expect(isInside).toBe(true)
  }
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(box).toBeFocused()
})

test("numbers are pasted and files removed without a mouse", async ({ page }) => {
  await openHydrated(page, "/contact")
  const summary = page.locator("summary", { hasText: contact.paste.title })
  await tabTo(page, summary)
  await page.keyboard.press("Enter")
  await page.keyboard.press("Tab")
  await page.keyboard.insertText("9047M11G03 x 2")
  await tabTo(page, page.getByRole("button", { name: texts.de.paste.check }))
  await page.keyboard.press("Enter")
  await expect(page.locator(".looked-up")).toBeFocused()
  await tabTo(page, page.getByRole("button", { name: texts.de.paste.add(1) }))
  await page.keyboard.press("Enter")
  await expect(page.getByRole("spinbutton", { name: "Menge 9047M11G03" })).toHaveValue("2")
  await expect(summary).toBeFocused()

  await openHydrated(page, "/careers")
  const chooser = page.locator("input[type=file]")
  await tabTo(page, chooser)
  await chooser.setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") })
  await expect(page.getByRole("status").filter({ hasText: texts.de.files.added(["cv.pdf"]) })).toBeAttached()
  await tabTo(page, page.getByRole("button", { name: texts.de.files.remove("cv.pdf") }))
  await page.keyboard.press("Enter")
  await expect(chooser).toBeFocused()
})
