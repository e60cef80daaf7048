import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures.ts"
import { openHydrated, publicPages } from "./public-pages.ts"
import { sample } from "./sample.ts"

for (const path of sample(publicPages, 2)) {
  test(`Tab goes through ${path} and back, and the focus is always visible`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: "reduce" })
    await openHydrated(page, path)
    const forth = await walk(page, "Tab")
    expect(forth[0]?.name).toBe("Zum Inhalt")
    expect(forth.length).toBeGreaterThan(20)
    // Without browser toolbars, Shift+Tab starts at the last stop and would wrap around.
    const back = await walk(page, "Shift+Tab", forth.length)
    expect(back.map(({ name }) => name)).toEqual(forth.map(({ name }) => name).toReversed())
    for (const { name, trouble } of [...forth, ...back]) expect.soft(trouble, name).toBe("")
    await test.info().attach(`walk of ${path}`, { body: forth.map(({ name }) => name).join("\n") })
  })
}

interface Stop {
  name: string
  trouble: string
}

const maxStops = 300

/** Tabs until the focus leaves the page, or for the given number of stops. */
async function walk(page: Page, key: "Tab" | "Shift+Tab", most = maxStops): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < most) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(describeFocus)
    if (!stop) return stops
    stops.push(stop)
  }
  if (most < maxStops) return stops
  throw new Error(`the focus does not leave the page; it ended on ${stops.at(-1)?.name}`)
}

function describeFocus(): { name: string; trouble: string } | null {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return null
  const name = (focused.getAttribute("aria-label") ?? focused.textContent.trim()) || `${focused.tagName} ${focused.id}`
  // Checkboxes and file fields are clicked by their label.
  const isLabelled = focused instanceof HTMLInputElement && ["checkbox", "file"].includes(focused.type)
  const target = (isLabelled && focused.labels?.[0]) || focused
  const box = [...target.getClientRects()].find(({ width, height }) => width > 1 && height > 1)
  if (!box) return { name, trouble: "is not there to be seen" }
  // Of a tall field the browser scrolls to the line of the cursor.
  const seen = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 24))
  if (!seen) return { name, trouble: "is out of sight" }
  if (!target.contains(seen) && !seen.contains(target))
    return { name, trouble: `is covered by ${seen.outerHTML.slice(0, 80)}` }
  const frames = [focused, target, focused.parentElement ?? focused].map((element) => getComputedStyle(element))
  const isMarked = frames.some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && parseFloat(outlineWidth) >= 2,
  )
  return { name, trouble: isMarked ? "" : "does not show its focus" }
}

test("Escape closes what is open and returns the focus", async ({ page }) => {
  await openHydrated(page, "/contact")
  const services = page.getByRole("button", { name: "Leistungen" })
  await services.press("Enter")
  await expect(services).toHaveAttribute("aria-expanded", "true")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Escape")
  await expect(services).toBeFocused()
  await expect(services).toHaveAttribute("aria-expanded", "false")

  const box = page.getByRole("button", { name: "Zeichen abtippen" })
  await box.press("Space")
  await expect(page.getByRole("dialog", { name: "Geben Sie die sechs Zeichen ein" })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(box).toBeFocused()
})

test("the drawer traps the focus and returns it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await openHydrated(page, "/")
  const opener = page.getByRole("button", { name: "Menü öffnen" })
  await opener.press("Enter")
  const drawer = page.getByRole("dialog", { name: "Menü" })
  await expect(drawer).toBeVisible()
  await expect(drawer.locator(":focus")).toHaveCount(1)
  const services = drawer.getByRole("button", { name: "Leistungen" })
  const spares = drawer.getByRole("button", { name: "Ersatzteile" })
  await services.press("Enter")
  await expect(services).toHaveAttribute("aria-expanded", "true")
  await spares.press("Enter")
  await expect(services).toHaveAttribute("aria-expanded", "false")
  await page.keyboard.press("Escape")
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
})
