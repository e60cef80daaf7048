import { beforeAll, expect, it } from "vitest"
import type { InquiryReceipt } from "#contract/inquiry.ts"
import type { Thread } from "#contract/message.ts"
import type { Offer } from "#contract/offer.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { humanCheckToken } from "#tests/harness/human-check.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"
import { readCustomerOffers } from "./customer-store.ts"

onEachEngine("offers of merged inquiries", (open) => {
  let site: TestSite
  let visitor = 1
  beforeAll(async () => {
    site = await openTestSite(open(), undefined, { env: { RATE_LIMITS: "off" } })
  })

  const send = async <T = Offer>(method: string, path: string, body?: unknown) => {
    const response = await site.asOwner(method, `/api${path}`, body)
    return { status: response.status, body: (response.status === 204 ? null : await response.json()) as T }
  }
  const inquire = async (partnumber: string): Promise<InquiryReceipt> => {
    const sender = { name: "Ada", company: "Werk", email: "ada@werk.example", text: "", lang: "de" }
    const body = { ...sender, items: [{ partnumber, quantity: 2 }], captcha_token: await humanCheckToken(site) }
    const received = await site.request("/api/request", json("POST", body), `203.0.113.${visitor++}`)
    return (await received.json()) as InquiryReceipt
  }
  const linesOf = async (id: number) => (await send<Thread>("GET", `/request/${id}`)).body.lines
  const stateOf = async (id: number) =>
    (await send<Offer[]>("GET", `/request/${id}/offer`)).body.map(({ number, state }) => [number, state])
  /** Sends a draft, as if its mail had left. */
  const leave = async (id: number) => {
    const at = site.time.now.toISOString()
    await site.app.db
      .updateTable("offer")
      .set({ state: "sent", sent_at: at, left_at: at })
      .where("id", "=", id)
      .execute()
  }
  /** Begins an offer of the inquiry's first line. */
  const begin = async (id: number, unit_price: number, currency = "EUR"): Promise<number> => {
    const { body: offer } = await send("POST", `/request/${id}/offer`)
    const [asked] = await linesOf(id)
    const line = { kind: "offer", line_id: asked?.id, number: asked?.partnumber, quantity: 2, unit_price }
    expect((await send("PATCH", `/offer/${offer.id}`, { currency, lines: [line] })).status).toBe(200)
    return offer.id
  }

  it("supersede each other only by the next revision, which begins with the lines of both", async () => {
    const [target, merged] = [await inquire("L1001"), await inquire("L2002")]
    await leave(await begin(target.id, 10_000))
    await leave(await begin(merged.id, 20_000))
    await leave(await begin(merged.id, 21_000))
    expect((await send("POST", `/request/${merged.id}/merge`, { into: target.id })).status).toBe(204)
    expect(await stateOf(target.id)).toEqual([
      [`${target.reference}/1`, "sent"],
      [`${merged.reference}/1`, "superseded"],
      [`${merged.reference}/2`, "sent"],
    ])
    const secret = (await send<Thread>("GET", `/request/${target.id}`)).body.link.split("/").at(-1) ?? ""
    const shown = await readCustomerOffers(site.app, secret, "de")
    expect(shown?.map(({ number, supersededBy }) => [number, supersededBy])).toEqual([
      [`${merged.reference}/2`, ""],
      [`${merged.reference}/1`, `${merged.reference}/2`],
      [`${target.reference}/1`, ""],
    ])

    const { body: next } = await send("POST", `/request/${target.id}/offer`)
    expect(next).toMatchObject({ number: `${target.reference}/4`, revision: 4, open: [] })
    const lineIds = (await linesOf(target.id)).map(({ id }) => id)
    expect(next.lines.map(({ line_id, unit_price }) => [line_id, unit_price])).toEqual([
      [lineIds[1], 21_000],
      [lineIds[0], 10_000],
    ])
    await leave(next.id)
    expect((await stateOf(target.id)).map(([, state]) => state)).toEqual([
      "superseded",
      "superseded",
      "superseded",
      "sent",
    ])
  })

  it("keep both drafts, each of which can be sent, and no third is begun beside them", async () => {
    const [target, merged] = [await inquire("L3003"), await inquire("L4004")]
    const draft = await begin(target.id, 10_000)
    await begin(merged.id, 20_000)
    await send("POST", `/request/${merged.id}/merge`, { into: target.id })
    expect((await stateOf(target.id)).map(([, state]) => state)).toEqual(["draft", "draft"])
    expect((await send("POST", `/request/${target.id}/offer`)).status).toBe(409)
    await leave(draft)
    expect((await stateOf(target.id)).map(([, state]) => state)).toEqual(["sent", "draft"])
    expect((await send("POST", `/request/${target.id}/offer`)).status).toBe(409)
  })

  it("leave lines in another currency open in the next revision", async () => {
    const [target, merged] = [await inquire("L5005"), await inquire("L6006")]
    await leave(await begin(target.id, 10_000, "USD"))
    await leave(await begin(merged.id, 20_000))
    await send("POST", `/request/${merged.id}/merge`, { into: target.id })
    const { body: next } = await send("POST", `/request/${target.id}/offer`)
    expect(next.lines.map(({ unit_price }) => unit_price)).toEqual([20_000])
    expect(next.open).toEqual([(await linesOf(target.id))[0]?.id])
  })
})
