import type { Locator, Page, Route } from "@playwright/test"
import { type PressCase, pressCases } from "./press-cases.ts"
import { sample } from "./sample.ts"
import { expect, test } from "./signed-in.ts"

const ignored = /\/(?:presence|share\/mine|captcha|auth\/me)\b|PATCH \/request\/\d+ \{"read"/u

/** Holds every call that a press may send until it is released; counts them. */
async function holdCalls(page: Page, { reads = /^$/u }: PressCase) {
  const calls: string[] = []
  const held: (() => void)[] = []
  let isHeld = true
  await page.route("**/api/**", async (route: Route) => {
    const request = route.request()
    const path = new URL(request.url()).pathname.replace(/^\/api/u, "")
    const call = `${request.method()} ${path}`
    const counts =
      (request.method() !== "GET" || reads.test(call)) && !ignored.test(`${call} ${request.postData() ?? ""}`)
    if (!counts) return route.continue()
    calls.push(call)
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve))
    await route.continue().catch(() => undefined)
  })
  const release = () => {
    isHeld = false
    for (const go of held) go()
  }
  return { calls, release }
}

/** Presses Enter where the focus is in a field of the form, else on the button. */
async function pressEnter(page: Page, button: Locator, times: number): Promise<void> {
  const isInField = await page.evaluate(
    () =>
      document.activeElement?.matches("form input:not([type=checkbox], [type=radio], [type=file], [role=combobox])") ===
      true,
  )
  if (!isInField) await button.focus()
  for (let press = 0; press < times; press++) await page.keyboard.press("Enter")
}

const ways = {
  "Enter five times": (page: Page, button: Locator) => pressEnter(page, button, 5),
  "a double click": async (_page: Page, button: Locator) => {
    await untilStill(button)
    await button.dblclick({ force: true, noWaitAfter: true })
  },
} as const

/** Resolves when a control no longer moves: what loads above it would take the second click elsewhere. */
async function untilStill(control: Locator): Promise<void> {
  let place = ""
  await expect
    .poll(async () => {
      const before = place
      place = JSON.stringify(await control.boundingBox())
      return place === before
    })
    .toBe(true)
}

for (const item of sample(pressCases))
  for (const [way, press] of Object.entries(ways))
    test(`${way} sends one call while it is slow: ${item.name}`, async ({
      dashboard: page,
      api,
      siteUrl,
      allowProblem,
    }) => {
      allowProblem(/status of 4\d\d/u)
      const name = `P${Math.random().toString(36).slice(2, 9)}`
      const button = await item.open({ page, api, siteUrl, name })
      await expect(button).toBeVisible()
      const { calls, release } = await holdCalls(page, item)
      if (item.typed) await page.keyboard.type(item.typed)
      await press(page, button)
      await expect.poll(() => calls.length).toBeGreaterThan(0)
      // A second call would be on its way by the next frames.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      expect(calls).toHaveLength(1)
      release()
      await expect(page.locator("form[aria-busy]")).toHaveCount(0)
      expect(
        calls.filter((call) => call === calls[0]),
        "repeated after the response",
      ).toHaveLength(1)
    })

test("a message over an open dialog is announced, can be pressed and reached by keyboard, and stays while it is used", async ({
  dashboard: page,
  api,
  siteUrl,
  allowProblem,
}) => {
  allowProblem(/status of 503/u)
  await page.clock.install()
  const share = pressCases.find(({ file }) => file === "preview/share-dialog.tsx")
  const button = await share?.open({ page, api, siteUrl, name: `P${Date.now()}` })
  const dialog = page.locator("dialog[open]")
  const region = dialog.locator(".toasts")
  // The live regions are in the dialog before a message is.
  await expect(region.getByRole("alert")).toBeAttached()
  await expect(region.getByRole("status")).toBeAttached()
  await button?.click()
  await expect(page.locator(".share-links")).toBeVisible()
  const copy = page.locator(".share-links button").first()
  await page.context().grantPermissions(["clipboard-write"])
  await copy.click()
  const message = region.getByRole("status").locator(".toast")
  await expect(message).toBeVisible()
  // It fades in.
  const opacity = () => message.evaluate((box) => box.matches("[inert] *") || getComputedStyle(box).opacity)
  await expect.poll(opacity).toBe("1")
  await message.hover()
  await page.clock.fastForward(61_000)
  await expect(message).toBeVisible()
  const close = message.getByRole("button", { name: "Close" })
  for (let step = 0; step < 60 && !(await close.evaluate((box) => box === document.activeElement)); step++)
    await page.keyboard.press("Tab")
  await expect(close).toBeFocused()
  await page.mouse.move(0, 0)
  await page.clock.fastForward(61_000)
  await expect(message).toBeVisible()

  await page.route("**/api/share", (route) => route.fulfill({ status: 503, body: "" }))
  for (const days of [0, 1]) await dialog.locator(".share-days button").nth(days).click()
  const errors = region.getByRole("alert").locator(".toast")
  await expect(errors).toHaveCount(1)
  await close.click()
  await page.clock.fastForward(61_000)
  await expect(errors).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(dialog).toHaveCount(0)
  await expect(page.locator("body > .toasts").getByRole("alert").locator(".toast")).toBeVisible()
})
