import type { Page } from "@playwright/test"

/**
 * Waits until the text editor has taken over where the browser's cursor is. It does so shortly after the press or the
 * click: a person is never quicker, a test is.
 */
export async function cursorTaken(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))),
  )
}
