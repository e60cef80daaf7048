import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures.ts"
import { localPath, openHydrated, publicPages } from "./public-pages.ts"
import { sample } from "./sample.ts"

/** WCAG 1.4.12: text spacing that a reader may set without losing content. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

for (const path of sample(publicPages, 1))
  test(`${path} can be read enlarged, spaced out, in the reader's colours and without motion`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    // The longest words are Russian.
    await openHydrated(page, localPath("ru", path))
    await page.emulateMedia({ reducedMotion: "reduce" })
    expect(await page.evaluate(countMoving), "moves in spite of the wish for less motion").toBe(0)

    await expectNothingLost(page, "at 100 %")
    await page.setViewportSize({ width: 640, height: 400 })
    await expectNothingLost(page, "at 200 %")
    await page.setViewportSize({ width: 320, height: 256 })
    await expectNothingLost(page, "at 400 %")
    await addStyles(page, spacing)
    await expectNothingLost(page, "at 400 % and spaced out")
    await page.setViewportSize({ width: 1280, height: 800 })
    await expectNothingLost(page, "spaced out")
    await setLetters(page, 32)
    await expectNothingLost(page, "with letters twice as large, spaced out")
    await addStyles(page, "")
    await expectNothingLost(page, "with letters twice as large")
    await setLetters(page, 16)

    await page.emulateMedia({ forcedColors: "active" })
    expect(await page.evaluate(findUnmarked), "told by a background alone").toEqual([])
  })

/** Adds styles as browser settings do; the page's policy forbids style elements. */
async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet()
    await sheet.replace(text)
    document.adoptedStyleSheets = text ? [...document.adoptedStyleSheets, sheet] : []
  }, css)
}

/** Sets the browser's font size in px, without zoom. */
async function setLetters(page: Page, standard: number): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } })
  await page.waitForFunction((size) => getComputedStyle(document.documentElement).fontSize === `${size}px`, standard)
}

async function expectNothingLost(page: Page, when: string): Promise<void> {
  const { wider, cut } = await page.evaluate(findLost)
  expect.soft(wider, `${page.url()} ${when} sticks out by px`).toBeLessThanOrEqual(0)
  expect.soft(cut, `${page.url()} ${when} cuts text`).toEqual([])
}

/** Returns the sideways overflow of the page, and texts cut by their own box. */
function findLost(): { wider: number; cut: string[] } {
  const { scrollWidth, clientWidth } = document.documentElement
  const isCut = (element: Element) => {
    const { overflowX, overflowY, display } = getComputedStyle(element)
    const clips = (overflow: string) => overflow === "hidden" || overflow === "clip"
    if (display === "inline" || element.clientWidth < 2 || element.closest("svg, .visually-hidden, dialog:not([open])"))
      return false
    const hasText = [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
    if (!hasText || !element.checkVisibility({ visibilityProperty: true })) return false
    return (
      (clips(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (clips(overflowY) && element.scrollHeight > element.clientHeight + 1)
    )
  }
  const cut = [...document.body.querySelectorAll("*")].filter(isCut)
  return {
    wider: scrollWidth - clientWidth,
    cut: cut.map(({ tagName, className, textContent }) => `${tagName}.${className}: ${textContent.slice(0, 40)}`),
  }
}

function countMoving(): number {
  return document
    .getAnimations()
    .filter(({ playState, effect }) => playState === "running" && Number(effect?.getComputedTiming().duration) > 10)
    .length
}

/**
 * Returns buttons without edge, current items without line and fields without border: forced colours remove
 * backgrounds.
 */
function findUnmarked(): string[] {
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const hasEdge = (element: Element) => {
    const style = getComputedStyle(element)
    return style.borderTopStyle !== "none" && parseFloat(style.borderTopWidth) > 0
  }
  const isLined = (element: Element) => {
    const { textDecorationLine, outlineStyle } = getComputedStyle(element)
    return textDecorationLine.includes("underline") || outlineStyle !== "none"
  }
  const currents = ".main-menu [aria-current], .langs [aria-current], [role=tab][aria-selected=true]"
  const missing = [
    ...[...document.querySelectorAll(".button, .main-bar-request, .input")].filter(
      (element) => isSeen(element) && !hasEdge(element),
    ),
    ...[...document.querySelectorAll(currents)].filter((element) => isSeen(element) && !isLined(element)),
  ]
  return missing.map(({ outerHTML }) => outerHTML.slice(0, 100))
}
