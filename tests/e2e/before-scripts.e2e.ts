import { openChanged, waiting } from "./changed-page.ts"
import { expect, test } from "./fixtures.ts"
import { openHydrated, publicPages, texts } from "./public-pages.ts"
import { fieldId } from "#app/public/inquiry/field-id.ts"

const number = "QX-7781-Z9"
const missing = `/part-list/1?query=${number}`
const note = texts.de.partList.comment(number)

test("back after a reload shows the rows of the address, on an untouched page", async ({ page }) => {
  await openHydrated(page, "/part-list/1?page=3")
  const rows = page.getByRole("table").getByRole("row")
  const third = await rows.nth(1).innerText()
  await page.getByRole("link", { name: texts.de.partList.next }).click()
  await expect(page).toHaveURL(/\?page=4$/u)
  await expect(rows.nth(1)).not.toHaveText(third)
  await page.reload()
  await expect(rows.nth(1)).not.toHaveText(third)
  await page.goBack()
  await expect(page).toHaveURL(/\?page=3$/u)
  await expect.poll(() => rows.nth(1).innerText()).toBe(third)
  await page.goForward()
  await expect.poll(() => rows.nth(1).innerText()).not.toBe(third)
})

test("the first press on a fresh page writes the number into the request", async ({ page }) => {
  const release = await openChanged(page, missing, null)
  await page.getByRole("link", { name: texts.de.partList.noHitsInForm }).click()
  await release()
  const comment = page.getByRole("textbox", { name: texts.de.form.comment })
  await expect(comment).toHaveValue(note)
  await expect(comment).toBeFocused()
})

test("without script the same link leads to a form with the number", async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto(missing)
  await page.getByRole("link", { name: texts.de.partList.noHitsInForm }).click()
  await expect(page.locator(`#${fieldId("numbers")}`)).toHaveValue(number)
})

test("every control that a script handles waits for it", async ({ page, allowProblem }) => {
  allowProblem(/status of 404/u)
  for (const path of [...publicPages, missing, "/part/qx-7781-z9", "/contact?sent=LT-AAAAAA"]) {
    await openHydrated(page, path)
    // The search works as it is: its script only closes the suggestions.
    const handled = await page.evaluate((queued) => {
      const handlersOf = (element: Element) =>
        Object.entries(element).find(([name]) => name.startsWith("__reactProps$"))?.[1] as
          | Record<string, unknown>
          | undefined
      return [...document.querySelectorAll("x-island :is(a, button, form:not(.finder))")].flatMap((element) => {
        const props = handlersOf(element) ?? {}
        const control =
          element.localName === "form" && props["onSubmit"] ? element.querySelector("[type=submit]") : element
        const isHandled = props["onClick"] ?? props["onSubmit"]
        return isHandled && control && !control.matches(queued) ? [`${element.localName}: ${control.outerHTML}`] : []
      })
    }, waiting)
    expect(handled, path).toEqual([])
  }
})
