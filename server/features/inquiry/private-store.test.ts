import { beforeAll, beforeEach, expect, it } from "vitest"
import type { InquiryReceipt } from "#contract/inquiry.ts"
import type { Thread } from "#contract/message.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { insertGroup } from "#tests/harness/insert-group.ts"
import { addPerson } from "#tests/harness/people.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"
import { lookUpParts } from "../part-lookup/store.ts"
import { addToPrivateInquiry, confirmPrivateInquiry } from "./commands/add-to-private-inquiry.ts"
import { readPrivateInquiry } from "./private-store.ts"

const sender = { name: "Bernd Kessler", company: "Stadtwerke", email: "kessler@werk.example", lang: "de" }
const items = [
  { partnumber: "L31", quantity: 2, position: "10" },
  { partnumber: "GIBTS-NICHT-7", quantity: 3, note: "laut Zeichnung" },
]

onEachEngine("the private page of an inquiry", (open) => {
  let site: TestSite
  const send = async (fields: object = {}) =>
    (await (
      await site.request("/api/request", json("POST", { ...sender, items, text: "Bitte", ...fields }))
    ).json()) as InquiryReceipt
  const secretOf = async (id: number) => {
    const { link } = (await (await site.asOwner("GET", `/api/request/${id}`)).json()) as Thread
    return link.split("/").at(-1) ?? ""
  }
  const see = (secret: string) => readPrivateInquiry(site.app, secret, { language: "en", lookUp: lookUpParts })
  const add = (secret: string, text: string, key = text) =>
    addToPrivateInquiry(site.app, secret, { text }, { address: "192.0.2.1", key })

  beforeAll(async () => {
    site = await openTestSite(open())
  })
  const resetLimits = () => site.app.db.deleteFrom("rate_limit").execute()
  beforeEach(async () => {
    await resetLimits()
  })

  it("opens with its own secret only", async () => {
    const first = await secretOf((await send()).id)
    const second = await secretOf((await send()).id)
    expect(first).toMatch(/^[\w-]{43}$/u)
    expect((await see(first))?.reference).not.toBe((await see(second))?.reference)
    const mixed = first.slice(0, 8) + second.slice(8)
    for (const wrong of [mixed, first.slice(1), `${first}A`, first.toLowerCase(), "", "A".repeat(43)])
      expect([wrong, await see(wrong)]).toEqual([wrong, null])
  })

  it("opens no more once its link is withdrawn, and has to be proved anew", async () => {
    const { id } = await send()
    const first = await secretOf(id)
    await confirmPrivateInquiry(site.app, first)
    expect((await site.asOwner("DELETE", `/api/request/${id}/link`)).status).toBe(204)
    const second = await secretOf(id)
    expect([second === first, await see(first), await add(first, "Noch da?")]).toEqual([false, null, false])
    expect(await see(second)).toMatchObject({ isProven: false })
    expect((await site.asOwner("DELETE", "/api/request/4711/link")).status).toBe(404)
  })

  it("opens the inquiry it was merged into, for the same address, until that one's link is withdrawn", async () => {
    const [first, between] = [await send(), await send()]
    await resetLimits()
    const second = await send()
    const others = await send({ email: "somebody@else.example" })
    const [own, foreign] = [await secretOf(first.id), await secretOf(others.id)]
    for (const [from, into] of [
      [first, between],
      [between, second],
      [others, second],
    ] as const)
      expect((await site.asOwner("POST", `/api/request/${from.id}/merge`, { into: into.id })).status).toBe(204)
    expect(await see(own)).toMatchObject({ reference: second.reference, isProven: false })
    expect(await see(foreign)).toBeNull()
    await confirmPrivateInquiry(site.app, own)
    expect(await add(own, "Nachtrag")).toBe(true)
    expect(await see(own)).toMatchObject({ reference: second.reference, isProven: true })
    await site.asOwner("DELETE", `/api/request/${second.id}/link`)
    expect(await see(own)).toBeNull()
  })

  it("ends when a merged inquiry is purged, which leaves nothing of it", async () => {
    const merged = await send()
    await resetLimits()
    const target = await send()
    const secret = await secretOf(merged.id)
    await site.asOwner("POST", `/api/request/${merged.id}/merge`, { into: target.id })
    expect(await see(secret)).toMatchObject({ reference: target.reference })
    expect((await site.asOwner("DELETE", `/api/trash/request-${merged.id}`)).status).toBe(204)
    expect(await see(secret)).toBeNull()
    const rows = await site.app.db.selectFrom("request").select("id").where("id", "=", merged.id).execute()
    expect(rows).toEqual([])
  })

  it("makes no key for somebody who asks for a page that is none", async () => {
    const { db } = site.app
    const keys = await db.selectFrom("secret").selectAll().where("name", "=", "private-page").execute()
    await db.deleteFrom("secret").where("name", "=", "private-page").execute()
    expect(await see("A".repeat(43))).toBeNull()
    expect(await db.selectFrom("secret").select("name").where("name", "=", "private-page").execute()).toEqual([])
    if (keys.length > 0) await db.insertInto("secret").values(keys).execute()
  })

  it("shows known numbers until the address is proved, then what was typed, and takes more once", async () => {
    const { id } = await send()
    const secret = await secretOf(id)
    expect(await see(secret)).toMatchObject({ isProven: false, lines: [], hidden: 2, text: "", state: "new" })
    expect(await add(secret, "Zu früh")).toBe(false)
    expect(await confirmPrivateInquiry(site.app, secret)).toBe(true)
    const shown = await see(secret)
    expect(shown).toMatchObject({ isProven: true, hidden: 0, text: "Bitte" })
    expect(shown?.lines.map(({ asked, position, note, status }) => [asked, position, note, status])).toEqual([
      ["L31", "10", "", "unknown"],
      ["GIBTS-NICHT-7", "", "laut Zeichnung", "unknown"],
    ])
    await site.asOwner("PATCH", `/api/request/${id}`, { outcome: "lost" })
    for (let press = 0; press < 2; press++) expect(await add(secret, "Bis März")).toBe(true)
    await expect(add(secret, " ")).rejects.toMatchObject({ code: "invalid" })
    await expect(add(secret, "x".repeat(20_000))).rejects.toMatchObject({ code: "invalid" })
    const thread = (await (await site.asOwner("GET", `/api/request/${id}`)).json()) as Thread
    expect(thread).toMatchObject({ state: "new", outcome: "lost", closed_at: null, read: false })
    expect(thread.messages.map(({ text }) => text)).toEqual(["Bis März"])
    expect(thread.events.map(({ event }) => event)).toContain("inquiry_reopened")
  })

  it("says of a superseded number what replaces it, before the address is proved without what was typed", async () => {
    const group = await insertGroup(site.app.db)
    for (const part of [{ partnumber: "ALT-1", subst_part: "NEU-1" }, { partnumber: "NEU-1" }])
      expect((await site.asOwner("POST", `/api/spare/${group}/part`, { ...part, quantity: 1 })).status).toBe(201)
    const asked = [{ partnumber: "alt 1" }, { partnumber: "NEU-1", asked_number: "meine Nr. 7" }]
    const secret = await secretOf((await send({ items: asked })).id)
    const lines = async () => (await see(secret))?.lines.map((line) => [line.asked, line.status, line.current])
    expect(await lines()).toEqual([
      ["ALT-1", "replaced", "NEU-1"],
      ["NEU-1", "found", "NEU-1"],
    ])
    await confirmPrivateInquiry(site.app, secret)
    expect(await lines()).toEqual([
      ["alt 1", "replaced", "NEU-1"],
      ["meine Nr. 7", "replaced", "NEU-1"],
    ])
  })

  it("is gone with its inquiry, and for an erased person", async () => {
    const { id } = await send()
    const secret = await secretOf(id)
    const file = async () => (await site.request(`/r/${secret}.xlsx`)).status
    expect(await file()).toBe(200)
    expect((await site.request(`/en/r/${secret}.xlsx`)).headers.get("Cache-Control")).toBe("no-store")
    await site.asOwner("DELETE", `/api/request/${id}`)
    expect([await see(secret), await file(), await confirmPrivateInquiry(site.app, secret)]).toEqual([null, 404, false])

    const other = await secretOf((await send({ email: "fort@werk.example" })).id)
    expect(await see(other)).not.toBeNull()
    expect((await site.asOwner("DELETE", "/api/person?email=fort@werk.example")).status).toBeLessThan(300)
    expect(await see(other)).toBeNull()
  })

  it("is named to those who may answer", async () => {
    const { id } = await send()
    const sales = await addPerson(site, "verena", { roles: ["sales"] })
    const { link } = (await (await sales.call("GET", `/api/request/${id}`)).json()) as Thread
    expect(link).toContain("/r/")
  })
})
