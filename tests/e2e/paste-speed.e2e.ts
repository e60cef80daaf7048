import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures.ts"
import { openHydrated } from "./public-pages.ts"

const list = readFileSync(join(import.meta.dirname, "../../seed/content/spares/01-lm2500.tsv"), "utf8").trimEnd()

/** Milliseconds from the next press on a button to the frame that shows the first rows of the pasted table. */
const untilRowsAreShown = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let pressed = 0
        addEventListener("click", () => (pressed = performance.now()), { capture: true, once: true })
        new MutationObserver((_, observer) => {
          if (!document.querySelector(".pasted tbody tr")) return
          observer.disconnect()
          // What is posted from a frame comes after it is painted.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - pressed)
          requestAnimationFrame(() => port2.postMessage(null))
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )

test("412 pasted rows stand as a table in 300 ms", { tag: "@measured" }, async ({ page }) => {
  const times: number[] = []
  for (let turn = 0; turn < 5; turn++) {
    await openHydrated(page, "/contact")
    await page.getByText("Teilenummern einfügen").click()
    await page.getByRole("textbox", { name: /^Teilenummern, als Text/u }).fill(list)
    const check = page.getByRole("button", { name: "Nummern prüfen" })
    await expect(check).toBeVisible()
    const [shown] = await Promise.all([untilRowsAreShown(page), check.click()])
    times.push(shown)
    await expect(page.locator(".pasted tbody tr")).toHaveCount(412)
  }
  const found = `first rows after ${times.map((time) => time.toFixed(0)).join(", ")} ms`
  test.info().annotations.push({ type: "measured", description: found })
  console.info(found)
  expect(times.toSorted((a, b) => a - b)[2], found).toBeLessThan(300)
})
