import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import type { Inquiry, InquiryPage, InquiryReceipt } from "#contract/inquiry.ts"
import type { Message, Thread } from "#contract/message.ts"
import type { Person } from "#contract/person.ts"
import { orderVersion } from "#contract/record-order-constants.ts"
import type { Template } from "#contract/template.ts"
import { hashEmail, repeatErasuresOn } from "#server/records/erase-records.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { humanCheckToken } from "#tests/harness/human-check.ts"
import { type MailServer, openMailServer } from "#tests/harness/mail-server.ts"
import { type TestPerson, addPerson } from "#tests/harness/people.ts"
import { picture } from "#tests/harness/samples.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"

const customer = { name: "Алексей Морозов", company: "Энергосервис", email: "morozov@es-volga.example", lang: "ru" }

onEnginesInTurn("the conversation about an inquiry", (open) => {
  let site: TestSite
  let smtp: MailServer
  let karl: TestPerson
  const receive = async (fields: object = {}) => {
    await site.app.db.deleteFrom("rate_limit").execute()
    const body = { ...customer, text: "Добрый день!", captcha_token: await humanCheckToken(site), ...fields }
    return (await (await site.request("/api/request", json("POST", body))).json()) as InquiryReceipt
  }
  const post = (id: number, body: object, headers = {}) =>
    site.asOwner("POST", `/api/request/${id}/message`, body, headers)
  const answer = async (id: number, text: string) =>
    (await (await post(id, { kind: "out", text, lang: "ru" })).json()) as Message
  const thread = async (id: number) => (await (await site.asOwner("GET", `/api/request/${id}`)).json()) as Thread
  const travel = async (to: Date) => {
    site.time.now = to
    // Keeps the sessions valid while the clock moves.
    const at = to.toISOString()
    await site.app.db.updateTable("session").set({ created_at: at, used_at: at, confirmed_at: at }).execute()
  }
  const deliver = async (seconds: number) => {
    await travel(new Date(site.time.now.getTime() + seconds * 1_000))
    site.app.mail.resume()
    await site.app.mail.idle()
  }
  const codeOf = async (response: Response) =>
    ((await response.json()) as { errors?: { code: string }[] }).errors?.map(({ code }) => code)

  beforeAll(async () => {
    smtp = await openMailServer()
    const env = { SMTP_URL: smtp.url, MAIL_TO: "office@turbine.example", MAIL_FROM: "site@turbine.example" }
    site = await openTestSite(open(), "./data", { env, mailTimes: { responseMs: 500, messageMs: 1_000 } })
    await site.asOwner("PATCH", "/api/settings", { email: "sales@turbine.example" })
    karl = await addPerson(site, "karl", { roles: ["sales"] })
  })
  afterAll(async () => {
    await site.app.mail.close()
    await smtp.close()
  })
  beforeEach(async () => {
    await travel(new Date("2026-11-20T09:00:00Z"))
    for (const table of ["outbox_item", "outbox", "message", "trash", "audit", "request"] as const)
      await site.app.db.deleteFrom(table).execute()
    smtp.mood = "well"
    smtp.received.length = 0
  })

  it("sends an answer after a delay, in one thread with the confirmation, from a person", async () => {
    const { id, reference } = await receive()
    await deliver(0)
    const confirmation = smtp.received.find(({ to }) => to.includes(customer.email))
    const first = confirmation?.headers.find(([name]) => name === "message-id")?.[1]
    smtp.received.length = 0
    const made = await answer(id, "Здравствуйте!\n\nМы проверяем.")
    expect(made).toMatchObject({ kind: "out", author: "admin", state: "waiting", to: customer.email })
    expect(Date.parse(made.leaves_at ?? "") - site.time.now.getTime()).toBe(20_000)
    await deliver(19)
    expect(smtp.received).toEqual([])
    await deliver(1)
    const [mail] = smtp.received
    const head = Object.fromEntries(mail?.headers ?? [])
    expect(mail?.to).toEqual([customer.email])
    expect(head).toMatchObject({ "reply-to": "sales@turbine.example", "in-reply-to": first, references: first })
    expect(head).not.toHaveProperty("auto-submitted")
    expect(head["message-id"]).toMatch(/^<[\w-]{22}@turbine\.example>$/u)
    expect(mail?.text).toContain("Мы проверяем.")
    const { messages, ...inquiry } = await thread(id)
    expect(messages).toMatchObject([{ state: "sent", leaves_at: null, subject: `Re: Ваш запрос [${reference}]` }])
    expect(inquiry).toMatchObject({ state: "waiting", owner: { name: "admin" }, read: true, first_answer_minutes: 0 })
    // The notice to the company is a separate mail.
    expect(inquiry.mail).toBe("sent")
  })

  it("takes an answer back before it is sent, and not after", async () => {
    const { id } = await receive()
    await deliver(3_600)
    const first = await answer(id, "Zu früh")
    expect((await thread(id)).state).toBe("waiting")
    expect((await site.asOwner("DELETE", `/api/message/${first.id}`)).status).toBe(204)
    expect(await thread(id)).toMatchObject({ messages: [], first_answer_at: null, first_answer_minutes: null })
    expect((await thread(id)).unanswered_since).toBe("2026-11-20T09:00:00.000Z")
    smtp.received.length = 0
    await deliver(60)
    expect(smtp.received).toEqual([])
    const second = await answer(id, "Richtig")
    await deliver(20)
    const late = await site.asOwner("DELETE", `/api/message/${second.id}`)
    expect([late.status, await codeOf(late)]).toEqual([409, ["message_sent"]])
    expect((await site.asOwner("DELETE", `/api/message/${first.id}`)).status).toBe(404)
    expect(await thread(id)).toMatchObject({ first_answer_minutes: 61, events: [{ event: "answer_taken_back" }] })
  })

  it("keeps an answer while the mail server is away, and sends it once under one Message-ID", async () => {
    const { id } = await receive()
    await deliver(0)
    smtp.received.length = 0
    await smtp.down()
    const key = { "Idempotency-Key": "answer-once-1" }
    const body = { kind: "out", text: "Einmal", lang: "de" }
    const [one, two] = await Promise.all([post(id, body, key), post(id, body, key)])
    expect([one.status, two.status]).toEqual([201, 201])
    expect((await post(id, { ...body, after: 1, even_so: true }, key)).status).toBe(201)
    expect((await post(id, { ...body, text: "Zweimal" }, key)).status).toBe(422)
    for (let minute = 0; minute < 60; minute += 5) await deliver(300)
    expect((await thread(id)).messages).toMatchObject([{ state: "waiting", leaves_at: null }])
    await smtp.open()
    await deliver(6 * 3_600)
    expect(smtp.received).toHaveLength(1)
    expect((await thread(id)).messages).toMatchObject([{ state: "sent" }])
  })

  it("counts the customer as waiting when the address does not exist", async () => {
    const { id } = await receive()
    await deliver(0)
    smtp.mood = "refusing"
    await answer(id, "Ins Leere")
    await deliver(20)
    const { messages, ...inquiry } = await thread(id)
    expect(messages).toMatchObject([{ state: "failed" }])
    expect(inquiry).toMatchObject({ unanswered_since: "2026-11-20T09:00:00.000Z", first_answer_at: null })
  })

  it("shows the first answer to a second writer, and keeps notes internal", async () => {
    const { id } = await receive()
    await answer(id, "Von admin")
    const path = `/api/request/${id}/message`
    const mine = { kind: "out", text: "Von Karl", lang: "ru", after: 0 }
    const refused = await karl.call("POST", path, mine)
    expect([refused.status, await codeOf(refused)]).toEqual([409, ["answered"]])
    expect((await karl.call("POST", path, { kind: "note", text: "Kennt jemand die Maschine?" })).status).toBe(201)
    const [seen] = (await thread(id)).messages
    expect((await karl.call("POST", path, { ...mine, after: seen?.id })).status).toBe(201)
    expect((await karl.call("POST", path, { ...mine, even_so: true })).status).toBe(201)
    smtp.received.length = 0
    await deliver(20)
    expect(smtp.received.filter(({ text }) => text.includes("Von "))).toHaveLength(3)
    expect(smtp.received.some(({ text }) => text.includes("Kennt jemand"))).toBe(false)
    const found = (await (await site.asOwner("GET", "/api/request?query=Maschine")).json()) as InquiryPage
    expect(found.total).toBe(1)
  })

  it("rejects open placeholders, wrong addresses and invalid files", async () => {
    const { id } = await receive()
    const out = { kind: "out", lang: "de", text: "Guten Tag {name}" }
    expect((await post(id, out)).status).toBe(422)
    expect((await post(id, { ...out, text: "x", cc: ["a@b"] })).status).toBe(422)
    expect((await post(id, { ...out, text: " " })).status).toBe(422)
    expect((await post(4_711, { ...out, text: "x" })).status).toBe(404)
    const form = (file: File) => {
      const fields = new FormData()
      for (const [name, value] of Object.entries({ kind: "out", text: "Anbei", cc: '["b@c.example"]' }))
        fields.set(name, value)
      fields.append("files", file)
      return fields
    }
    expect((await post(id, form(new File(["MZ"], "setup.exe")))).status).toBe(415)
    const sent = await post(id, form(new File([await picture(64, 64)], "plate.jpg")))
    const made = (await sent.json()) as Message
    expect(made).toMatchObject({ cc: ["b@c.example"], files: [{ n: 1, name: "plate.jpg", stored: true }] })
    await deliver(20)
    const mail = smtp.received.find(({ to }) => to.includes("b@c.example"))
    expect(mail?.to).toEqual([customer.email, "b@c.example"])
    expect(mail?.raw).toContain("plate.jpg")
    const file = await site.asOwner("GET", `/api/message/${made.id}/file/1`)
    expect(file.headers.get("Content-Disposition")).toContain("plate.jpg")
    expect((await site.asOwner("GET", `/api/message/${made.id}/file/2`)).status).toBe(404)
    const list = new File([`PK\u0003\u0004${"\0".repeat(60)}xl/workbook.xml`], "Liste.xlsx")
    expect(await (await post(id, form(list))).json()).toMatchObject({ files: [{ name: "Liste.xlsx", stored: true }] })
  })

  it("keeps an answer while its inquiry is in the trash, and sends it once it is restored", async () => {
    const { id } = await receive()
    await deliver(0)
    smtp.received.length = 0
    await answer(id, "Nach der Rückkehr")
    expect((await site.asOwner("DELETE", `/api/request/${id}`)).status).toBe(204)
    // Longer than a message is tried.
    for (const seconds of [20, 4 * 86_400]) await deliver(seconds)
    expect(smtp.received).toEqual([])
    expect((await site.asOwner("POST", `/api/trash/request-${id}/restore`)).status).toBeLessThan(300)
    expect((await thread(id)).messages).toMatchObject([{ state: "waiting" }])
    await deliver(15)
    expect(smtp.received.map(({ text }) => text)).toEqual([expect.stringContaining("Nach der Rückkehr")])
    expect((await thread(id)).messages).toMatchObject([{ state: "sent", leaves_at: null }])
  })

  it("drops an answer when its inquiry is purged", async () => {
    const { id } = await receive()
    await deliver(0)
    smtp.received.length = 0
    await answer(id, "Nie")
    expect((await site.asOwner("DELETE", `/api/request/${id}`)).status).toBe(204)
    expect((await site.asOwner("DELETE", `/api/trash/request-${id}`)).status).toBe(204)
    await deliver(20)
    expect(smtp.received).toEqual([])
    expect(await site.app.db.selectFrom("outbox").select("id").where("kind", "=", "answer").execute()).toEqual([])
  })

  it("is erased with its inquiry, and no answer is sent for one in the trash", async () => {
    const { id } = await receive()
    await deliver(0)
    await answer(id, "Vertraulich")
    expect((await site.asOwner("DELETE", `/api/request/${id}`)).status).toBe(204)
    smtp.received.length = 0
    await deliver(20)
    expect(smtp.received).toEqual([])
    const { id: other } = await receive()
    await post(other, { kind: "note", text: "Vertraulich" })
    await post(other, { kind: "out", text: "Vertraulich", lang: "de" }, { "Idempotency-Key": "answer-erased-1" })
    const person = await site.asOwner("GET", `/api/person?email=${customer.email}`)
    expect(await person.json()).toMatchObject({ inquiries: [{ messages: [{ kind: "note" }, { kind: "out" }] }, {}] })
    await site.asOwner("DELETE", `/api/person?email=${customer.email}`)
    for (const table of ["message", "message_file", "presence", "outbox_item"] as const)
      expect([table, await site.app.db.selectFrom(table).selectAll().execute()]).toEqual([table, []])
    const responses = await site.app.db.selectFrom("idempotency").select("answer").execute()
    expect(responses.filter((response) => response.answer.includes("Vertraulich"))).toEqual([])
    await deliver(60)
    // A confirmation may have been under way before.
    expect(smtp.received.filter(({ text }) => text.includes("Vertraulich"))).toEqual([])
  })

  it("shows who views it, for some seconds", async () => {
    const { id } = await receive()
    const path = `/api/request/${id}/presence`
    expect(await (await karl.call("PUT", path, { writing: true })).json()).toEqual({ looking: [] })
    expect((await thread(id)).looking).toEqual([{ id: karl.id, name: "Name of karl", writing: true }])
    site.time.now = new Date(site.time.now.getTime() + 21_000)
    expect((await thread(id)).looking).toEqual([])
  })

  it("records an inquiry by telephone once under one key, and tells when it is gone", async () => {
    const record = () =>
      site.asOwner("POST", "/api/request/desk", { name: "Frau Kim" }, { "Idempotency-Key": "by-telephone-1" })
    const [one, two] = await Promise.all([record(), record()])
    expect([one.status, two.status]).toEqual([201, 201])
    const taken = (await one.json()) as Inquiry
    expect(((await two.json()) as Inquiry).id).toBe(taken.id)
    const list = (await (await site.asOwner("GET", "/api/request?page=1")).json()) as InquiryPage
    expect(list.total).toBe(1)
    expect((await site.asOwner("DELETE", `/api/request/${taken.id}`)).status).toBe(204)
    expect((await record()).status).toBe(404)
  })

  it("records inquiries by telephone, and merges two of one customer", async () => {
    const desk = { name: "Frau Kim", phone: "+49 551 1", source: "phone", items: [{ partnumber: "L1", quantity: 2 }] }
    const taken = (await (await site.asOwner("POST", "/api/request/desk", desk)).json()) as Inquiry
    expect(taken).toMatchObject({ source: "phone", state: "open", owner: { name: "admin" }, email: "" })
    const nowhere = await post(taken.id, { kind: "out", text: "Guten Tag" })
    expect(nowhere.status).toBe(422)
    const { id } = await receive()
    await travel(new Date(site.time.now.getTime() + 60_000))
    await post(taken.id, { kind: "note", text: "Ruft wieder an" })
    const merge = (from: number, into: number, headers?: Record<string, string>) =>
      site.asOwner("POST", `/api/request/${from}/merge`, { into }, headers)
    expect((await merge(taken.id, taken.id)).status).toBe(422)
    expect((await merge(taken.id, 4_711)).status).toBe(422)
    const { version } = await thread(taken.id)
    expect((await merge(taken.id, id, { "If-Match": `"${version + 1}"` })).status).toBe(412)
    expect((await merge(taken.id, id, { "If-Match": `"${version}"` })).status).toBe(204)
    const { messages, lines } = await thread(id)
    expect(lines).toMatchObject([{ partnumber: "L1", quantity: 2, source: "merge" }])
    expect(messages.map(({ kind, text }) => [kind, text])).toEqual([
      ["in", "Telefon: +49 551 1"],
      ["note", "Ruft wieder an"],
    ])
    expect((await site.asOwner("GET", `/api/request/${taken.id}`)).status).toBe(404)
  })

  it("keeps all that the form of a merged inquiry said", async () => {
    const form = {
      phone: "+49 171 2345678",
      company: "Kraftwerk Alt",
      urgent: true,
      text: "Pumpe",
      items: [{ partnumber: "L31742P02", quantity: 2, asked_number: "L31742P01", position: "10.2", note: "eilig" }],
    }
    const [own, other] = [await receive(form), await receive({ ...form, email: "other@else.example" })]
    const text = `DRINGEND, Maschine steht, Rückruf erbeten
Telefon: +49 171 2345678
Firma: Kraftwerk Alt

Pumpe`
    for (const [from, phone] of [
      [own, form.phone],
      [other, ""],
    ] as const) {
      const into = await receive({ phone: "" })
      expect((await site.asOwner("POST", `/api/request/${from.id}/merge`, { into: into.id })).status).toBe(204)
      expect(await thread(into.id)).toMatchObject({
        phone,
        urgent: true,
        version: 2,
        messages: [{ text }],
        items: form.items,
      })
    }
  })

  it("is erased by the address it was merged from, and again after a restore", async () => {
    const { id } = await receive({ email: "anna@alpha.example" })
    const between = await receive({ email: "between@else.example" })
    const into = await receive()
    await answer(id, "Sehr geehrte Frau Alpha")
    await post(id, { kind: "note", text: "Alpha ruft an" })
    await post(into.id, { kind: "note", text: "Bleibt" })
    for (const [from, to] of [
      [id, between.id],
      [between.id, into.id],
    ] as const)
      expect((await site.asOwner("POST", `/api/request/${from}/merge`, { into: to })).status).toBe(204)
    const path = "/api/person?email=Anna@alpha.example"
    const { messages } = (await (await site.asOwner("GET", path)).json()) as Person
    expect(messages.map(({ kind }) => kind).toSorted()).toEqual(["in", "note", "out"])
    const merged = await site.app.db.selectFrom("message").selectAll().where("text", "like", "%Alpha%").execute()
    await site.asOwner("DELETE", path)
    const left = async () => (await thread(into.id)).messages.map(({ from, text }) => `${from} ${text}`).toSorted()
    const kept = [" Bleibt", "between@else.example Добрый день!"]
    expect(await left()).toEqual(kept)
    smtp.received.length = 0
    await deliver(60)
    expect(smtp.received.filter(({ text }) => text.includes("Alpha"))).toEqual([])
    await site.app.db.insertInto("message").values(merged).execute()
    await repeatErasuresOn(site.app.db, [
      { email_hash: hashEmail("anna@alpha.example"), erased_at: site.time.now.toISOString() },
    ])
    expect(await left()).toEqual(kept)
  })

  it("has eight answer templates, which can be changed, added and removed", async () => {
    const list = async () => (await (await site.asOwner("GET", "/api/template")).json()) as Template[]
    const shipped = await list()
    expect(shipped).toHaveLength(8)
    expect(shipped.every(({ text_de, text_en, text_ru }) => [text_de, text_en, text_ru].every(Boolean))).toBe(true)
    const [first] = shipped
    const path = `/api/template/${first?.id}`
    expect((await site.asOwner("PATCH", path, { title_en: "Received" }, { "If-Match": '"1"' })).status).toBe(200)
    expect((await site.asOwner("PATCH", path, { title_en: "Again" }, { "If-Match": '"1"' })).status).toBe(412)
    const same = await site.asOwner("PATCH", path, { title_en: "Received" }, { "If-Match": '"2"' })
    expect(await same.json()).toMatchObject({ title_en: "Received", version: 2 })
    expect((await site.asOwner("POST", "/api/template", { text_de: "Ohne Titel" })).status).toBe(422)
    const made = await karl.call("POST", "/api/template", { title_de: "Neu", text_de: "Guten Tag {name}" })
    expect(made.status).toBe(201)
    const { id } = (await made.json()) as Template
    expect((await list()).at(-1)).toMatchObject({ id, position: 9, title_de: "Neu" })
    const remove = (version: number) =>
      site.asOwner("DELETE", `/api/template/${id}`, undefined, { "If-Match": `"${version}"` })
    expect((await remove(7)).status).toBe(412)
    expect((await remove(1)).status).toBe(204)
    const rest = await list()
    expect(rest).toHaveLength(8)
    const ids = rest.map((template) => template.id)
    const turned = ids.toReversed()
    const order = (body: readonly number[]) =>
      site.asOwner("PATCH", "/api/template/order", { ids: body }, { "If-Match": `"${orderVersion(ids)}"` })
    expect((await order(turned.slice(1))).status).toBe(422)
    expect((await order(turned)).status).toBe(200)
    expect((await order(ids)).status).toBe(412)
    expect((await list()).map((template) => [template.id, template.version])).toEqual(
      rest.toReversed().map((template) => [template.id, template.version]),
    )
  })
})
