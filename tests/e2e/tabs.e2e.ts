import type { Page } from "@playwright/test"
import type { Service } from "#contract/service.ts"
import { expectAccessible } from "./axe.ts"
import { unsavedInput } from "./dashboard-acts.ts"
import { addGroup } from "./groups.ts"
import { addService, expect, test } from "./signed-in.ts"

const title = (page: Page, language: string) =>
  page.getByRole("region", { name: language }).getByRole("textbox", { name: "Title" })
const offers = (page: Page) => page.getByRole("status").filter({ hasText: "This device holds unsaved input of" })
const elsewhere = (page: Page) => page.getByRole("status").filter({ hasText: "Open in another tab" })
const open = async (page: Page, id: number) => {
  await page.goto(`/dashboard/services/${id}`)
  await expect(title(page, "German")).toBeVisible()
}
const kept = (page: Page, id: number) => unsavedInput(page, `service:${id}:`)

/** Kills the tab's process, as when the browser or the machine fails. */
async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent("crash")
  const devtools = await page.context().newCDPSession(page)
  devtools.send("Page.crash").catch(() => undefined)
  await crashed
}

test("two tabs type into one service and crash: both inputs are offered, and neither is lost", async ({
  dashboard,
  api,
}) => {
  const id = await addService(api, "Zwei Tabs")
  const other = await dashboard.context().newPage()
  await open(dashboard, id)
  await open(other, id)
  await title(dashboard, "German").fill("Zwei Tabs, aus dem ersten")
  await expect.poll(() => kept(dashboard, id)).toHaveLength(1)
  await title(other, "German").fill("Zwei Tabs, aus dem zweiten")
  await title(other, "English").fill("Two tabs, the second")
  await expect.poll(() => kept(dashboard, id)).toHaveLength(2)
  for (const page of [dashboard, other]) {
    await expect(elsewhere(page)).toContainText("German title")
    await expect(offers(page)).toHaveCount(0)
    await expect(page.getByRole("button", { name: "Delete the input" })).toHaveCount(0)
  }
  await expectAccessible(dashboard, 360, 1280)

  // A living tab sees at once that the other one has died.
  await crash(other)
  await expect(offers(dashboard)).toContainText("German title, English title")
  await crash(dashboard)
  const next = await dashboard.context().newPage()
  await open(next, id)
  await expect(offers(next)).toHaveCount(2)
  await expect(offers(next).first()).toContainText(/\d+ \w+ \d{4}, \d\d:\d\d(?::\d\d)?: German title, English title/u)
  await offers(next).last().getByRole("button", { name: "Use the input" }).click()
  await expect(title(next, "German")).toHaveValue("Zwei Tabs, aus dem ersten")
  await offers(next).getByRole("button", { name: "Use the input" }).click()
  const dialog = next.getByRole("dialog", { name: "Two versions" })
  const choice = dialog.getByRole("group", { name: "German title" })
  await expect(choice.getByRole("radio", { name: /Unsaved input of .* aus dem zweiten/u })).toBeChecked()
  await expectAccessible(next, 360, 1280)
  await choice.getByRole("radio", { name: /In the form.* aus dem ersten/u }).check()
  await dialog.getByRole("button", { name: "Take this choice" }).click()
  await expect(title(next, "German")).toHaveValue("Zwei Tabs, aus dem ersten")
  await expect(title(next, "English")).toHaveValue("Two tabs, the second")
  await expect(offers(next)).toHaveCount(0)
  await next.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(next.getByText("Successfully updated")).toBeVisible()
  expect(await api.get<Service>(`/service/${id}`)).toMatchObject({
    title_de: "Zwei Tabs, aus dem ersten",
    title_en: "Two tabs, the second",
  })
  await expect.poll(() => kept(next, id)).toEqual([])
})

test("a duplicated tab keeps its own input, and a closed one leaves its input to the other", async ({
  dashboard,
  api,
}) => {
  const id = await addService(api, "Verdoppelt")
  await open(dashboard, id)
  await title(dashboard, "German").fill("Verdoppelt, Vorlage")
  await expect.poll(() => kept(dashboard, id)).toHaveLength(1)
  // Like a duplicated tab, one opened by script gets a copy of the session storage.
  const opened = dashboard.waitForEvent("popup")
  await dashboard.evaluate(() => void window.open(location.href))
  const copy = await opened
  await expect(elsewhere(copy)).toContainText("German title")
  await title(copy, "English").fill("Duplicated, the copy")
  await expect.poll(() => kept(dashboard, id)).toHaveLength(2)

  // A tab discards its own input only.
  await copy.getByRole("button", { name: "Discard" }).click()
  await copy.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click()
  await expect.poll(() => kept(dashboard, id)).toHaveLength(1)
  await expect(elsewhere(dashboard)).toHaveCount(0)
  await dashboard.close({ runBeforeUnload: false })
  await offers(copy).getByRole("button", { name: "Use the input" }).click()
  await expect(title(copy, "German")).toHaveValue("Verdoppelt, Vorlage")
  await copy.getByRole("button", { name: "Save draft" }).click()
  await expect(copy.getByText("Draft saved.")).toBeVisible()
  await expect.poll(() => kept(copy, id)).toEqual([])
})

test("unused input stays until it is restored or deleted, whatever is typed beside it", async ({ dashboard, api }) => {
  const id = await addService(api, "Liegen gelassen")
  // Left by another form of this browser.
  const left = {
    savedAt: "2026-11-01T09:30:00.000Z",
    content: {
      stored: { fields: { title_ru: "Liegen gelassen (ru)" }, pictures: [] },
      typed: { fields: { title_ru: "Прежний ввод" }, pictures: [] },
    },
  }
  await dashboard.goto("/dashboard")
  await dashboard.evaluate(
    ([key, text]) => localStorage.setItem(key ?? "", text ?? ""),
    [`unsaved:service:${id}:1-1`, JSON.stringify(left)],
  )
  await open(dashboard, id)
  await expect(offers(dashboard)).toContainText(/1 Nov 2026, \d\d:30: Russian title/u)
  await title(dashboard, "German").fill("Liegen gelassen, neu")
  await dashboard.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(dashboard.getByText("Successfully updated")).toBeVisible()
  await dashboard.reload()
  await expect(offers(dashboard)).toHaveCount(1)
  await offers(dashboard).getByRole("button", { name: "Use the input" }).click()
  await expect(title(dashboard, "Russian")).toHaveValue("Прежний ввод")
  dashboard.once("dialog", (dialog) => void dialog.accept())
  await dashboard.reload()
  await offers(dashboard).getByRole("button", { name: "Delete the input" }).click()
  await expect(offers(dashboard)).toHaveCount(0)
  expect(await kept(dashboard, id)).toEqual([])
})

test("a full or blocked storage and a broken entry are reported, and the form loses nothing", async ({
  dashboard,
  api,
}) => {
  const id = await addService(api, "Kein Platz")
  await dashboard.goto("/dashboard")
  await dashboard.evaluate((key) => localStorage.setItem(key, '{"savedAt":"2026'), `unsaved:service:${id}:broken`)
  await open(dashboard, id)
  const broken = dashboard.getByRole("status").filter({ hasText: "cannot be read any more" })
  await expect(broken).toBeVisible()
  await expect(broken.getByRole("button", { name: "Use the input" })).toHaveCount(0)
  await expectAccessible(dashboard, 360, 1280)
  await broken.getByRole("button", { name: "Delete the input" }).click()
  await expect(broken).toHaveCount(0)
  expect(await kept(dashboard, id)).toEqual([])

  await dashboard.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("no room", "QuotaExceededError")
    }
  })
  await title(dashboard, "German").fill("Kein Platz, getippt")
  await expect(dashboard.locator(".toasts").getByRole("alert")).toContainText(
    "The browser does not keep unsaved input now",
  )
  await dashboard.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(dashboard.getByText("Successfully updated")).toBeVisible()
  expect(await api.get<Service>(`/service/${id}`)).toMatchObject({ title_de: "Kein Platz, getippt" })
})

test("a grid of parts sends what a closed tab could not", async ({ dashboard, api, allowProblem }) => {
  allowProblem(/ERR_FAILED|Failed to load/u)
  const id = await addGroup(api, "Zwei Tabellen", "T-100", "T-101")
  const cell = (page: Page, row: number) => page.getByRole("grid").locator(`[data-row="${row}"] [data-column="1"]`)
  const other = await dashboard.context().newPage()
  await other.route("**/api/part", (route) => route.abort())
  for (const page of [dashboard, other]) {
    await page.goto(`/dashboard/spare/${id}/parts`)
    await expect(page.getByRole("grid")).toBeVisible()
  }
  await cell(other, 0).click()
  await other.keyboard.type("Düse")
  await other.keyboard.press("Enter")
  await expect(other.getByText("The server is not responding.")).toBeVisible()
  await expect.poll(() => unsavedInput(other, "part-grid:")).toHaveLength(1)
  await cell(dashboard, 1).click()
  await dashboard.keyboard.type("Rohr")
  await dashboard.keyboard.press("Enter")
  await expect(cell(dashboard, 1)).toHaveText("Rohr")
  await dashboard.reload()
  await expect(cell(dashboard, 1)).toHaveText("Rohr")
  expect((await unsavedInput(dashboard, "part-grid:")).join("")).toContain("Düse")
  await other.close({ runBeforeUnload: false })
  await expect(dashboard.getByText("What you had not saved in 1 part is back.")).toBeVisible()
  await expect(cell(dashboard, 0)).toHaveText("Düse")
  await expect.poll(() => unsavedInput(dashboard, "part-grid:")).toEqual([])
})

test("logging out deletes unsaved input, except that of other open tabs", async ({ dashboard, api, allowProblem }) => {
  allowProblem(/status of 401/u)
  const id = await addService(api, "Abgemeldet")
  const other = await dashboard.context().newPage()
  await open(dashboard, id)
  await open(other, id)
  await title(dashboard, "German").fill("Abgemeldet, hier")
  await title(other, "German").fill("Abgemeldet, dort")
  await expect.poll(() => kept(dashboard, id)).toHaveLength(2)
  await dashboard.getByRole("button", { name: "Log out" }).click()
  const question = dashboard.getByRole("alertdialog", { name: "Unsaved input" })
  await expect(question).toContainText("unsaved input of 1 form. Delete it when you log out?")
  await expect(question).toContainText("What stands in other open tabs stays there.")
  await question.getByRole("button", { name: "Delete and log out" }).click()
  await expect(dashboard).toHaveURL(/\/$/u)
  const left = await kept(other, id)
  expect(left).toHaveLength(1)
  expect(left[0]).toContain("Abgemeldet, dort")
})
