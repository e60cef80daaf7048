import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import type { InquiryReceipt } from "#contract/inquiry.ts"
import type { Thread } from "#contract/message.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { humanCheckToken } from "#tests/harness/human-check.ts"
import { type MailServer, openMailServer } from "#tests/harness/mail-server.ts"
import { bounceSamples, mail } from "#tests/harness/mail-samples.ts"
import { type TestPerson, addPerson } from "#tests/harness/people.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"
import { importMail } from "./incoming/import-mail.ts"
import { readMail } from "./incoming/read-mail.ts"

const customer = { name: "Алексей Морозов", company: "Энергосервис", email: "morozov@es-volga.example", lang: "ru" }
const kinds = ["mail_assigned", "mail_replied", "mail_bounced", "mail_urgent"]

onEnginesInTurn("mails about news of inquiries", (open) => {
  let site: TestSite
  let smtp: MailServer
  let karl: TestPerson
  let jana: TestPerson
  const deliver = async (seconds = 1) => {
    site.time.now = new Date(site.time.now.getTime() + seconds * 1_000)
    site.app.mail.resume()
    await site.app.mail.idle()
  }
  /** Returns who got what since the last look; subjects are in the raw mail, encoded. */
  const news = async () => {
    await deliver()
    return smtp.received.splice(0).map(({ to, headers }) => `${to.join()}: ${subjectOf(headers)}`)
  }
  const send = async (fields: object = {}) => {
    await site.app.db.deleteFrom("rate_limit").execute()
    const body = { ...customer, captcha_token: await humanCheckToken(site), ...fields }
    const receipt = (await (await site.request("/api/request", json("POST", body))).json()) as InquiryReceipt
    await deliver()
    return receipt
  }
  const assign = async (id: number, person: TestPerson | null) =>
    expect((await site.asOwner("PATCH", `/api/request/${id}`, { owner_id: person?.id ?? null })).status).toBe(200)
  const take = async (raw: Buffer) => importMail(site.app, await readMail(raw), site.time.now)
  const thread = async (id: number, as = karl) => (await (await as.call("GET", `/api/request/${id}`)).json()) as Thread
  const head = (index: number, name: string) =>
    smtp.received.at(index)?.headers.find(([key]) => key === name)?.[1] ?? ""

  beforeAll(async () => {
    smtp = await openMailServer()
    const env = { SMTP_URL: smtp.url, MAIL_TO: "office@turbine.example", MAIL_FROM: "site@turbine.example" }
    site = await openTestSite(open(), "./data", { env })
    await site.asOwner("PATCH", "/api/settings", { email: "sales@turbine.example" })
    karl = await addPerson(site, "karl", { roles: ["sales"], email: "karl@turbine.example" })
    jana = await addPerson(site, "jana", { roles: ["sales"], email: "jana@turbine.example" })
    await addPerson(site, "emil", { roles: ["editor"], email: "emil@turbine.example" })
  })
  beforeEach(async () => {
    const { db } = site.app
    for (const table of ["outbox_item", "outbox", "taken_mail", "message", "request"] as const)
      await db.deleteFrom(table).execute()
    await db
      .updateTable("admin")
      .set(Object.fromEntries(kinds.map((name) => [name, 1])))
      .execute()
    smtp.mood = "well"
    smtp.received.length = 0
  })
  afterAll(async () => {
    await site.app.mail.close()
    await smtp.close()
  })

  it("tell the owner of an assignment, and nobody of their own act", async () => {
    const { id, reference } = await send()
    smtp.received.length = 0
    await assign(id, karl)
    expect(await news()).toEqual([expect.stringMatching(`karl@turbine.example: .*Assigned to you: ${reference}`)])
    await karl.call("PATCH", `/api/request/${id}`, { owner_id: null })
    await karl.call("PATCH", `/api/request/${id}`, { owner_id: karl.id })
    expect(await news()).toEqual([])
  })

  it("tell the owner that the customer wrote, once while it waits, unless it is switched off", async () => {
    const { id, reference } = await send()
    await assign(id, karl)
    await news()
    const reply = (text: string) => mail({ from: customer.email, subject: `Re: ${reference}`, body: text })
    await site.app.mail.idle()
    smtp.mood = "busy"
    await take(reply("Eins"))
    await take(reply("Zwei"))
    await deliver()
    smtp.mood = "well"
    await deliver(120)
    const [only, ...rest] = smtp.received.splice(0)
    expect(rest).toEqual([])
    expect(only?.to).toEqual(["karl@turbine.example"])
    expect(only?.text).toContain("Zwei")
    expect(await thread(id, jana)).toMatchObject({ read: false, news: null })
    await karl.call("PATCH", "/api/auth/profile", { mail_replied: false })
    await take(reply("Drei"))
    expect(await news()).toEqual([])
  })

  it("tell everybody on the desk of a plant that is down and nobody's, and else its owner", async () => {
    await jana.call("PATCH", "/api/auth/profile", { mail_urgent: false })
    const { id } = await send({ urgent: true, phone: "+49 551 0900140" })
    const sent = await news()
    expect(sent).toContainEqual(expect.stringMatching(/^karl@turbine\.example: DRINGEND/u))
    expect(sent.filter((entry) => /^(?:jana|emil)@/u.test(entry))).toEqual([])
    expect(await thread(id)).toMatchObject({ urgent: true, read: false })
  })

  it("tell the owner of a bounce; the address is corrected, and the thread goes on", async () => {
    const { id, reference } = await send()
    await assign(id, karl)
    await karl.call("POST", `/api/request/${id}/message`, { kind: "out", text: "Wir prüfen.", lang: "de" })
    smtp.received.length = 0
    await deliver(20)
    const answer = head(-1, "message-id")
    const context = { answer, confirmation: "", reference, customer: customer.email, colleague: "" }
    const [bounce] = bounceSamples
    expect(await take(bounce?.raw(context) ?? Buffer.of())).toBe("thread")
    smtp.received.length = 0
    expect(await news()).toEqual([expect.stringMatching("karl@turbine.example: .*not delivered")])
    expect(await thread(id)).toMatchObject({ news: "bounced", read: false, state: "open" })
    const corrected = "a.morozov@es-volga.example"
    expect((await karl.call("PATCH", `/api/request/${id}`, { email: corrected })).status).toBe(200)
    await karl.call("POST", `/api/request/${id}/message`, { kind: "out", text: "Wir prüfen.", lang: "de" })
    await deliver(20)
    expect(smtp.received.at(-1)?.to).toEqual([corrected])
    expect(head(-1, "references")).toContain(answer)
    expect(await thread(id)).toMatchObject({ news: null, state: "waiting" })
    await take(mail({ from: corrected, head: [`References: ${head(-1, "message-id")}`] }))
    expect(await thread(id)).toMatchObject({ news: "replied", state: "open", read: false })
  })

  it("tell the owner of an answer that the mail server refuses", async () => {
    const { id } = await send()
    await assign(id, karl)
    await news()
    await karl.call("POST", `/api/request/${id}/message`, { kind: "out", text: "Wir prüfen.", lang: "de" })
    smtp.mood = "refusing"
    await deliver(20)
    smtp.mood = "well"
    await deliver(120)
    expect(smtp.received.map(({ to }) => to.join())).toEqual(["karl@turbine.example"])
  })

  it("are answered from a mail program: the customer and the thread get it", async () => {
    const { id, reference } = await send()
    const index = smtp.received.findIndex(({ to }) => to.includes("office@turbine.example"))
    expect(head(index, "reply-to")).toBe(`${customer.email}, sales@turbine.example`)
    const references = [`References: ${head(index, "message-id")}`]
    const subject = `AW: Anfrage ${reference}`
    const outlook = (from: string, more: string[] = []) =>
      take(mail({ from, subject, head: [...references, ...more], body: "Preis folgt." }))
    expect(await outlook("Fremd <fremd@anderswo.example>")).toBe("new")
    expect(await outlook("Karl <karl@turbine.example>")).toBe("thread")
    expect(await thread(id)).toMatchObject({ state: "new", messages: [{ kind: "note", account_id: karl.id }] })
    expect(await outlook("Karl <karl@turbine.example>", [`Cc: ${customer.email}`])).toBe("thread")
    const { messages, ...inquiry } = await thread(id)
    expect(messages[1]).toMatchObject({ kind: "out", author: "Karl", account_id: karl.id, text: "Preis folgt." })
    expect(inquiry).toMatchObject({ state: "waiting", unanswered_since: null, owner: { id: karl.id } })
  })
})

/** Returns the decoded subject of a mail. */
const subjectOf = (headers: [string, string][]): string =>
  (headers.find(([name]) => name === "subject")?.[1] ?? "").replaceAll(
    /=\?utf-8\?(q|b)\?(.*?)\?=\s*/giu,
    (_all, code: string, text: string) =>
      code.toLowerCase() === "b"
        ? Buffer.from(text, "base64").toString()
        : decodeURIComponent(text.replaceAll("_", " ").replaceAll("%", "%25").replaceAll("=", "%")),
  )
