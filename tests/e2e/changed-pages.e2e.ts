import type { Page } from "@playwright/test"
import { islandRegistry } from "#app/island-registry.ts"
import { localPath } from "#contract/language.ts"
import {
  type Change,
  changes,
  openChanged,
  readControls,
  readEffect,
  readInput,
  untilAlive,
  waiting,
} from "./changed-page.ts"
import { expect, test } from "./fixtures.ts"
import { languages, openHydrated, publicPages, untilHydrated } from "./public-pages.ts"
import { sample } from "./sample.ts"

// The carousel would move on between two readings.
test.use({ contextOptions: { reducedMotion: "reduce" } })

const pages = [
  ...publicPages,
  "/part-list/1?query=QX-7781-Z9",
  "/part/qx-7781-z9",
  "/part/9107n52g01",
  "/contact?number=9047M11G01&quantity=2",
  "/contact?sent=LT-AAAAAA",
]
const kinds = Object.keys(changes) as Change[]
const cases = pages.flatMap((path) =>
  languages.flatMap((language) => kinds.map((change) => ({ path: localPath(language, path), change }))),
)
const typed = { number: "7", date: "2027-03-02", email: "a@b.example", tel: "+49 551 1" }

test.beforeEach(({ allowProblem }) => allowProblem(/status of 404/u))

// An offer's button is pressed on changed pages in offer-page.e2e.ts.
test("the pages of these tests have every island but that of offers", async ({ siteUrl }) => {
  const names = new Set<string>()
  for (const path of pages)
    for (const [, name = ""] of (await (await fetch(siteUrl + path)).text()).matchAll(/<x-island name="([\w-]+)"/gu))
      names.add(name)
  expect([...names].sort()).toEqual(
    Object.keys(islandRegistry)
      .filter((name) => name !== "print-button")
      .sort(),
  )
})

for (const { path, change } of sample(cases, 1)) {
  test(`what is typed into ${path} survives ${change}`, async ({ page }) => {
    const release = await openChanged(page, path, change)
    await fillAll(page)
    const before = await page.evaluate(readInput)
    // Counted now, because a script adds another file field, which is empty.
    const files = await page.locator("x-island input[type=file]").count()
    await release()
    await page.waitForFunction(() => document.documentElement.dataset["alive"] !== undefined)
    await page.evaluate(() => window.dispatchEvent(new Event("pointermove")))
    await untilAlive(page)
    const after = await page.evaluate(readInput)
    expect(after).toEqual(before)
    if (change === "elements behind inputs")
      expect(await page.locator("x-island[data-alive=anew]").count()).toBeGreaterThan(0)
    await expect(page.locator(".file-name")).toHaveCount(files)
  })

  test(`a press on ${path} survives ${change}`, async ({ page }) => {
    await page.addInitScript(() => (window.print = () => localStorage.setItem("printed", "1")))
    await (await openChanged(page, path, null))()
    const controls = await readControls(page)
    await untilHydrated(page)
    expect(await page.locator("x-island[data-alive=anew]").count()).toBe(0)
    // Of each island the first and the last one.
    const chosen = controls.filter(
      ({ island }, at) => controls[at - 1]?.island !== island || controls[at + 1]?.island !== island,
    )
    for (const [turn, { island, index }] of chosen.entries()) {
      const press = () => page.locator(waiting).nth(index)
      const name = `${island}, control ${index}`
      await begin(page)
      await openHydrated(page, path)
      const untouched = JSON.stringify(await effectOf(page, island))
      await press().click()
      // A panel whose code is still being fetched shows nothing yet; a press may also show nothing at all.
      const isTouched = async () => JSON.stringify(await effectOf(page, island)) !== untouched
      await expect
        .poll(isTouched, { timeout: 5_000 })
        .toBe(true)
        .catch(() => undefined)
      const expected = await settled(page, island)
      await begin(page)
      const release = await openChanged(page, path, change)
      const control = press()
      if (turn % 2 === 0) {
        await control.click()
        await release()
      } else {
        await control.hover()
        await page.mouse.down()
        await release()
        await untilAlive(page)
        await page.mouse.up()
      }
      await expect.poll(() => effectOf(page, island), { message: name }).toEqual(expected)
    }
  })
}

/** Nothing stored and nothing running, as for a new visitor. */
async function begin(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await page.goto("about:blank")
}

// A press may lead to another page.
const effectOf = (page: Page, island: string) => page.evaluate(readEffect, island).catch(() => null)

/** Returns the effect once it is the same in two readings. */
async function settled(page: Page, island: string) {
  await page.waitForLoadState("networkidle")
  // The box of an opened panel replaces the plain form as soon as its code is there.
  await page.waitForFunction(() => document.querySelector(".search-panel [name=q]:not([role])") === null)
  let last = await effectOf(page, island)
  await expect
    .poll(async () => {
      const before = last
      last = await effectOf(page, island)
      return last !== null && JSON.stringify(last) === JSON.stringify(before)
    })
    .toBe(true)
  return last
}

/** Opens, ticks and fills in all that is visible in the islands; the focus stays in the last text. */
async function fillAll(page: Page): Promise<void> {
  for (const fold of await page.locator("x-island summary:visible").all()) await fold.click()
  for (const box of await page.locator("x-island :is([type=checkbox], [type=radio]):not([data-replay]):visible").all())
    await box.check()
  for (const file of await page.locator("x-island input[type=file]").all())
    await file.setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") })
  const fields = page.locator("x-island :is(input:not([type=checkbox], [type=radio], [type=file]), textarea):visible")
  for (const field of await fields.all()) {
    const type = (await field.getAttribute("type")) as keyof typeof typed | null
    await field.fill((type && typed[type]) ?? "früh getippt")
  }
  const texts = page.locator("x-island :is(input[type=search], input:not([type]), textarea):visible")
  if ((await texts.count()) === 0) return
  await texts.last().focus()
  await page.keyboard.press("End")
  await page.keyboard.press("Shift+ArrowLeft")
}
