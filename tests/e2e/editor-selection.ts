import type { Page } from "@playwright/test"

/**
 * Waits until the text editor has read the browser's selection, shortly after the key or click. People are slower than
 * that, tests are not.
 */
export async function cursorTaken(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))),
  )
}
