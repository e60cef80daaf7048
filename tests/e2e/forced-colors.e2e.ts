import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures.ts"
import { languages, localPath, openHydrated, publicPages } from "./public-pages.ts"
import { sample, sampleOne } from "./sample.ts"

test.use({ contextOptions: { forcedColors: "active" } })

/**
 * Returns texts without a background, fields and boxes without an edge, which are indistinguishable in forced colours.
 */
function findUnseen(): string[] {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/gu) ?? []).map(Number).map((value) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (left: string, right: string) => {
    const [low = 0, high = 0] = [luminance(left), luminance(right)].sort((a, b) => a - b)
    return (high + 0.05) / (low + 0.05)
  }
  const isOpaque = (color: string) => !/^rgba\(.*, 0\)$|^transparent$/u.test(color)
  const backgroundOf = (element: Element | null): string => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at)
      if (isOpaque(backgroundColor)) return backgroundColor
    }
    return "rgb(255, 255, 255)"
  }
  const seen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest(".visually-hidden, svg, picture, option")
  const hasText = (element: Element) =>
    [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
  const faint = [...document.body.querySelectorAll("*")]
    .filter((element) => seen(element) && hasText(element) && !element.closest("[aria-disabled=true]"))
    .filter((element) => contrast(getComputedStyle(element).color, backgroundOf(element)) < 4.5)
  const hasEdge = (element: Element) => {
    const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element)
    return (
      borderTopStyle !== "none" &&
      parseFloat(borderTopWidth) > 0 &&
      contrast(borderTopColor, backgroundOf(element.parentElement)) >= 3
    )
  }
  // The browser itself draws checkboxes, radio buttons and file fields.
  const fields = [
    ...document.querySelectorAll(
      "input:not([type=checkbox], [type=radio], [type=hidden], [type=file]), textarea, .button, .alert, .plate",
    ),
  ]
    .filter(seen)
    .filter(
      (field) =>
        !hasEdge(field) &&
        !(field.closest(".finder-box, .stepper") && hasEdge(field.closest(".finder-box, .stepper") ?? field)),
    )
  return [...faint, ...fields].map((element) => element.outerHTML.slice(0, 120))
}

async function expectAllSeen(page: Page): Promise<void> {
  expect.soft(await page.evaluate(findUnseen), page.url()).toEqual([])
}

test("no text, field or button of a public page is lost in forced colours", async ({ page }) => {
  for (const path of sample(publicPages, 2)) {
    await openHydrated(page, path)
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, forcedColors: "active" })
      await expectAllSeen(page)
    }
  }
})

test("a marked hit differs from the rest of its number, also in a link", async ({ page }) => {
  for (const language of sampleOne(languages)) {
    await page.goto(localPath(language, "/part-list/1?query=9047M11"))
    const marks = page.locator(".parts mark")
    expect(await marks.count()).toBeGreaterThan(2)
    await expect(page.locator(".parts .part-substitute a mark").first()).toBeVisible()
    const same = await marks.evaluateAll(
      (list) =>
        list.filter((mark) => {
          const { color, backgroundColor } = getComputedStyle(mark)
          const row = getComputedStyle(mark.closest("tr") ?? mark).backgroundColor
          return color === backgroundColor || backgroundColor === row || backgroundColor === "rgba(0, 0, 0, 0)"
        }).length,
    )
    expect(same).toBe(0)
    await expectAllSeen(page)
  }
})

test("the focus is visible around everything that Tab reaches on the home page", async ({ page }) => {
  await openHydrated(page, "/")
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press("Tab")
    const outline = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return "none"
      const drawn = [element, element.parentElement, element.closest(".finder-box")].map((at) => {
        const style = at && getComputedStyle(at)
        return style && style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2
      })
      return drawn.some(Boolean) ? "drawn" : element.outerHTML.slice(0, 120)
    })
    expect.soft(outline).toBe("drawn")
  }
})
