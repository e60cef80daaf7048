import { type BrowserContextOptions, type Page, devices } from "@playwright/test"
import type { PartList } from "#contract/part-list.ts"
import { type DashboardApi, expect, signedIn } from "./signed-in.ts"

export const grid = (page: Page) => page.getByRole("grid")
export const cell = (page: Page, row: number, column: number) =>
  grid(page).locator(`[data-row="${row}"] [data-column="${column}"]`)
export const numbersShown = (page: Page) => grid(page).getByRole("rowheader")
export const saved = (page: Page) => expect(page.getByText("Everything is saved").first()).toBeVisible()
export const partsOf = async (api: DashboardApi, id: number) =>
  (await api.get<PartList>(`/part?group=${id}&limit=200`)).items
export const descriptions = async (api: DashboardApi, id: number) =>
  (await partsOf(api, id)).map((part) => part.description_de)

/** Pastes as a spreadsheet's copy arrives, without the browser's permission prompt. */
export const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const data = new DataTransfer()
    data.setData("text/plain", pasted)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, text)

/** Moves the focus by Tab until it is on the control of this name. */
export async function tabTo(page: Page, name: string | RegExp, key = "Tab") {
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press(key)
    const label = await page.evaluate(() => {
      const element = document.activeElement
      const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement
      const labelled = isField ? element.labels?.item(0)?.textContent : null
      return labelled ?? element?.getAttribute("aria-label") ?? element?.textContent ?? ""
    })
    if (typeof name === "string" ? label.trim() === name : name.test(label)) return
  }
  throw new Error(`Tab does not reach ${name.toString()}`)
}

/** A phone of a person who is signed in. */
export const phone = (siteUrl: string, api: DashboardApi): BrowserContextOptions => ({
  ...devices["Pixel 7"],
  viewport: { width: 360, height: 640 },
  storageState: signedIn(siteUrl, api.token),
})
