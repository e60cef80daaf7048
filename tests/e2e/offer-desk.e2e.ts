import type { InquiryReceipt } from "#contract/inquiry.ts"
import type { Offer } from "#contract/offer.ts"
import { json } from "#tests/harness/test-site.ts"
import { expectAccessible } from "./axe.ts"
import { type Mailing, useMailing } from "./mailing.ts"
import { pasteInto } from "./paste-into.ts"
import { expect, test as base } from "./signed-in.ts"

/** A site that sends mail. */
const test = base.extend<object, { mailing: Mailing }>({
  mailing: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, use) => useMailing("offer-desk", use),
    { scope: "worker" },
  ],
  siteUrl: async ({ mailing }, use) => use(mailing.site.url),
})

const lines = 25
const numberOf = (line: number) => `90${line + 10}M11G01`

test("an inquiry of 25 lines is priced by a pasted column, and the offer is sent", async ({
  dashboard,
  api,
  siteUrl,
  mailing,
}) => {
  test.slow()
  const body = {
    name: "Айгуль Сейткали",
    company: "Мангыр Энерго",
    email: "seitkali@mangyr.example",
    text: "Просим предложение.",
    lang: "ru",
    items: Array.from({ length: lines }, (_, line) => ({ partnumber: numberOf(line), quantity: line + 1 })),
  }
  const sent = await fetch(`${siteUrl}/api/request`, json("POST", body))
  const { id, reference } = (await sent.json()) as InquiryReceipt
  await dashboard.goto(`/dashboard/requests?open=${id}`)
  await dashboard.getByRole("button", { name: "Write the offer" }).click()
  await expect(dashboard.getByRole("heading", { name: `Offer ${reference}/1` })).toBeVisible()
  const price = (row: number) => dashboard.locator(`[data-row="${row}"] [data-column="3"]`)
  const send = dashboard.getByRole("button", { name: "Send…" })
  await expect(dashboard.getByText(`0 of ${lines} lines answered.`, { exact: false })).toBeVisible()
  await expect(send).toHaveAttribute("aria-disabled", "true")

  // One press and a paste price all but the last three lines: one of these has no price, two are left out.
  await price(0).click()
  const prices = Array.from({ length: lines - 2 }, (_, line) => (line === lines - 3 ? "n/a" : `${line + 1},180.00`))
  await pasteInto(price(0), "", prices.join("\r\n"))
  await expect(dashboard.getByText("22 cells pasted, 1 without a readable value", { exact: false })).toBeVisible()
  await expect(price(2)).toContainText("3,180.00")
  await expect(price(22)).toHaveAttribute("aria-invalid", "true")
  // A price that can be read two ways is asked for.
  await price(22).click()
  await dashboard.keyboard.type("1,234")
  await dashboard.keyboard.press("Enter")
  await dashboard.getByRole("button", { name: "1,234.00" }).click()
  await expect(price(22)).toHaveText("1,234.00")
  // The open lines are links; one gets a price, the other no offer.
  await dashboard.getByRole("button", { name: "24", exact: true }).click()
  await expect(price(23)).toBeFocused()
  await dashboard.keyboard.type("12.50")
  await dashboard.keyboard.press("Enter")
  await dashboard.getByRole("combobox", { name: "Answer, line 25" }).selectOption("No offer")
  await dashboard.getByRole("combobox", { name: "Reason, line 25" }).selectOption("Unknown number")
  await expect(dashboard.getByText(`${lines} of ${lines} lines answered.`, { exact: false })).toBeVisible()
  // Undo and redo.
  await price(3).click()
  await dashboard.keyboard.press("Delete")
  await expect(price(3)).toHaveText("")
  await dashboard.keyboard.press("ControlOrMeta+z")
  await expect(price(3)).toHaveText("4,180.00")
  await expect(dashboard.getByText("Saved", { exact: true })).toBeVisible()
  await expectAccessible(dashboard, 360, 1280)
  await dashboard.setViewportSize({ width: 1280, height: 800 })

  const [offer] = await api.get<Offer[]>(`/request/${id}/offer`)
  const stored = await api.get<Offer>(`/offer/${offer?.id}`)
  expect(stored.lines).toHaveLength(lines)
  expect(stored.lines[24]).toMatchObject({ kind: "none", reason: "unknown_number" })
  expect(stored.lines[22]?.unit_price).toBe(123_400)
  expect(stored.open).toEqual([])

  await dashboard.getByRole("combobox", { name: "VAT" }).selectOption("0 %, export")
  await dashboard.getByRole("checkbox", { name: "Export checked" }).check()
  await expect(send).not.toHaveAttribute("aria-disabled", "true")
  await send.click()
  const dialog = dashboard.getByRole("dialog", { name: `Send offer ${reference}/1` })
  await expectAccessible(dashboard, 360, 1280)
  await dialog.getByRole("button", { name: "Send offer" }).click()
  await expect(dialog).toHaveCount(0)
  await dashboard.getByRole("button", { name: "Undo" }).click()
  await expect(dashboard.getByText(`Offer ${reference}/1 is a draft again.`)).toBeVisible()
  await send.click()
  await dialog.getByRole("button", { name: "Send offer" }).click()
  const received = () => mailing.mail.received.filter(({ to }) => to.includes("seitkali@mangyr.example"))
  await expect.poll(() => received().length, { timeout: 60_000 }).toBe(1)

  // What was sent does not change; a revision is one press, and begins as its copy.
  await dashboard.reload()
  await expect(dashboard.getByText("An offer that was sent does not change.", { exact: false })).toBeVisible()
  await dashboard.getByRole("button", { name: "New revision" }).click()
  await expect(dashboard.getByRole("heading", { name: `Offer ${reference}/2` })).toBeVisible()
  await expect(price(2)).toHaveText("3,180.00")
})
