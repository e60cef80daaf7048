import { beforeAll, beforeEach, expect, it } from "vitest"
import type { Inquiry, InquiryPage, InquiryReceipt } from "#contract/inquiry.ts"
import { limits } from "#contract/limits.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { humanCheckToken } from "#tests/harness/human-check.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"
import { removeInquiriesBefore } from "./store.ts"

const pdf = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n"
const png = Buffer.concat([
  Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"),
  Buffer.alloc(17),
  Buffer.from("0000000049454e44ae426082", "hex"),
])
const jpeg = Buffer.concat([
  Buffer.from("ffd8ffe000104a46494600010100000100010000ffda0002ffd9", "hex"),
  Buffer.alloc(64),
])
const sender = { name: "Ilse Brandt", company: "Kraftwerk Nord", email: "brandt@nord.example", lang: "de" }

onEnginesInTurn("photos of an inquiry", (open) => {
  let site: TestSite
  let address = 10
  const form = (fields: Record<string, string>, ...files: [name: string, content: BlobPart][]) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    for (const [name, content] of files) body.append("photos[]", new File([content], name))
    return body
  }
  const send = (body: FormData, headers = {}) =>
    site.request("/api/request", { method: "POST", body, headers }, `192.0.2.${address++}`)
  const errorsOf = async (response: Response) =>
    ((await response.json()) as { errors: { path: string; code: string; value?: string }[] }).errors
  const count = async () => (await site.app.db.selectFrom("request_file").select("n").execute()).length

  beforeAll(async () => {
    site = await openTestSite(open())
  })
  beforeEach(async () => {
    for (const table of ["trash", "request_file", "request", "idempotency", "rate_limit"] as const)
      await site.app.db.deleteFrom(table).execute()
  })

  it("are stored once per key with the same fields as JSON, and served to accounts that may read inquiries", async () => {
    const fields = {
      ...sender,
      urgent: "true",
      phone: "+49 551 123456",
      items: JSON.stringify([{ partnumber: "L31742P02", quantity: 3 }]),
      captcha_token: await humanCheckToken(site),
    }
    const headers = { "Idempotency-Key": "with-photos" }
    const sent = await send(form(fields, ["../Typen\u202eschild.exe", jpeg], ["b.png", png], ["c", pdf]), headers)
    expect(sent.status).toBe(201)
    expect(
      await (await send(form(fields, ["../Typen\u202eschild.exe", jpeg], ["b.png", png], ["c", pdf]), headers)).json(),
    ).toEqual(await sent.json())
    const { items } = (await (await site.asOwner("GET", "/api/request?page=1")).json()) as InquiryPage
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({
      ...sender,
      urgent: true,
      verified: true,
      items: [{ partnumber: "L31742P02", quantity: 3 }],
      photos: [
        { n: 1, name: "Typenschild.jpg", size: jpeg.length },
        { n: 2, name: "b.png", size: png.length },
        { n: 3, name: "c.pdf", size: pdf.length },
      ],
    })
    const path = `/api/request/${items[0]?.id}/photo/1`
    expect((await site.request(path)).status).toBe(401)
    const file = await site.asOwner("GET", path)
    expect(file.headers.get("Content-Disposition")).toContain("attachment")
    expect(file.headers.get("Content-Type")).toBe("application/octet-stream")
    expect(Buffer.from(await file.arrayBuffer())).toEqual(jpeg)
    expect((await site.asOwner("GET", `/api/request/${items[0]?.id}/photo/4`)).status).toBe(404)
  })

  it("follow an inquiry by the key in its receipt, once per key of the call and at most five of one inquiry", async () => {
    const inquiry = { ...sender, captcha_token: await humanCheckToken(site), photos_follow: true }
    const body = { method: "POST", body: JSON.stringify(inquiry), headers: { "Content-Type": "application/json" } }
    const sent = (await (await site.request("/api/request", body, `192.0.2.${address++}`)).json()) as InquiryReceipt
    const follow = (photos_key: string, key: string, ...files: [name: string, content: BlobPart][]) =>
      site.request("/api/request/photos", {
        method: "POST",
        body: form({ photos_key }, ...files),
        headers: { "Idempotency-Key": `follow-${key}` },
      })
    const key = sent.photos_key ?? ""
    for (const attempt of ["first", "repeated"]) {
      const response = await follow(key, "one", ["a.jpg", jpeg])
      expect(response.status, attempt).toBe(201)
      expect(await response.json()).toEqual({ id: sent.id, reference: sent.reference })
    }
    expect((await follow(key, "two", ["b", png], ["c", pdf], ["d", png], ["e", png])).status).toBe(201)
    expect(await errorsOf(await follow(key, "three", ["f", png]))).toMatchObject([{ code: "too_many_files" }])
    expect((await follow(key, "four", ["g", "text"])).status).toBe(415)
    const forged = `${key.slice(0, -2)}${key.endsWith("AA") ? "BB" : "AA"}`
    expect((await follow(forged, "five", ["h", png])).status).toBe(404)
    const { items } = (await (await site.asOwner("GET", "/api/request?page=1")).json()) as InquiryPage
    expect(items[0]?.photos.map(({ n, name }) => [n, name])).toEqual([
      [1, "a.jpg"],
      [2, "b.png"],
      [3, "c.pdf"],
      [4, "d.png"],
      [5, "e.png"],
    ])
    expect((await site.request(`/r/${key}`)).status).toBe(404)
    const { now } = site.time
    site.time.now = new Date(now.getTime() + 8 * 86_400_000)
    expect((await follow(key, "six", ["i", png])).status).toBe(404)
    site.time.now = now
  })

  it("come with a form whatever the case of its media type, and a switch in any usual word", async () => {
    const sendRaw = async (urgent: string) => {
      await site.app.db.deleteFrom("rate_limit").execute()
      const encoded = new Response(form({ ...sender, phone: "+49 551 123456", urgent }, ["a.png", png]))
      const type = (encoded.headers.get("Content-Type") ?? "").replace("multipart/form-data", "Multipart/Form-Data")
      const headers = { "Content-Type": type }
      return site.request("/api/request", { method: "POST", body: await encoded.arrayBuffer(), headers })
    }
    for (const [urgent, expected] of [
      ["yes", true],
      ["On", true],
      ["no", false],
      ["0", false],
    ] as const) {
      const sent = await sendRaw(urgent)
      expect([urgent, sent.status]).toEqual([urgent, 201])
      const { id } = (await sent.json()) as InquiryReceipt
      expect(await (await site.asOwner("GET", `/api/request/${id}`)).json()).toMatchObject({ urgent: expected })
    }
    const refused = await sendRaw("vielleicht")
    expect([refused.status, await errorsOf(refused)]).toMatchObject([422, [{ path: "urgent", code: "invalid" }]])
  })

  it.each<[string, [name: string, content: BlobPart][], number, { path: string; code: string; value?: string }]>([
    [
      "no picture",
      [
        ["ok.png", png],
        ["liste.jpg", "<html><script>alert(1)</script></html>".padEnd(64)],
      ],
      415,
      { path: "photos.1", code: "wrong_type", value: "liste.jpg" },
    ],
    ["empty", [["leer.jpg", ""]], 422, { path: "photos", code: "empty_file", value: "leer.jpg" }],
    [
      "larger than 10 MB",
      [["groß.jpg", Buffer.concat([jpeg, Buffer.alloc(limits.photoBytes)])]],
      413,
      { path: "photos.0", code: "too_large", value: "groß.jpg" },
    ],
    [
      "more than five",
      Array.from({ length: 6 }, (_, index) => [`${index}.png`, png] as [string, BlobPart]),
      422,
      { path: "photos", code: "too_many_files" },
    ],
  ])("that are %s are refused by name and reason, and nothing is stored", async (_, files, status, error) => {
    const response = await send(form(sender, ...files))
    expect(response.status).toBe(status)
    expect(await errorsOf(response)).toMatchObject([error])
    expect((await (await site.asOwner("GET", "/api/request")).json()) as Inquiry[]).toEqual([])
  })

  it("rejects broken items and a form of another kind", async () => {
    expect(await errorsOf(await send(form({ ...sender, items: "[{" })))).toMatchObject([
      { path: "items", code: "invalid" },
    ])
    const plain = { method: "POST", body: new URLSearchParams(sender) }
    expect((await site.request("/api/request", plain)).status).toBe(415)
  })

  it("are left out of inquiries beyond the day's share of bytes, of verified ones apart; applications wait", async () => {
    const photo = Buffer.concat([jpeg, Buffer.alloc(100_000)])
    const many = Array.from({ length: limits.photos }, (_, n) => [`${n}.jpg`, photo] as [string, BlobPart])
    const unverified = async (n: number) =>
      (await (await send(form({ ...sender, email: `b${n}@nord.example` }, ...many))).json()) as InquiryReceipt
    expect(await unverified(1)).not.toHaveProperty("photos_left_out")
    const others = 250_000 - 1_000
    await site.app.limits.consumeWithin(site.app.db, "storedFilesUnverified", "all", others)
    expect(await unverified(2)).not.toHaveProperty("photos_left_out")
    const { id, ...receipt } = await unverified(3)
    expect(receipt).toMatchObject({ photos_left_out: true })
    const shown = ((await (await site.asOwner("GET", "/api/request")).json()) as Inquiry[]).find(
      (inquiry) => inquiry.id === id,
    )
    expect(shown?.photos.map(({ name, stored }) => [name, stored])).toEqual(many.map(([name]) => [name, false]))
    const applicant = { first_name: "Ilse", last_name: "Brandt", email: "ilse@nord.example", lang: "de" }
    const apply = () => {
      const body = form(applicant)
      body.append("cv", new File([pdf], "cv.pdf"))
      return site.request("/api/application", { method: "POST", body }, `192.0.2.${address++}`)
    }
    expect((await apply()).status).toBe(429)
    const verified = { ...sender, captcha_token: await humanCheckToken(site) }
    expect(await (await send(form(verified, ["a.png", png]))).json()).not.toHaveProperty("photos_left_out")
    const { now } = site.time
    site.time.now = new Date(now.getTime() + 25 * 3_600_000)
    expect(await unverified(4)).not.toHaveProperty("photos_left_out")
    expect((await apply()).status).toBe(201)
    site.time.now = now
  })

  it("follow the inquiry: into the trash, back, and for good after its retention", async () => {
    const { id } = (await (await send(form(sender, ["a.png", png]))).json()) as InquiryReceipt
    await site.asOwner("DELETE", `/api/request/${id}`)
    expect((await site.asOwner("GET", `/api/request/${id}/photo/1`)).status).toBe(404)
    expect(await count()).toBe(1)
    await removeInquiriesBefore(site.app.db, "2999-01-01", site.time.now)
    expect(await count()).toBe(0)
  })

  it("are erased with the person, also by a purge of the trash", async () => {
    await send(form(sender, ["a.png", png]))
    await site.asOwner("DELETE", `/api/person?email=${sender.email}`)
    expect(await count()).toBe(0)
  })
})
