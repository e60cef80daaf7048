import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures.ts"
import { openHydrated, publicPages, texts } from "./public-pages.ts"
import { fillInquiry } from "./request-form.ts"
import { sample } from "./sample.ts"

/** A4 without margins, in px. */
const sheet = { width: 688, height: 1000 }

/** Returns visible elements that are useless on paper. */
function findUseless(): string[] {
  const useless =
    "nav:not(.pager), button, .button, .icon-button, footer, .basket, dialog, .tools, input[type=search], .robot"
  const shown = [...document.querySelectorAll(useless)].filter((element) => element.checkVisibility())
  const dark = [...document.querySelectorAll("body *")].filter((element) => {
    if (!element.checkVisibility()) return false
    const [red = 255, green = 255, blue = 255, alpha = 1] = (
      getComputedStyle(element).backgroundColor.match(/[\d.]+/gu) ?? []
    ).map(Number)
    return alpha > 0 && red + green + blue < 300
  })
  return [...shown, ...dark].map((element) => element.outerHTML.slice(0, 100))
}

async function printed(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1")
  return pdf.match(/\/Type\s*\/Page\b(?!s)/gu)?.length ?? 0
}

test("no page prints menus, buttons or dark areas, and every page prints company and URL", async ({
  page,
  siteUrl,
}) => {
  await page.setViewportSize(sheet)
  await page.emulateMedia({ media: "print" })
  for (const path of sample(
    publicPages.filter((other) => !other.startsWith("/search")),
    5,
  )) {
    await openHydrated(page, path)
    expect.soft(await page.evaluate(findUseless), path).toEqual([])
    await expect(page.getByText(`${siteUrl}${path}`, { exact: true })).toBeVisible()
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(wider, path).toBeLessThanOrEqual(0)
  }
})

test("a parts list prints as a table with repeated head and unsplit rows", async ({ page }) => {
  await page.setViewportSize(sheet)
  await page.emulateMedia({ media: "print" })
  await openHydrated(page, "/part-list/1?query=9047M11")
  const styles = await page.locator(".parts").evaluate((table) => ({
    table: getComputedStyle(table).display,
    head: getComputedStyle(table.querySelector("thead") ?? table).display,
    rows: [...table.querySelectorAll("tbody tr")].map((row) => getComputedStyle(row).breakInside),
    link: getComputedStyle(table.querySelector(".part-substitute a") ?? table, "::after").content,
    columns: [...table.querySelectorAll("th")].filter((cell) => cell.checkVisibility()).length,
  }))
  expect(styles).toMatchObject({ table: "table", head: "table-header-group", columns: 4 })
  expect(new Set(styles.rows)).toEqual(new Set(["avoid"]))
  expect(styles.link).toContain("/part-list/1?query=9047M11G03")
  await page.goto("/part-list/1")
  expect(await printed(page)).toBeLessThanOrEqual(4)
})

test("service and product print in one column", async ({ page }) => {
  await page.setViewportSize(sheet)
  await page.emulateMedia({ media: "print" })
  for (const [path, blocks] of [
    ["/service/3", ".serv > *"],
    ["/parts/1", ".prod > *"],
    ["/contact", ".contact > *"],
  ] as const) {
    await page.goto(path)
    const boxes = await page
      .locator(blocks)
      .evaluateAll((list) =>
        list.filter((block) => block.checkVisibility()).map((block) => block.getBoundingClientRect()),
      )
    expect(boxes.length).toBeGreaterThan(1)
    for (const [index, box] of boxes.entries())
      if (index > 0) expect.soft(box.top, path).toBeGreaterThanOrEqual((boxes[index - 1]?.bottom ?? 0) - 1)
    expect.soft(await printed(page), path).toBeLessThanOrEqual(4)
  }
})

test("a confirmation prints alone on one sheet", async ({ page }) => {
  const { form, sent, partList } = texts.de
  await openHydrated(page, "/part-list/1?query=9047M11G01")
  await page.getByRole("button", { name: "9047M11G01 in die Anfrage aufnehmen" }).click()
  await fillInquiry(page, "Papier AG")
  await page.getByRole("button", { name: form.send, exact: true }).click()
  await expect(page.getByRole("button", { name: sent.print })).toBeVisible()
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("heading", { name: form.sentTitle })).toBeVisible()
  await expect(page.getByRole("table", { name: sent.lines })).toBeVisible()
  await expect(page.getByRole("table", { name: partList.table })).toBeHidden()
  expect(await page.evaluate(findUseless)).toEqual([])
  expect(await printed(page)).toBe(1)
})
