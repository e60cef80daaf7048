import type { Page } from "@playwright/test"
import type { PartPage } from "#contract/part.ts"
import { expectAccessible } from "./axe.ts"
import { addGroup } from "./groups.ts"
import { apply, count, openImport, previewFile, previewSheet, step } from "./importing.ts"
import { expect, test } from "./signed-in.ts"
import { type SupplierSheet, supplierSheets } from "./supplier-sheets.ts"

const maxPresses = 12

/** Does what a sheet asks, and returns the presses from the file to its check. */
async function walk(page: Page, { columns = {}, presses = [] }: SupplierSheet, shoot: () => Promise<void>) {
  // The button of the group, the file and the preview.
  let pressed = 3
  const press = async (work: Promise<unknown>) => {
    await work
    pressed++
  }
  for (;;) {
    await expect(step(page)).toBeVisible()
    const name = (await step(page).innerText()).replace(/[^A-Za-z]/gu, "")
    await shoot()
    if (name === "Check") break
    if (name === "Headings" && presses.includes("headless"))
      await press(page.getByRole("checkbox", { name: /^The sheet has no headings/u }).check())
    for (const [letter, field] of name === "Columns" ? Object.entries(columns) : [])
      await press(page.getByRole("combobox", { name: new RegExp(`^Column ${letter}\\b`, "u") }).selectOption(field))
    await press(page.getByRole("button", { name: /^Next/u }).click())
    await expect(step(page)).not.toContainText(name)
  }
  if (presses.includes("two parts")) await press(page.getByRole("button", { name: "Two parts" }).click())
  return pressed
}

for (const sheet of supplierSheets)
  test(`${sheet.name} is imported with at most ${maxPresses} presses`, async ({ dashboard: page, api }) => {
    const id = await addGroup(api, `Liste ${sheet.name}`, "ZZ-100-A")
    let shots = 0
    const shoot = async () => {
      const folder = process.env["SHOTS"]
      for (const width of folder ? [360, 1440] : []) {
        await page.setViewportSize({ width, height: 900 })
        await page.screenshot({ path: `${folder}/${sheet.name}-${++shots}-${width}.png`, fullPage: true })
      }
    }
    const dialog = await openImport(page, id)
    await previewFile(dialog, sheet.name, Buffer.from(await sheet.make()))
    if (sheet.presses?.includes("headless")) {
      await expect(step(page)).toBeVisible()
      await page.getByRole("list", { name: "Steps" }).getByRole("button", { name: "Headings" }).click()
    }
    const pressed = await walk(page, sheet, shoot)
    await expect(count(page, "Added")).toContainText(String(sheet.added))
    await expect(count(page, "Refused")).toContainText(String(sheet.refused ?? 0))
    await expect(count(page, "Look alike")).toContainText(String(sheet.near ?? 0))
    await apply(page, `${sheet.added} changes${sheet.refused ? `, leave out ${sheet.refused}` : ""}`)
    expect(pressed + 1).toBeLessThanOrEqual(maxPresses)
    await shoot()
    expect((await api.get<PartPage>(`/spare/${id}/search`)).total).toBe(sheet.added + 1)
  })

test("Back, a reload and Enter five times lose nothing of an import", async ({ dashboard: page, api }) => {
  const id = await addGroup(api, "Nichts verloren")
  await page.goto(`/dashboard/spare/${id}/import`)
  await previewSheet(page, [
    ["Kennung", "Qty"],
    ["E-1", 4],
  ])
  await page.getByRole("combobox", { name: "Column A, Kennung" }).selectOption("Part number")
  await page.getByRole("button", { name: "Next: check" }).click()
  await expect(count(page, "Added")).toContainText("1")
  await page.reload()
  await expect(step(page)).toContainText("Check")
  await expect(count(page, "Added")).toContainText("1")
  await page.goBack()
  await expect(page.getByRole("combobox", { name: "Column A, Kennung" })).toHaveValue("partnumber")
  await page.goForward()
  await expectAccessible(page, 1280, 360)
  let calls = 0
  await page.route(/excel\/update\?(?!.*preview=1)/u, async (route) => {
    calls++
    await route.continue()
  })
  await page.getByRole("button", { name: "Apply 1 change" }).focus()
  for (let press = 0; press < 5; press++) await page.keyboard.press("Enter")
  await expect(page.locator(".import-done").getByText("Successfully updated")).toBeVisible()
  expect(calls).toBe(1)
})
