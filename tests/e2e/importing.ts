import type { Locator, Page } from "@playwright/test"
import { workbook } from "#tests/harness/samples.ts"
import { expect } from "./signed-in.ts"

/** Opens the dialog of a group that takes a sheet. */
export async function openImport(page: Page, id: number): Promise<Locator> {
  await page.goto(`/dashboard/spare/${id}`)
  await page.getByRole("button", { name: "Import Excel/CSV" }).click()
  return page.getByRole("dialog", { name: "Import parts from Excel or CSV" })
}

/** Chooses a file in a dialog or on the page, and asks for its preview. */
export async function previewFile(place: Locator | Page, name: string, buffer: Buffer): Promise<void> {
  await place.getByLabel("Drop the file here or click").setInputFiles({
    name,
    mimeType: name.endsWith(".csv") ? "text/csv" : "application/octet-stream",
    buffer,
  })
  await place.getByRole("button", { name: "Preview" }).click()
}

export const previewSheet = async (place: Locator | Page, rows: Parameters<typeof workbook>[0]) =>
  previewFile(place, "teile.xlsx", Buffer.from(await workbook(rows)))

/** The number of rows of a kind, which shows these rows when it is pressed. */
export const count = (page: Page, kind: string): Locator =>
  page.getByRole("group", { name: "What will happen" }).getByRole("button", { name: new RegExp(`${kind}$`, "u") })

/** The current step. */
export const step = (page: Page): Locator => page.getByRole("list", { name: "Steps" }).locator("[aria-current]")

/** Presses a button that applies a sheet, and waits for the result. */
export async function apply(page: Page, changes: string): Promise<void> {
  await page.getByRole("button", { name: `Apply ${changes}` }).click()
  await expect(page.locator(".import-done").getByText("Successfully updated")).toBeVisible()
}
