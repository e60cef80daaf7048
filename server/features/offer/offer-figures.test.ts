import { beforeAll, expect, it } from "vitest"
import type { InquiryReceipt } from "#contract/inquiry.ts"
import type { Thread } from "#contract/message.ts"
import type { OfferPage } from "#contract/offer-list.ts"
import type { Offer } from "#contract/offer.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { humanCheckToken } from "#tests/harness/human-check.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"

onEachEngine("figures of offers", (open) => {
  let site: TestSite
  let [first, second] = [0, 0]

  const send = async <T = Offer>(method: string, path: string, body?: unknown) => {
    const response = await site.asOwner(method, `/api${path}`, body)
    return (response.status === 204 ? null : await response.json()) as T
  }
  const inquire = async (lang: string, numbers: string[]): Promise<number> => {
    const items = numbers.map((partnumber) => ({ partnumber, quantity: 2 }))
    const sender = { name: "Ada", company: "Werk", email: "ada@werk.example", text: "", lang, items }
    const body = { ...sender, captcha_token: await humanCheckToken(site) }
    const sent = await site.request("/api/request", json("POST", body), `203.0.113.${numbers.length}`)
    return ((await sent.json()) as InquiryReceipt).id
  }
  /** Begins an offer of an inquiry's lines, which `linesOf` makes of their ids, in a state as if its mail had left. */
  const offer = async (
    requestId: number,
    linesOf: (ids: (number | null | undefined)[]) => object[],
    { state = "sent" as "draft" | "sent" | "accepted", currency = "EUR", ordered = [] as number[] } = {},
  ) => {
    const { id } = await send("POST", `/request/${requestId}/offer`)
    const ids = (await send<Thread>("GET", `/request/${requestId}`)).lines.map((line) => line.id)
    const changed = await send("PATCH", `/offer/${id}`, { currency, lines: linesOf(ids) })
    const at = site.time.now.toISOString()
    const left = { sent_at: at, left_at: at, settled_at: state === "accepted" ? at : null }
    await site.app.db
      .updateTable("offer")
      .set({ state, ...(state === "draft" ? {} : left) })
      .where("id", "=", id)
      .execute()
    for (const index of ordered)
      await site.app.db
        .updateTable("offer_line")
        .set({ ordered: 1 })
        .where("id", "=", changed.lines[index]?.id ?? 0)
        .execute()
  }

  beforeAll(async () => {
    site = await openTestSite(open())
    first = await inquire("de", ["9247M13P03", "9811M20P07"])
    second = await inquire("ru", ["9035M58G02"])
    const third = await inquire("en", ["9035M58G02", "9247M13P03", "9811M20P07"])
    const none = (line_id?: number | null) => ({ kind: "none", line_id, reason: "unknown_number" })
    await offer(first, ([part, unknown]) => [
      { kind: "offer", line_id: part, number: "9247M13P03", quantity: 1, unit_price: 999_900 },
      none(unknown),
    ])
    await offer(
      first,
      ([part, unknown]) => [
        { kind: "offer", line_id: part, number: "9247M13P03", quantity: 2, unit_price: 10_000 },
        { kind: "alternative", line_id: part, number: "9247M13P02", quantity: 2, unit_price: 6_000 },
        none(unknown),
        { kind: "cost", description: "Kiste", quantity: 1, unit_price: 5_000 },
      ],
      { state: "accepted", ordered: [1, 3] },
    )
    await offer(
      second,
      ([part]) => [{ kind: "replacement", line_id: part, number: "9035M58G03", quantity: 3, unit_price: 1_000 }],
      { currency: "USD" },
    )
    await offer(
      third,
      ([part]) => [{ kind: "offer", line_id: part, number: "9035M58G02", quantity: 9, unit_price: 77_700 }],
      { state: "draft" },
    )
  })

  const total = {
    asked: 3,
    offered: 2,
    not_offered: 1,
    accepted_lines: 1,
    sent: 2,
    accepted: 1,
    value: { EUR: 25_000, USD: 3_000 },
    accepted_value: { EUR: 17_000, USD: 0 },
  }
  const figures = async () => {
    const { figures: all } = await send<OfferPage>("GET", "/offer")
    return (group: string) => all.filter((figure) => figure.group === group)
  }

  it("count the newest revision that was sent: lines, values and orders, in total and by group", async () => {
    const of = await figures()
    expect(of("total")).toMatchObject([total])
    expect(of("language")).toMatchObject([
      { name: "de", asked: 2, offered: 1, not_offered: 1, value: { EUR: 25_000, USD: 0 } },
      { name: "ru", asked: 1, offered: 1, not_offered: 0, value: { EUR: 0, USD: 3_000 } },
    ])
    expect(of("person")).toMatchObject([{ sent: 2, accepted: 1, accepted_value: { EUR: 17_000 } }])
    expect(of("week")).toMatchObject([{ name: "2026-11-16", sent: 2 }])
    expect(of("reason")).toMatchObject([{ asked: 1, not_offered: 1, value: { EUR: 0 } }])
    const csv = await site.asOwner("GET", "/api/offer?format=csv&words=en")
    expect(await csv.text()).toMatch(/250\.00\D+170\.00\D+30\.00\D+0\.00/u)
  })

  it("are the same after a merge, which keeps numbers and puts offers behind those of the other", async () => {
    await send("POST", `/request/${second}/merge`, { into: first })
    const offers = await send<Offer[]>("GET", `/request/${first}/offer`)
    expect(offers.map(({ revision, state }) => [revision, state])).toEqual([
      [1, "superseded"],
      [2, "accepted"],
      [3, "sent"],
    ])
    const ids = (await send<Thread>("GET", `/request/${first}`)).lines.map(({ id }) => id)
    const moved = await send("GET", `/offer/${offers[2]?.id}`)
    expect(ids).toContain(moved.lines[0]?.line_id)
    expect(new Set(offers.map(({ number }) => number)).size).toBe(3)
    expect((await figures())("total")).toMatchObject([total])
    expect(await send("POST", `/request/${first}/offer`)).toMatchObject({ revision: 4 })
  })
})
