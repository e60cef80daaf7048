import type { Page } from "@playwright/test"
import type { Inquiry, InquiryReceipt } from "#contract/inquiry.ts"
import type { Thread } from "#contract/message.ts"
import { picture } from "#tests/harness/samples.ts"
import { json } from "#tests/harness/test-site.ts"
import { expectAccessible } from "./axe.ts"
import { expect, test as base } from "./colleague.ts"
import { controlsInSight } from "./controls-in-sight.ts"
import { type Mailing, useMailing } from "./mailing.ts"

/** A site with a mail server. */
const test = base.extend<object, { mailing: Mailing }>({
  mailing: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, use) => useMailing("desk", use),
    { scope: "worker" },
  ],
  siteUrl: async ({ mailing }, use) => use(mailing.site.url),
})

const inquiry = (fields: object = {}) => ({
  name: "Алексей Морозов",
  company: "Энергосервис",
  email: "morozov@es-volga.example",
  text: "Добрый день! Просим предложение.",
  lang: "ru",
  source: "availability",
  items: Array.from({ length: 25 }, (_, line) => ({ partnumber: `90${line + 10}M11G01`, quantity: line + 1 })),
  ...fields,
})

/** Sends inquiries through the form, one from each name. */
async function receive(siteUrl: string, ...names: string[]): Promise<InquiryReceipt[]> {
  const sent: InquiryReceipt[] = []
  for (const name of names) {
    const body = inquiry({ name, company: `Werk ${name}`, email: `${name.toLowerCase()}@kunde.example`, items: [] })
    sent.push((await (await fetch(`${siteUrl}/api/request`, json("POST", body))).json()) as InquiryReceipt)
  }
  return sent
}

const answerOf = (page: Page) => page.getByRole("textbox", { name: "Reply to the customer" })
const sendOf = (page: Page) => page.getByRole("button", { name: "Send", exact: true })
const openInquiry = async (page: Page, name: string) => {
  await page.getByRole("link", { name: `Werk ${name}` }).click()
  await expect(page.getByRole("heading", { name: `Werk ${name}` })).toBeVisible()
  await expect(answerOf(page)).toBeVisible()
}

/** Expects head, first line and answer of the open inquiry in sight on a laptop, and few controls. */
async function expectCalm(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox()
    return {
      top: box?.y ?? Infinity,
      bottom: (box?.y ?? Infinity) + (box?.height ?? Infinity),
      height: box?.height ?? 0,
    }
  }
  expect((await boxOf(".thread-head")).height).toBeLessThanOrEqual(120)
  for (const selector of [".answer-form", ".asked-list > li", "[id=answer-text]"]) {
    const { top, bottom } = await boxOf(selector)
    expect([selector, top >= 0, bottom <= 768]).toEqual([selector, true, true])
  }
  expect(await page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0)
  const inSight = await controlsInSight(page)
  expect(inSight.length, inSight.join(", ")).toBeLessThanOrEqual(30)
}

test("an inquiry is taken, noted, answered from a template with undo, and closed as won", async ({
  dashboard,
  api,
  addColleague,
  siteUrl,
  mailing,
}) => {
  test.slow()
  expect((await fetch(`${siteUrl}/api/request`, json("POST", inquiry()))).status).toBe(201)
  await dashboard.goto("/dashboard/requests")
  const row = dashboard.getByRole("row", { name: /Алексей Морозов/u })
  await expect(row).toContainText("New")
  // j opens the first one, a takes it, r focuses the answer.
  await expect(row).toBeVisible()
  await dashboard.keyboard.press("j")
  const take = dashboard.getByRole("button", { name: "Take" })
  await expect(take).toBeVisible()
  await expect(dashboard.getByText("unknown number")).toHaveCount(25)
  await dashboard.keyboard.press("a")
  await expect(take).toHaveCount(0)
  await expect(row).toContainText("Open")
  // Ten rows fit on a laptop, beside the thread.
  await dashboard.setViewportSize({ width: 1366, height: 768 })
  const { y = Infinity, height = Infinity } = (await row.boundingBox()) ?? {}
  expect(y + 10 * height).toBeLessThanOrEqual(768)
  await expectCalm(dashboard)
  await dashboard.setViewportSize({ width: 1280, height: 720 })

  const { page } = await addColleague("karl", ["sales"])
  // Others' inquiries are listed under "all".
  await page.goto("/dashboard/requests")
  await page.getByRole("button", { name: /^All 1/u }).click()
  await page.getByRole("link", { name: /Алексей Морозов/u }).click()
  await expect(page.getByRole("combobox", { name: "Owner" })).toHaveValue(/\d/u)
  await page.getByRole("button", { name: "Internal note" }).click()
  await page.getByRole("textbox", { name: "Internal note" }).fill("Werkstatt fragen")
  await expect(dashboard.getByText("Name of karl is writing.")).toBeVisible({ timeout: 25_000 })
  // A note never becomes the reply.
  await page.getByRole("button", { name: "Reply", exact: true }).click()
  await expect(page.getByRole("textbox", { name: "Reply to the customer" })).toHaveValue("")
  await page.getByRole("button", { name: "Internal note" }).click()
  await page.getByRole("button", { name: "Save note" }).click()
  await expect(page.getByRole("listitem").filter({ hasText: "Werkstatt fragen" })).toBeVisible()
  await expect(dashboard.getByRole("listitem").filter({ hasText: "Werkstatt fragen" })).toBeVisible({ timeout: 25_000 })

  const answer = dashboard.getByRole("textbox", { name: "Reply to the customer" })
  await answer.press("/")
  const search = dashboard.getByRole("combobox", { name: "Search templates" })
  await expect(search).toBeFocused()
  // Escape returns to the text with the "/", so that what is typed next is no command.
  await search.press("Escape")
  await expect(answer).toBeFocused()
  await dashboard.keyboard.type("angebot")
  await expect(answer).toHaveValue("/angebot")
  await answer.fill("")
  await answer.press("/")
  await search.fill("received")
  await expect(dashboard.getByRole("listbox", { name: "Template" }).getByRole("option")).toHaveCount(1)
  await search.press("Enter")
  await expect(answer).toBeFocused()
  await expect(answer).toHaveValue(/Здравствуйте, Алексей Морозов![^]*25 × 9034M11G01/u)
  await expectAccessible(dashboard, 360, 1280)
  await dashboard.setViewportSize({ width: 1280, height: 800 })
  // Input is restored after leaving at once, and after a reload.
  await answer.press("ControlOrMeta+End")
  await answer.pressSequentially(" Ждите.")
  await dashboard.goBack()
  await expect(answer).toHaveCount(0)
  await dashboard.goForward()
  await expect(answer).toHaveValue(/Ждите\./u)
  await dashboard.reload()
  await dashboard.getByRole("link", { name: /Алексей Морозов/u }).click()
  await expect(answer).toHaveValue(/Ждите\./u)

  const send = dashboard.getByRole("button", { name: "Send", exact: true })
  await send.click()
  await dashboard.getByRole("button", { name: "Undo" }).click()
  await expect(answer).toHaveValue(/Ждите\./u)
  expect(mailing.mail.received.filter(({ to }) => to.includes("morozov@es-volga.example"))).toEqual([])
  await answer.fill(`${await answer.inputValue()} {link}`)
  await expect(dashboard.getByText("Still open: {link}.", { exact: false })).toBeVisible()
  await expect(send).toHaveAttribute("aria-disabled", "true")
  await answer.fill((await answer.inputValue()).replace(" {link}", ""))
  await send.click()
  await expect(answer).toHaveValue("")
  await expect
    .poll(() => mailing.mail.received.filter(({ to }) => to.includes("morozov@es-volga.example")).length, {
      timeout: 45_000,
    })
    .toBe(1)
  await expect(dashboard.getByRole("listitem").filter({ hasText: "Ждите." })).toContainText("sent", { timeout: 25_000 })

  await dashboard.getByRole("heading", { level: 1 }).focus()
  await dashboard.keyboard.press("c")
  await dashboard.keyboard.press("1")
  await dashboard.getByRole("textbox", { name: "Why? (internal)" }).fill("Bestellt am Telefon")
  await dashboard.getByRole("button", { name: "Close request" }).click()
  await expect(dashboard.getByText("Closed: won. Bestellt am Telefon")).toBeVisible()
  await dashboard.getByRole("button", { name: /^Closed 1/u }).click()
  await expect(row).toContainText("Closed: Won")
  const [stored] = await api.get<Inquiry[]>("/request")
  expect(stored).toMatchObject({ state: "closed", outcome: "won", owner: { name: "admin" } })
  expect(stored?.first_answer_minutes).toBeLessThanOrEqual(5)
})

test("the second of two answers is shown the first one", async ({ dashboard, addColleague, siteUrl, allowProblem }) => {
  allowProblem(/status of 409/u)
  expect((await fetch(`${siteUrl}/api/request`, json("POST", inquiry({ name: "Olga Kim" })))).status).toBe(201)
  const { page } = await addColleague("vera", ["sales"])
  for (const screen of [dashboard, page]) {
    await screen.goto("/dashboard/requests")
    await screen.getByRole("link", { name: /Olga Kim/u }).click()
    await screen.getByRole("textbox", { name: "Reply to the customer" }).fill("Guten Tag")
  }
  await page.getByRole("button", { name: "Send", exact: true }).click()
  await expect(page.getByRole("listitem").filter({ hasText: "Guten Tag" })).toBeVisible()
  await dashboard.getByRole("button", { name: "Send", exact: true }).click()
  await expect(dashboard.getByText("Somebody else has answered meanwhile", { exact: false })).toBeVisible()
  await expect(dashboard.getByRole("textbox", { name: "Reply to the customer" })).toHaveValue("Guten Tag")
  await dashboard.getByRole("button", { name: "Send anyway" }).click()
  await expect(dashboard.getByRole("listitem").filter({ hasText: "Guten Tag" })).toHaveCount(2)
})

test("an answer being written stays when a colleague merges the inquiry, until it is discarded", async ({
  dashboard,
  api,
  siteUrl,
  allowProblem,
}) => {
  allowProblem(/status of 404/u)
  const [from, into] = await receive(siteUrl, "Merz", "Moll")
  await dashboard.goto(`/dashboard/requests?open=${from?.id}`)
  await answerOf(dashboard).fill("Dreißig Zeilen")
  const { version } = await api.get<Inquiry>(`/request/${from?.id}`)
  const merged = await api.call(
    "POST",
    `/request/${from?.id}/merge`,
    { into: into?.id },
    { "If-Match": `"${version}"` },
  )
  expect(merged.status).toBe(204)
  await expect(dashboard.getByText("This request is no longer there")).toBeVisible({ timeout: 25_000 })
  await expect(answerOf(dashboard)).toHaveValue("Dreißig Zeilen")
  await expectAccessible(dashboard, 360, 1280)
  await dashboard.reload()
  await expect(answerOf(dashboard)).toHaveValue("Dreißig Zeilen")
  await dashboard.getByRole("button", { name: "Discard text" }).click()
  await expect(answerOf(dashboard)).toHaveCount(0)
  await dashboard.reload()
  await expect(dashboard.getByText("This request is no longer there")).toBeVisible()
  await expect(answerOf(dashboard)).toHaveCount(0)
})

test("an answer taken back comes back with its files, also when another inquiry is open", async ({
  dashboard,
  api,
  siteUrl,
}) => {
  const [first] = await receive(siteUrl, "Abel", "Beck")
  await dashboard.goto("/dashboard/requests")
  await openInquiry(dashboard, "Abel")
  await answerOf(dashboard).fill("Siehe Bild")
  const chosen = { mimeType: "image/png", buffer: Buffer.from(await picture(64, 48, "png")) }
  const files = Array.from({ length: 6 }, (_, index) => ({ name: `bild-${index}.png`, ...chosen }))
  await dashboard.getByLabel("Files").setInputFiles(files)
  await expect(dashboard.getByText("At most 5 files. Not attached: bild-5.png")).toBeVisible()
  await sendOf(dashboard).click()
  await expect(dashboard.getByRole("button", { name: "Undo" })).toBeVisible()
  await answerOf(dashboard).fill("Zweite Antwort")
  await openInquiry(dashboard, "Beck")
  await dashboard.getByRole("button", { name: "Undo" }).click()
  const sentFiles = async () =>
    (await api.get<Thread>(`/request/${first?.id}`)).messages.map(({ files: all }) => all.length)
  await expect.poll(sentFiles).toEqual([])
  await openInquiry(dashboard, "Abel")
  await expect(answerOf(dashboard)).toHaveValue("Siehe Bild\n\nZweite Antwort")
  await expect(dashboard.getByRole("button", { name: /^Do not send bild-/u })).toHaveCount(5)
  await sendOf(dashboard).click()
  await expect.poll(sentFiles).toEqual([5])
})

test("what is typed while an answer is sent stays in the form", async ({ dashboard, api, siteUrl }) => {
  const [sent] = await receive(siteUrl, "Cohn")
  const gate = Promise.withResolvers<void>()
  await dashboard.route("**/api/request/*/message", async (route) => {
    await gate.promise
    await route.continue()
  })
  await dashboard.goto(`/dashboard/requests?open=${sent?.id}`)
  await answerOf(dashboard).fill("Guten Tag")
  await answerOf(dashboard).press("ControlOrMeta+Enter")
  await expect(dashboard.getByText("The reply is being transferred.", { exact: false })).toBeVisible()
  await answerOf(dashboard).pressSequentially("PS: Freitag")
  gate.resolve()
  await expect(dashboard.getByRole("listitem").filter({ hasText: "Guten Tag" })).toBeVisible()
  await expect(answerOf(dashboard)).toHaveValue("PS: Freitag")
  expect((await api.get<Thread>(`/request/${sent?.id}`)).messages).toMatchObject([{ text: "Guten Tag" }])
})

test("a failure is told when another inquiry is open, and a repeated try sends nothing twice", async ({
  dashboard,
  api,
  siteUrl,
  allowProblem,
}) => {
  allowProblem(/net::ERR_FAILED/u)
  // The key of the first try belongs to its text.
  allowProblem(/status of 422/u)
  const [first] = await receive(siteUrl, "Dorn", "Eder")
  const messages = async () => (await api.get<Thread>(`/request/${first?.id}`)).messages.map(({ text }) => text)
  const gate = Promise.withResolvers<void>()
  // The server stores it, and its response is lost.
  await dashboard.route(
    "**/api/request/*/message",
    async (route) => {
      await route.fetch()
      await gate.promise
      await route.abort("failed")
    },
    { times: 1 },
  )
  await dashboard.goto("/dashboard/requests")
  await openInquiry(dashboard, "Dorn")
  await answerOf(dashboard).fill("Guten Tag")
  await sendOf(dashboard).click()
  await openInquiry(dashboard, "Eder")
  gate.resolve()
  await expect(
    dashboard.getByText(`The reply to ${first?.reference} could not be sent`, { exact: false }),
  ).toBeVisible()
  await openInquiry(dashboard, "Dorn")
  await expect(answerOf(dashboard)).toHaveValue("Guten Tag")
  await dashboard.reload()
  await expect(answerOf(dashboard)).toHaveValue("Guten Tag")
  await answerOf(dashboard).press("ControlOrMeta+End")
  await answerOf(dashboard).pressSequentially(", Frau Dorn")
  await sendOf(dashboard).click()
  await expect(dashboard.getByText("An earlier try has arrived after all", { exact: false })).toBeVisible()
  await expect(answerOf(dashboard)).toHaveValue("Guten Tag, Frau Dorn")
  expect(await messages()).toEqual(["Guten Tag"])
  await sendOf(dashboard).click()
  await expect(answerOf(dashboard)).toHaveValue("")
  expect(await messages()).toEqual(["Guten Tag", "Guten Tag, Frau Dorn"])
})

test("all of a view are selected, unless another one is shown meanwhile, and closed with a way back", async ({
  dashboard,
  api,
  siteUrl,
}) => {
  const sent = await receive(siteUrl, "Falk", "Gerl", "Hein")
  const outcomes = () => Promise.all(sent.map(async ({ id }) => (await api.get<Inquiry>(`/request/${id}`)).outcome))
  await api.call("PATCH", `/request/${sent[0]?.id}`, { outcome: "won" })
  await dashboard.goto("/dashboard/requests?view=all&query=kunde.example")
  await dashboard.getByRole("button", { name: "Templates, figures, keys" }).click()
  await dashboard.getByRole("menuitem", { name: "Select several" }).click()
  const first = dashboard.getByRole("checkbox", { name: "Select the request of Werk Hein" })
  const all = dashboard.getByRole("button", { name: /^Select all \d+$/u })
  await first.check()
  const gate = Promise.withResolvers<void>()
  await dashboard.route(
    "**/api/request?*limit=100*",
    async (route) => {
      await gate.promise
      await route.continue()
    },
    { times: 1 },
  )
  await all.click()
  await expect(dashboard.getByText(/^0 of \d+$/u)).toBeVisible()
  await dashboard.getByRole("button", { name: /^To do/u }).click()
  gate.resolve()
  await expect(dashboard.locator(".bulk-bar")).toHaveCount(0)
  await dashboard.getByRole("button", { name: /^All \d+/u }).click()
  await first.check()
  await all.click()
  await expect(dashboard.getByText(/^[3-9] selected$|^\d\d selected$/u)).toBeVisible()
  await dashboard.getByRole("button", { name: "Not a request" }).click()
  await expect(dashboard.getByText(/closed as not a request/u)).toBeVisible()
  expect(await outcomes()).toEqual(["not-an-inquiry", "not-an-inquiry", "not-an-inquiry"])
  await dashboard.getByRole("button", { name: "Undo" }).click()
  await expect.poll(outcomes).toEqual(["won", null, null])
})

test("the reason for closing stays when closing fails", async ({ dashboard, siteUrl, allowProblem }) => {
  allowProblem(/net::ERR_FAILED/u)
  const [sent] = await receive(siteUrl, "Igel")
  await dashboard.goto(`/dashboard/requests?open=${sent?.id}`)
  await expect(answerOf(dashboard)).toBeVisible()
  await dashboard.locator("[data-desk-key=c]").click()
  const reason = dashboard.getByRole("textbox", { name: "Why? (internal)" })
  await reason.fill("Bestellt am Telefon")
  let isAway = true
  await dashboard.route("**/api/request/*", (route) =>
    isAway && route.request().method() === "PATCH" ? route.abort("failed") : route.continue(),
  )
  await dashboard.getByRole("button", { name: "Close request" }).click()
  await expect(dashboard.getByRole("alert").getByText("The server is not responding", { exact: false })).toBeVisible()
  await expect(reason).toHaveValue("Bestellt am Telefon")
  isAway = false
  await dashboard.getByRole("button", { name: "Close request" }).click()
  await expect(dashboard.getByText("Closed: won. Bestellt am Telefon")).toBeVisible()
})

test("an inquiry by telephone is recorded, and the figures are shown and saved", async ({
  dashboard,
  api,
  allowProblem,
}) => {
  allowProblem(/status of 422|net::ERR_FAILED/u)
  await dashboard.goto("/dashboard/partners")
  // Before, the menu is links that load a page, and going back would leave the document.
  await expect(dashboard.getByRole("heading", { name: "Partners" })).toBeVisible()
  await dashboard.getByRole("link", { name: "Requests" }).click()
  await dashboard.getByRole("button", { name: "Log a call" }).click()
  const dialog = dashboard.getByRole("dialog", { name: "Log a call" })
  await dialog.getByRole("button", { name: "Save request" }).click()
  await expect(dialog.getByRole("combobox", { name: "Name" })).toHaveAttribute("aria-invalid", "true")
  await dialog.getByRole("combobox", { name: "Name" }).fill("Frau Brandt")
  await dialog.getByRole("textbox", { name: "What it is about" }).fill("Braucht eine Dichtung")
  await dashboard.evaluate(() => history.back())
  const question = dashboard.getByRole("alertdialog", { name: "Discard what you typed?" })
  await question.getByRole("button", { name: "Keep editing" }).click()
  await expect(question).toHaveCount(0)
  await expectAccessible(dashboard, 360, 1280)
  // The server stores it, and its response is lost.
  await dashboard.route(
    "**/api/request/desk",
    async (route) => {
      await route.fetch()
      await route.abort("failed")
    },
    { times: 1 },
  )
  await dialog.getByRole("button", { name: "Save request" }).click()
  await expect(dialog.getByText("The server is not responding", { exact: false })).toBeVisible()
  await dialog.getByRole("button", { name: "Save request" }).click()
  await expect(dialog).toHaveCount(0)
  const stored = await api.get<Inquiry[]>("/request")
  expect(stored.filter(({ name }) => name === "Frau Brandt")).toHaveLength(1)
  await expect(dashboard.getByText("Braucht eine Dichtung")).toBeVisible()
  await dashboard.getByRole("button", { name: "Templates, figures, keys" }).click()
  await dashboard.getByRole("menuitem", { name: "Answers of the last 90 days" }).click()
  await expect(dashboard.getByRole("row", { name: /^All requests/u })).toContainText(/[1-9]/u)
  await expectAccessible(dashboard, 360, 768, 1280)
  const download = dashboard.waitForEvent("download")
  await dashboard.locator(".desk-figures").getByRole("button", { name: "CSV" }).click()
  expect((await download).suggestedFilename()).toMatch(/^answers-.*\.csv$/u)
})

test("a signature ends answers in each language", async ({ dashboard, siteUrl }) => {
  await dashboard.goto("/dashboard/account")
  await dashboard.getByRole("textbox", { name: "Signature Russian" }).fill("Марлене Кале, отдел продаж")
  await dashboard.getByRole("link", { name: "Partners" }).click()
  await dashboard
    .getByRole("alertdialog", { name: "Discard what you typed?" })
    .getByRole("button", { name: "Keep editing" })
    .click()
  await dashboard.getByRole("button", { name: "Save", exact: true }).first().click()
  await expect(dashboard.getByText("Saved.")).toBeVisible()
  // At once, without a reload.
  await receive(siteUrl, "Jahn")
  await dashboard.getByRole("link", { name: "Requests" }).click()
  await openInquiry(dashboard, "Jahn")
  await answerOf(dashboard).press("/")
  await dashboard.getByRole("combobox", { name: "Search templates" }).fill("received")
  await expect(dashboard.getByRole("listbox", { name: "Template" }).getByRole("option")).toHaveCount(1)
  await dashboard.keyboard.press("Enter")
  await expect(answerOf(dashboard)).toHaveValue(/Марлене Кале, отдел продаж$/u)
  await dashboard.goto("/dashboard/account")
  await expect(dashboard.getByRole("textbox", { name: "Signature Russian" })).toHaveValue("Марлене Кале, отдел продаж")
})
