import { setTimeout as sleep } from "node:timers/promises"
import { slowPhone } from "#tests/harness/raw-browser/prepare-page.ts"
import type { RawBrowser } from "#tests/harness/raw-browser/raw-browser.ts"
import { attempt } from "./attempt.ts"
import type { Figure } from "./compare.ts"

const untouchedMs = 5_000
// Tall enough for the table's first row, because scrolling would be a touch.
const height = 2_400
const button = ".part-add button"

// The button's label says that the part was added; a class or aria-busy alone may only show the click.
const noteAdding = `
  const label = () => document.querySelector(${JSON.stringify(button)})?.textContent
  addEventListener("DOMContentLoaded", () => {
    const before = label()
    new MutationObserver((_, observer) => {
      if (label() === before) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => (globalThis.addedAt = Date.now())))
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
`

/**
 * Returns the time from the first click on an untouched part list to the part being in the request list, on a slow
 * phone.
 */
export function measureFirstPress(url: string, browser: RawBrowser): Promise<Figure[]> {
  const line = { name: "first press on /part-list/1, slow 4G, CPU ÷ 4", unit: "ms" }
  return attempt([line], async () => {
    const tab = await browser.newTab({ height, initScript: noteAdding, throttle: slowPhone })
    try {
      await tab.goto(`${url}/part-list/1`)
      await sleep(untouchedMs)
      const { pressed } = await tab.click(await tab.find(button))
      return [(await tab.waitFor<number>("globalThis.addedAt")) - pressed]
    } finally {
      await tab.close()
    }
  })
}
