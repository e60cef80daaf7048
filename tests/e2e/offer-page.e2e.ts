import type { Offer } from "#contract/offer.ts"
import type { Thread } from "#contract/message.ts"
import type { Page } from "@playwright/test"
import { workedToken } from "#tests/harness/human-check.ts"
import { readPdfTexts } from "#tests/harness/pdf-text.ts"
import { json } from "#tests/harness/test-site.ts"
import { expectAccessible } from "./axe.ts"
import { type Change, changes, openChanged } from "./changed-page.ts"
import { type Mailing, useMailing } from "./mailing.ts"
import { expect, ownerSession, test as base } from "./signed-in.ts"

const test = base.extend<object, { mailing: Mailing }>({
  mailing: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      await useMailing("offer", use, { SEED: "demo" })
    },
    { scope: "worker" },
  ],
  siteUrl: async ({ mailing }, use) => use(mailing.site.url),
})

interface Sent {
  path: string
  offer: () => Promise<Offer>
  revise: () => Promise<void>
}

/** Sends an offer of two parts, an alternative and packing, and waits until it has left. */
async function sendOffer({ site }: Mailing, lang: "de" | "ru"): Promise<Sent> {
  const captcha_token = await workedToken((path, init) => fetch(site.url + path, init))
  const email = `kunde-${Math.random().toString(36).slice(2)}@werk.example`
  const items = [{ partnumber: "9026M31P02", quantity: 17 }, { partnumber: "UNBEKANNT-7" }]
  const body = { name: "Bernd Kessler", company: "Stadtwerke Altenbruch", text: "", captcha_token, email, items, lang }
  const { id } = (await (await fetch(`${site.url}/api/request`, json("POST", body))).json()) as { id: number }
  const api = await ownerSession(site.url)
  const call = async <T>(method: string, path: string, sent?: object): Promise<T> =>
    (await (await api.call(method, path, sent)).json()) as T
  let offerId = 0
  const offer = () => call<Offer>("GET", `/offer/${offerId}`)
  const sendNext = async () => {
    const begun = await call<Offer>("POST", `/request/${id}/offer`)
    offerId = begun.id
    const { lines } = await call<Thread>("GET", `/request/${id}`)
    const [first, second] = lines.map((line) => line.id)
    const description = lang === "ru" ? "Сегмент соплового аппарата, 2-я ступень" : "Leitradsegment, Stufe 2"
    const priced = { line_id: first, description, quantity: 17, unit_price: 418_000, lead_unit: "weeks" }
    await call("PATCH", `/offer/${begun.id}`, {
      payment: "30 % / 70 %",
      lines: [
        { ...priced, kind: "replacement", number: "9026M31P03", lead_min: 10, lead_max: 12, condition: "new" },
        { ...priced, kind: "alternative", number: "9026M31P02", unit_price: 200_000, condition: "overhauled" },
        { kind: "none", line_id: second, number: "UNBEKANNT-7", reason: "unknown_number" },
        { kind: "cost", description: "Kiste", quantity: 1, unit_price: 195_000 },
      ],
    })
    await call("POST", `/offer/${begun.id}/send`, {})
    await expect.poll(async () => (await offer()).state, { timeout: 90_000 }).toBe("sent")
  }
  await sendNext()
  const { link } = await call<Thread>("GET", `/request/${id}`)
  return { path: new URL(link).pathname, offer, revise: sendNext }
}

const withoutSpaces = (text: string) => text.replaceAll(/\s/gu, "")

/** Expects each line, fact and sum that the page shows in the letter, where the words of a cell stand together. */
async function expectLetterOf(page: Page, path: string) {
  const letter = withoutSpaces(readPdfTexts(await (await page.request.get(`${path}/1.pdf`)).body()).join(""))
  const lines = await page
    .locator(".offer-lines > li:not(.offer-columns) :is(b, small, em, span:not(:has(*)))")
    .allInnerTexts()
  const facts = await page.locator(".offer-facts dd, .offer-totals :is(dt, dd)").allInnerTexts()
  const shown = [...lines, ...facts].flatMap((text) => text.split(/, |\n/u)).map(withoutSpaces)
  expect(shown.filter(Boolean).length).toBeGreaterThan(25)
  expect(shown.filter((text) => !letter.includes(text))).toEqual([])
}

test("a customer orders an alternative without script, and reads the confirmation", async ({ mailing, browser }) => {
  test.slow()
  const { path, offer } = await sendOffer(mailing, "de")
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: mailing.site.url,
    viewport: { width: 360, height: 780 },
  })
  const page = await context.newPage()
  await page.goto(path)
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Angebot")
  expect(await page.evaluate(() => document.documentElement.scrollWidth).catch(() => 360)).toBeLessThanOrEqual(360)
  await expectLetterOf(page, path)
  await page.getByLabel("Position 1 bestellen").uncheck()
  await page.getByLabel("Position 1a bestellen").check()
  await page.getByLabel("Ihre Bestellnummer").fill("PO 4500123")
  await page.getByLabel("Ihr Name").fill("Bernd Kessler")
  await page.getByLabel(/Ich bestelle die angekreuzten/u).check()
  await page.getByRole("button", { name: "Angekreuzte Positionen bestellen" }).click()
  await expect(page.getByText("Danke für Ihre Bestellung.")).toBeVisible()
  expect(await offer()).toMatchObject({ state: "accepted", order_number: "PO 4500123" })
  const confirmation = () => mailing.mail.received.find(({ text }) => text.includes("PO 4500123"))
  await expect.poll(() => confirmation()?.text ?? "", { timeout: 20_000 }).toContain("SHA-256")
  await page.reload()
  await expect(page.getByRole("button", { name: "Angekreuzte Positionen bestellen" })).toHaveCount(0)
  await context.close()
})

test("an offer is printed by its button, whatever the browser did to the page before", async ({ mailing, page }) => {
  test.slow()
  const { path } = await sendOffer(mailing, "de")
  await page.addInitScript(() => (window.print = () => (document.documentElement.dataset["printed"] = "1")))
  for (const change of Object.keys(changes) as Change[]) {
    const release = await openChanged(page, path, change)
    await page.locator("x-island[name=print-button] .button").click()
    await release()
    await expect(page.locator("html[data-printed]"), change).toBeAttached()
  }
})

test("a customer asks with a photo, sees a revision supersede, and declines it", async ({ mailing, page }) => {
  test.slow()
  const { path, offer, revise } = await sendOffer(mailing, "ru")
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)
  await expectAccessible(page)
  await expectLetterOf(page, path)
  await page.getByText("Задать вопрос", { exact: true }).click()
  await page.getByLabel("Вопрос", { exact: true }).fill("Подходит с № 1204?")
  await page.getByRole("button", { name: "Отправить вопрос" }).click()
  await expect(page.getByText("Спасибо, мы ответим на ваш вопрос.")).toBeVisible()
  for (const [ending, type] of [
    ["pdf", "application/pdf"],
    ["xlsx", "spreadsheetml"],
  ]) {
    const file = await page.request.get(`${path}/1.${ending}`)
    expect(file.headers()["content-type"]).toContain(type)
    expect(file.headers()["cache-control"]).toBe("no-store")
  }
  expect((await page.request.get(`${path.slice(0, -3)}xyz/1.pdf`)).status()).toBe(404)
  await revise()
  await page.goto(`${path}?revision=1`)
  const superseded = page.getByRole("status").filter({ hasText: "больше не действует" })
  await superseded.getByRole("link").click()
  await page.getByText("Отклонить", { exact: true }).click()
  await page.getByLabel("Слишком поздно").check()
  await page.getByRole("button", { name: "Отклонить предложение" }).click()
  await expect(page.getByText("Мы отметили, что предложение отклонено.")).toBeVisible()
  expect(await offer()).toMatchObject({ state: "declined", decline_reason: "lead_time", revision: 2 })
})
