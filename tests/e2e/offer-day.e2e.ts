import type { Browser, Page } from "@playwright/test"
import type { Inquiry, InquiryReceipt } from "#contract/inquiry.ts"
import type { Thread } from "#contract/message.ts"
import type { OfferPage } from "#contract/offer-list.ts"
import type { Offer } from "#contract/offer.ts"
import { type ImapServer, hasImapServer, openImapServer } from "#tests/harness/imap-server.ts"
import { mail } from "#tests/harness/mail-samples.ts"
import { patienceMs } from "#tests/harness/patience.ts"
import { workbook } from "#tests/harness/samples.ts"
import { json } from "#tests/harness/test-site.ts"
import { expectAccessible } from "./axe.ts"
import { type Mailing, useMailing } from "./mailing.ts"
import { pasteInto } from "./paste-into.ts"
import { type DashboardApi, expect, test as base } from "./signed-in.ts"

const email = "seitkali@mangyr.example"
const customer = { name: "Айгуль Сейткали", company: "Мангыр Энерго", email, text: "Просим предложение.", lang: "ru" }

/** A site with demo data that sends mail, and reads a mailbox of its own. */
const test = base.extend<object, { mailing: Mailing & { imap: ImapServer } }>({
  mailing: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const imap = await openImapServer()
      const env = { IMAP_URL: imap.url, SEED: "demo" }
      await useMailing("offer-day", (mailing) => use({ ...mailing, imap }), env)
      await imap.close()
    },
    { scope: "worker" },
  ],
  siteUrl: async ({ mailing }, use) => use(mailing.site.url),
})

// Needs Debian's package dovecot-imapd; without it this journey is reported as not run.
test.skip(!hasImapServer(), "no Dovecot")

const read = (api: DashboardApi, id: number) => api.get<Offer>(`/offer/${id}`)
const sentOf = (api: DashboardApi, id: number) =>
  expect.poll(async () => (await read(api, id)).state, { timeout: patienceMs }).toBe("sent")

/** Returns 25 numbers of the catalogue: the last two superseded. */
async function chooseNumbers(siteUrl: string, api: DashboardApi): Promise<string[]> {
  const { items: parts } = await api.get<{ items: { partnumber: string }[] }>("/part?limit=200")
  const numbers = [...new Set(parts.map(({ partnumber }) => partnumber))]
  const looked = await fetch(`${siteUrl}/api/part/lookup`, json("POST", { numbers }))
  const { items } = (await looked.json()) as { items: { number: string; status: string }[] }
  const withStatus = (status: string) => items.flatMap((item) => (item.status === status ? item.number : []))
  return [...withStatus("found").slice(0, 22), ...withStatus("replaced").slice(0, 2), "ZZ-NEVER-77"]
}

/** Sends an earlier offer to another customer, whose price stands beside the first line. */
async function offerBefore(siteUrl: string, api: DashboardApi, number: string): Promise<number> {
  const body = { ...customer, company: "Nordfjell", email: "kari@nordfjell.example", items: [{ partnumber: number }] }
  const { id } = (await (await fetch(`${siteUrl}/api/request`, json("POST", body))).json()) as InquiryReceipt
  const offer = (await (await api.call("POST", `/request/${id}/offer`)).json()) as Offer
  const lines = [{ kind: "offer", line_id: offer.open[0], number, quantity: 3, unit_price: 405_000 }]
  await api.call("PATCH", `/offer/${offer.id}`, { lines, export_checked: true })
  expect((await api.call("POST", `/offer/${offer.id}/send`, {})).status).toBe(200)
  return offer.id
}

/** Counts presses of the mouse, with which an offer is written besides typing. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset["presses"] = "0"
    const count = () => {
      const { dataset } = document.documentElement
      dataset["presses"] = String(Number(dataset["presses"]) + 1)
    }
    document.addEventListener("pointerdown", count, true)
    // Playwright chooses in a list without a press.
    document.addEventListener("change", (event) => event.target instanceof HTMLSelectElement && count(), true)
  })
  return async () => Number(await page.evaluate(() => document.documentElement.dataset["presses"]))
}

const openPhone = async (browser: Browser, baseURL: string) =>
  (await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } })).newPage()

test("a day: lines of a mail's workbook, priced, sent in Russian, asked, ordered, revised, won", async ({
  dashboard,
  api,
  siteUrl,
  mailing,
  browser,
  allowProblem,
}) => {
  test.slow()
  // Another window changes and sends what is open here.
  allowProblem(/status of (?:409|412).*\/api\/offer\/\d+/u)
  const numbers = await chooseNumbers(siteUrl, api)
  expect(numbers).toHaveLength(25)
  expect((await api.call("PATCH", "/offer/settings", { vat: "export", export_check: "outside_eu" })).status).toBe(200)
  // Who is known writes inquiries by mail.
  const known = (await (await fetch(`${siteUrl}/api/request`, json("POST", customer))).json()) as InquiryReceipt
  const before = await offerBefore(siteUrl, api, numbers[0] ?? "")
  const rows = numbers.map((number, index) => [
    index + 1,
    number,
    index === 4 ? "по запросу" : index + 1,
    `Замечание ${index + 1}`,
  ])
  const file = Buffer.from(await workbook([["Поз.", "Номер", "Кол-во", "Примечание"], ...rows])).toString("base64")
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
  await mailing.imap.deliver(
    mail({
      from: `Seitkali <${email}>`,
      subject: "Zapros 118/26",
      head: ["Content-Type: multipart/mixed; boundary=cut"],
      body: `--cut\nContent-Type: text/plain; charset=utf-8\n\nДобрый день, просим предложение по списку во вложении.\n--cut\nContent-Type: ${type}\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment; filename="zapros.xlsx"\n\n${file.replaceAll(/.{76}/gu, "$&\n")}\n--cut--\n`,
    }),
  )
  const mailed = async () => (await api.get<Inquiry[]>("/request")).find(({ source }) => source === "mail")
  await expect.poll(async () => (await mailed()) !== undefined, { timeout: patienceMs }).toBe(true)
  const inquiry = await mailed()
  const id = inquiry?.id ?? 0
  const number = `${inquiry?.reference}/1`
  await sentOf(api, before)

  // Who has inquired before is asked for; the lines are looked at before they count.
  await dashboard.goto(`/dashboard/requests?open=${id}`)
  await expect(dashboard.getByText(`Belongs to ${known.reference}`)).toBeVisible()
  await dashboard.getByRole("button", { name: "No, a new request" }).click()
  await expect(dashboard.getByText("Belongs to", { exact: false })).toHaveCount(0)
  await dashboard.getByRole("button", { name: "Lines of zapros.xlsx" }).click()
  const reading = dashboard.getByRole("dialog", { name: "Lines of zapros.xlsx" })
  await expect(reading.getByText("quantity unclear")).toHaveCount(1)
  await reading.getByRole("button", { name: "Take in 25 lines" }).click()
  await expect(reading).toHaveCount(0)
  const { lines: asked } = await api.get<Thread>(`/request/${id}`)
  const remarks = numbers.map((_number, index) => `Замечание ${index + 1}`)
  // What was no quantity is kept before the remark.
  expect(asked.map(({ note }) => note)).toEqual(remarks.with(4, `по запросу · ${remarks[4]}`))

  // From here on presses count.
  const presses = await countPresses(dashboard)
  await dashboard.getByRole("button", { name: "Write the offer" }).click()
  await expect(dashboard.getByRole("heading", { name: `Offer ${number}` })).toBeVisible()
  const cell = (row: number, column: number) => dashboard.locator(`[data-row="${row}"] [data-column="${column}"]`)
  const price = (row: number) => cell(row, 3)
  await expect(dashboard.locator('[data-row="0"] .offer-last')).toContainText("4,050.00")
  await expect(dashboard.locator('[data-row="0"] .offer-last')).toContainText("Nordfjell")
  await price(0).click()
  await expect(dashboard.getByRole("region", { name: "Offered before" })).toContainText("4,050.00 EUR")
  await dashboard.keyboard.press("Alt+ArrowDown")
  await expect(price(0)).toHaveText("4,050.00")
  const prices = numbers.slice(0, 24).map((_number, index) => `${index + 1}00.00`)
  await pasteInto(price(0), "", prices.join("\r\n"))
  await expect(price(23)).toHaveText("2,400.00")
  // The unclear quantity is an open line.
  await dashboard.getByRole("button", { name: "5", exact: true }).click()
  await dashboard.keyboard.press("ArrowLeft")
  await dashboard.keyboard.type("4")
  await dashboard.keyboard.press("Enter")
  await dashboard.getByRole("combobox", { name: "Answer, line 25" }).selectOption("No offer")
  await dashboard.getByRole("combobox", { name: "Reason, line 25" }).selectOption("Unknown number")
  for (const line of [1, 7]) {
    await dashboard.getByRole("button", { name: `Line ${line}`, exact: true }).click()
    await dashboard.getByRole("menuitem", { name: "Alternative to it" }).click()
    const row = line === 1 ? 1 : 8
    await expect(price(row)).toBeFocused()
    await dashboard.keyboard.type("55.50")
    await dashboard.keyboard.press("Enter")
    await expect(price(row)).toHaveText("55.50")
  }
  await expect(dashboard.getByText("25 of 25 lines answered.", { exact: false })).toBeVisible()
  await dashboard.getByRole("checkbox", { name: "Export checked" }).check()
  const sending = dashboard.getByRole("button", { name: "Send…" })
  await expect(sending).not.toHaveAttribute("aria-disabled", "true")
  await sending.click()
  await dashboard.getByRole("button", { name: "Send offer" }).click()
  await expect(dashboard.getByRole("dialog")).toHaveCount(0)
  expect(await presses()).toBeLessThanOrEqual(12)

  const [first] = await api.get<Offer[]>(`/request/${id}/offer`)
  await sentOf(api, first?.id ?? 0)
  const letters = mailing.mail.received.filter(({ to, raw }) => to.includes(email) && raw.includes("application/pdf"))
  expect(letters).toHaveLength(1)
  expect(letters[0]?.raw).toContain(`${number.replace("/", "-")}.pdf`)
  expect(await read(api, first?.id ?? 0)).toMatchObject({ lang: "ru", document: { pages: expect.any(Number) } })

  // The customer asks about one line and orders the rest on a phone. A thousand looks before change nothing.
  const { link } = await api.get<Thread>(`/request/${id}`)
  const path = new URL(link).pathname
  const phone = await openPhone(browser, siteUrl)
  await phone.goto(path)
  await expectAccessible(phone, 360)
  await expect(phone.getByRole("button", { name: "Печать" })).toBeVisible()
  await expect(phone.getByText(`Отправлено предложение ${number}`)).toBeVisible()
  await phone.getByText("Задать вопрос", { exact: true }).click()
  await phone.getByLabel("Вопрос", { exact: true }).fill("Позиция 3: подходит с № 1204?")
  await phone.getByRole("button", { name: "Отправить вопрос" }).click()
  await expect(phone.getByText("Спасибо, мы ответим на ваш вопрос.")).toBeVisible()
  const order = async (name: string) => {
    await phone.getByLabel("Ваше имя").fill(name)
    await phone.getByRole("checkbox", { name: /^Заказываю/u }).check()
    await phone.locator("#order button[type=submit]").click()
    await expect(phone.locator(".private-done").first()).toBeVisible()
  }
  await phone.getByRole("checkbox", { name: "Заказать позицию 3", exact: true }).uncheck()
  await order("Айгуль Сейткали")
  expect((await read(api, first?.id ?? 0)).lines.filter(({ ordered }) => ordered)).toHaveLength(23)

  // A plant that is down overtakes all of it.
  const down = { name: "Jens Ahrens", company: "Kraftwerk Nord", email: "leitstand@nord.example", lang: "de" }
  const call = { ...down, text: "Anlage steht.", phone: "+49 511 1234567", urgent: true }
  expect((await fetch(`${siteUrl}/api/request`, json("POST", call))).status).toBe(201)
  await dashboard.goto("/dashboard/requests")
  const inquiries = dashboard.locator(".inquiry-list tbody tr")
  await expect(inquiries.first()).toContainText("Kraftwerk Nord")
  await expect(inquiries.first().getByRole("link", { name: /511 1234567/u })).toBeVisible()
  await expect(inquiries.filter({ hasText: "has replied" })).toHaveCount(1)

  // Revision 2 answers the question; only its line is still to be ordered.
  await dashboard.goto(`/dashboard/requests/offer/${first?.id}`)
  await dashboard.getByRole("button", { name: "New revision" }).click()
  await expect(dashboard.getByRole("heading", { name: `Offer ${inquiry?.reference}/2` })).toBeVisible()
  // Another window changes the same price and a note.
  const revision = (await api.get<Offer[]>(`/request/${id}/offer`)).at(-1)?.id ?? 0
  const theirs = await read(api, revision)
  await price(4).click()
  const changed = theirs.lines.map(({ position: _position, amount: _amount, ordered: _ordered, ...line }, index) =>
    index === 3 ? { ...line, unit_price: 27_700, note: "с № 1204" } : line,
  )
  expect((await api.call("PATCH", `/offer/${revision}`, { lines: changed })).status).toBe(200)
  await price(3).click()
  await dashboard.keyboard.type("280")
  await dashboard.keyboard.press("Enter")
  await expect(dashboard.getByText("somebody else has stored “277.00”", { exact: false })).toBeVisible()
  await expect(cell(3, 6)).toHaveText("с № 1204")
  await expect(price(3)).toHaveText("280.00")
  await dashboard.getByRole("button", { name: "Take theirs" }).click()
  await expect(price(3)).toHaveText("277.00")
  await expect(dashboard.getByText("Saved", { exact: true })).toBeVisible()
  // It is sent by the other window; what is typed here goes on in a further revision.
  await api.call("PATCH", `/offer/${revision}`, { export_checked: true })
  expect((await api.call("POST", `/offer/${revision}/send`, {})).status).toBe(200)
  await price(3).click()
  await dashboard.keyboard.type("260")
  await dashboard.keyboard.press("Enter")
  const sentMeanwhile = dashboard.getByRole("alert").or(dashboard.getByText("This offer was sent meanwhile."))
  await expect(sentMeanwhile.first()).toBeVisible()
  await sentOf(api, revision)
  await phone.goto(path)
  await expect(phone.getByRole("heading", { level: 1 })).toContainText("/2")
  await expect(phone.locator(".offer-choice input:checked")).toHaveCount(1)
  await order("Айгуль Сейткали")
  expect(await read(api, revision)).toMatchObject({ state: "accepted" })
  expect(await api.get<Thread>(`/request/${id}`)).toMatchObject({ outcome: "won" })

  const { figures } = await api.get<OfferPage>("/offer")
  const quantity = (index: number) => (index === 4 ? 4 : index + 1)
  const value = prices.reduce(
    (sum, _price, index) => sum + quantity(index) * (index === 2 ? 27_700 : (index + 1) * 10_000),
    0,
  )
  expect(figures.find(({ group, name }) => group === "language" && name === "ru")).toMatchObject({
    // With the line of the offer to Nordfjell.
    asked: 26,
    offered: 25,
    not_offered: 1,
    accepted_lines: 24,
    value: { EUR: value + 3 * 405_000 },
    accepted_value: { EUR: value },
  })
  await dashboard.getByRole("button", { name: "New revision" }).first().click()
  await expect(dashboard.getByRole("heading", { name: `Offer ${inquiry?.reference}/3` })).toBeVisible()
  await expect(price(3)).toHaveText("260.00")
})
