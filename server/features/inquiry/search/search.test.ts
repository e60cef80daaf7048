import { beforeAll, expect, it } from "vitest"
import type { Customer } from "#contract/customer.ts"
import type { Inquiry, InquiryPage } from "#contract/inquiry.ts"
import type { Thread } from "#contract/message.ts"
import type { InquiryLineReading } from "#contract/inquiry-line.ts"
import { insertMessage } from "../message-store.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"

onEachEngine("the search over inquiries", (open) => {
  let site: TestSite
  let first: Inquiry
  const call = async <T>(method: string, path: string, body?: unknown) =>
    (await (await site.asOwner(method, `/api${path}`, body)).json()) as T
  const search = (query: string, more = "") =>
    call<InquiryPage>("GET", `/request?page=1&query=${encodeURIComponent(query)}${more}`)
  const referencesOf = async (query: string) => (await search(query)).items.map(({ reference }) => reference)

  beforeAll(async () => {
    site = await openTestSite(open())
    first = await call<Inquiry>("POST", "/request/desk", {
      name: "Айгуль Сейткали",
      company: "Mangyr Energo",
      email: "seitkali@mangyr.example",
      phone: "+7 729 255-01-44",
      lang: "ru",
      list: "2 Satz 9062M13G01\nDichtung wie besprochen",
    })
    await call("POST", "/request/desk", { name: "Bernd Kessler", company: "Stadtwerke Altenbruch", phone: "04720 551" })
    const at = "2025-03-02T08:00:00.000Z"
    const message = {
      request_id: first.id,
      kind: "in" as const,
      account_id: null,
      author: "Aigul",
      lang: "en" as const,
    }
    await insertMessage(site.app.db, { ...message, subject: "Offer", text: "Die Brennkammer im Frühjahr", at }, [
      { name: "Anfrage_PO-4500123.pdf", bytes: new Uint8Array([1]) },
    ])
  })

  it("finds numbers in any spelling, files, telephone numbers, words and names, with an excerpt", async () => {
    for (const [query, kind, match] of [
      ["9062-m13-g01", "line", "9062M13G01"],
      ["PO 4500123", "file", "PO-4500123"],
      ["7 729 2550144", "customer", "7 729 255-01-44"],
      ["BRENNKAMMER", "message", "Brennkammer"],
      ["сейткали", "customer", "Сейткали"],
      ["dichtung", "line", "Dichtung"],
    ] as const) {
      const { items, hits, counts } = await search(query)
      expect([query, items.map(({ id }) => id), counts.all]).toEqual([query, [first.id], 1])
      expect([query, hits[0]]).toMatchObject([query, { request_id: first.id, kind }])
      expect(hits[0]?.excerpt[1]).toBe(match)
    }
    expect(await referencesOf("seitkali@mangyr.example")).toEqual([first.reference])
    expect(await referencesOf("Mangyr 9062 M13")).toEqual([first.reference])
    expect(await referencesOf("Mangyr Altenbruch")).toEqual([])
  })

  it("follows what is changed, closed and removed", async () => {
    const { lines } = await call<Thread>("GET", `/request/${first.id}`)
    const [line] = lines
    await call("PATCH", `/line/${line?.id ?? 0}`, { partnumber: "7310234" })
    expect(await referencesOf("73 10 234")).toEqual([first.reference])
    await call("PATCH", `/request/${first.id}`, { outcome: "won", company: "Kaspi Turbo" })
    expect((await search("kaspi", "&closed=true")).items).toHaveLength(1)
    expect((await search("kaspi")).counts).toMatchObject({ all: 1, closed: 1, open: 0 })
    await site.app.db.deleteFrom("message").where("text", "like", "Die Brennkammer%").execute()
    expect(await referencesOf("Brennkammer")).toEqual([])
    await site.asOwner("DELETE", `/api/request/${first.id}`)
    expect(await referencesOf("kaspi")).toEqual([])
  })

  it("finds customers by what is typed", async () => {
    expect(await call<Customer[]>("GET", "/customer?query=altenb")).toMatchObject([
      { name: "Bernd Kessler", company: "Stadtwerke Altenbruch", inquiries: 1 },
    ])
    expect(await call("GET", "/customer?query=0472055")).toHaveLength(1)
    expect((await site.request("/api/customer?query=altenb")).status).toBe(401)
  })

  it("reads the lines of a list before it is stored, also one without a number", async () => {
    const read = await call<InquiryLineReading>("POST", "/line/read", { text: "3 шт 9062M13G01\nDichtung, alt\n" })
    expect(read.lines).toMatchObject([
      { partnumber: "9062M13G01", quantity: 3, unit: "шт" },
      { partnumber: "", text: "Dichtung, alt" },
    ])
  })
})
