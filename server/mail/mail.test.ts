import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import type { Inquiry, InquiryReceipt, InquiryPage } from "#contract/inquiry.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { humanCheckToken } from "#tests/harness/human-check.ts"
import { type MailServer, type Mood, openMailServer } from "#tests/harness/mail-server.ts"
import { type TestSite, json, openTestSite, password } from "#tests/harness/test-site.ts"

const sender = {
  name: "Ольга Ким",
  company: "ТЭЦ «Северная»",
  email: "kim@tec-sev.example",
  text: "Нужны подшипники до марта",
  lang: "ru",
}
const minute = 60_000

onEnginesInTurn("mail about inquiries", (open) => {
  let site: TestSite
  let server: MailServer
  let address = 10

  beforeAll(async () => {
    server = await openMailServer()
    site = await openTestSite(open(), "./data", {
      env: {
        SMTP_URL: server.url,
        MAIL_TO: "office@turbine.example, second@turbine.example",
        MAIL_FROM: "site@turbine.example",
      },
      mailTimes: { responseMs: 2_000, messageMs: 4_000 },
    })
    const settings = { company_name: "Leinetal Turbinen GmbH", reply_promise_ru: "Мы ответим в течение рабочего дня." }
    expect((await site.asOwner("PATCH", "/api/settings", settings)).status).toBe(200)
  })
  afterAll(async () => {
    await site.app.mail.close()
    await server.close()
  })
  beforeEach(async () => {
    await site.app.db.deleteFrom("outbox").execute()
    await site.app.db.deleteFrom("rate_limit").execute()
    server.received.length = 0
    server.mood = "well"
  })

  const pass = async (ms: number) => {
    site.time.now = new Date(site.time.now.getTime() + ms)
    site.app.mail.resume()
    await site.app.mail.idle()
  }
  const post = async (body: object, verified = true) => {
    await site.app.db.deleteFrom("rate_limit").execute()
    const token = verified ? { captcha_token: await humanCheckToken(site) } : {}
    const response = await site.request("/api/request", json("POST", { ...body, ...token }), `192.0.2.${address++}`)
    expect(response.status).toBe(201)
    return (await response.json()) as InquiryReceipt
  }
  // Signs in each time, because the clock runs past every session.
  const asOwner = async (method: string, path: string) => {
    const signedIn = await site.request("/api/auth/login", json("POST", { login: "admin", password }))
    const { token } = (await signedIn.json()) as { token: string }
    return site.request(path, { method, headers: { Authorization: `Bearer ${token}` } })
  }
  const mailOf = async (id: number) => {
    const row = await site.app.db.selectFrom("request").select("mail").where("id", "=", id).executeTakeFirst()
    return row?.mail
  }
  const header = (index: number, name: string) =>
    server.received[index]?.headers.filter(([key]) => key === name).map(([, value]) => value)

  it("sends everything to the company and only the reference to the sender, in their language", async () => {
    const items = [{ partnumber: "L31802P01", quantity: 2, note: "срочно" }]
    const { id, reference } = await post({ ...sender, items })
    await site.app.mail.idle()
    expect(server.received.map(({ from, to }) => [from, to])).toEqual([
      ["site@turbine.example", ["office@turbine.example", "second@turbine.example"]],
      ["site@turbine.example", [sender.email]],
    ])
    const [notice, confirmation] = server.received
    for (const word of [reference, sender.name, sender.company, sender.email, sender.text, "2 × L31802P01 (срочно)"])
      expect(notice?.text).toContain(word)
    expect(header(0, "reply-to")).toEqual([sender.email])
    expect(header(0, "from")).toEqual(["Leinetal Turbinen GmbH <site@turbine.example>"])
    expect(header(0, "content-type")).toEqual(["text/plain; charset=utf-8"])
    expect(confirmation?.text).toContain(`Мы получили ваш запрос. Его номер: ${reference}.`)
    expect(confirmation?.text).toContain("Мы ответим в течение рабочего дня.")
    for (const typed of [sender.name, sender.company, sender.text, "L31802P01"])
      expect(confirmation?.raw + (confirmation?.text ?? "")).not.toContain(typed)
    expect(header(1, "auto-submitted")).toEqual(["auto-replied"])
    const page = (await (await asOwner("GET", "/api/request?page=1")).json()) as InquiryPage
    expect(page.items[0]).toMatchObject({ id, mail: "sent" })
  })

  it("marks an urgent inquiry in the subject, with the number to call, also in a digest", async () => {
    const urgent = { ...sender, urgent: true, phone: "+7 495 123-45-67" }
    const { reference } = await post(urgent)
    await site.app.mail.idle()
    expect(decodeWords(header(0, "subject")?.[0])).toContain(`DRINGEND, Maschine steht: Anfrage ${reference}: ТЭЦ`)
    expect(server.received[0]?.text).toContain("DRINGEND, Maschine steht, Rückruf erbeten")
    expect(server.received[0]?.text).toContain("Telefon:     +7 495 123-45-67")
    expect(server.received[1]?.text).not.toContain("495")
    await post(urgent, false)
    await pass(61 * minute)
    expect(decodeWords(header(2, "subject")?.[0])).toBe("DRINGEND, Maschine steht: 1 ungeprüfte Anfrage")
  })

  it.each<[Mood | "down"]>([["down"], ["silent"], ["busy"], ["refusing"], ["untrusted"], ["dropping"]])(
    "keeps an inquiry while the server is %s, answers at once and delivers later under the same id",
    async (mood) => {
      if (mood === "down") await server.down()
      else server.mood = mood
      const { id } = await post(sender)
      const delivered = site.app.mail.idle().then(() => "delivered")
      // The visitor has a response while the site still waits for the mail server.
      if (mood === "silent") expect(await Promise.race([delivered, sleep(50, "waiting")])).toBe("waiting")
      await delivered
      expect(await mailOf(id)).toBe("waiting")
      await pass(20_000)
      const ids = await site.app.db
        .selectFrom("outbox")
        .select(["kind", "message_id"])
        .where("kind", "=", "notice")
        .execute()
      const early = server.received.length
      await pass(20_000)
      expect(server.received.length).toBe(early)
      if (mood === "down") await server.open()
      server.mood = "well"
      await pass(10 * minute)
      const notices = server.received.filter((mail) => mail.to.includes("office@turbine.example"))
      expect(notices.length).toBe(mood === "dropping" ? 2 : 1)
      const seen = notices.map((mail) => mail.headers.find(([name]) => name === "message-id")?.[1])
      expect(new Set(seen)).toEqual(new Set(ids.map((row) => row.message_id)))
      expect(await mailOf(id)).toBe("sent")
      const before = server.received.length
      await pass(7 * 60 * minute)
      expect(server.received.length).toBe(before)
    },
  )

  it("gives up after three days with retries after one minute to six hours, and retries on request", async () => {
    const { id } = await post(sender)
    await site.app.mail.idle()
    await site.app.db.deleteFrom("outbox").execute()
    await server.down()
    await post(sender)
    await site.app.mail.idle()
    // One of the two is enough, and a refused connection takes no time.
    await site.app.db.deleteFrom("outbox").where("kind", "=", "confirmation").execute()
    const second = id + 1
    const waits: number[] = []
    for (let turn = 0; turn < 40 && (await mailOf(second)) === "waiting"; turn++) {
      await site.app.mail.idle()
      const { due_at } = await site.app.db
        .selectFrom("outbox")
        .select("due_at")
        .where("kind", "=", "notice")
        .executeTakeFirstOrThrow()
      const wait = Date.parse(due_at) - site.time.now.getTime()
      waits.push(wait / minute)
      await pass(Math.max(0, wait))
    }
    expect(waits.slice(0, 9)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256])
    expect(Math.max(...waits)).toBe(360)
    expect(waits.length).toBeGreaterThan(15)
    expect(await mailOf(second)).toBe("failed")
    await server.open()
    const again = await asOwner("POST", `/api/request/${second}/mail`)
    expect(((await again.json()) as Inquiry).mail).toBe("waiting")
    await site.app.mail.idle()
    expect(server.received).toHaveLength(1 + 2)
    expect(await mailOf(second)).toBe("sent")
    const refused = await asOwner("POST", `/api/request/${second}/mail`)
    expect(await refused.json()).toMatchObject({ status: 409, errors: [{ code: "mail_sent" }] })
    expect((await asOwner("POST", "/api/request/999999/mail")).status).toBe(404)
    expect((await site.request(`/api/request/${second}/mail`, { method: "POST" })).status).toBe(401)
  })

  it("sends unverified inquiries in a digest at most once an hour and confirms none of them", async () => {
    const first = await post({ ...sender, name: "Eins" }, false)
    await site.app.mail.idle()
    const second = await post({ ...sender, name: "Zwei", text: "x".repeat(9_000) }, false)
    const third = await post({ ...sender, name: "Drei" }, false)
    await pass(59 * minute)
    expect(server.received).toHaveLength(1)
    expect(await mailOf(second.id)).toBe("waiting")
    await pass(2 * minute)
    expect(server.received).toHaveLength(2)
    expect(server.received[0]?.text).toContain(first.reference)
    expect(server.received[0]?.text).not.toContain(second.reference)
    for (const { reference } of [second, third]) expect(server.received[1]?.text).toContain(reference)
    expect(server.received[1]?.text.length).toBeLessThan(3_000)
    expect(header(1, "reply-to")).toEqual([])
    for (const { id } of [first, second, third]) expect(await mailOf(id)).toBe("sent")
  })

  it("delivers each message once when several processes share the outbox", async () => {
    server.mood = "busy"
    for (let index = 0; index < 4; index++) await post({ ...sender, name: `Nr. ${index}` })
    await site.app.mail.idle()
    server.mood = "well"
    const others = [1, 2, 3].map(() => site.anotherMailer())
    site.time.now = new Date(site.time.now.getTime() + 5 * minute)
    for (const mailer of [site.app.mail, ...others]) mailer.resume()
    await Promise.all([site.app.mail, ...others].map((mailer) => mailer.idle()))
    const ids = server.received.map((mail) => mail.headers.find(([name]) => name === "message-id")?.[1])
    expect(ids).toHaveLength(8)
    expect(new Set(ids).size).toBe(8)
  })

  it("retries a message of a killed process after five minutes", async () => {
    server.mood = "busy"
    await post(sender)
    await site.app.mail.idle()
    const claimed = new Date(site.time.now.getTime() + 5 * minute).toISOString()
    await site.app.db
      .updateTable("outbox")
      .set({ due_at: site.time.now.toISOString(), claimed_until: claimed })
      .execute()
    server.mood = "well"
    await pass(4 * minute)
    expect(server.received).toEqual([])
    await pass(2 * minute)
    expect(server.received).toHaveLength(2)
  })

  it("drops messages about a deleted inquiry, and sends them after it is restored", async () => {
    server.mood = "busy"
    const { id } = await post(sender)
    await site.app.mail.idle()
    server.mood = "well"
    await asOwner("DELETE", `/api/request/${id}`)
    await pass(10 * minute)
    expect(server.received).toEqual([])
    await asOwner("POST", `/api/trash/request-${id}/restore`)
    expect(await mailOf(id)).toBe("none")
    await site.app.db.deleteFrom("request").where("id", "=", id).execute()
    expect(await site.app.db.selectFrom("outbox_item").select("id").execute()).toEqual([])
  })

  it("turns no visitor input into a header, recipient or second mail", async () => {
    const bad = { name: "x\r\nBcc: a@b.example", company: "x\nContent-Type: text/html", email: "" }
    for (const field of ["name", "company"] as const)
      expect(
        (await site.request("/api/request", json("POST", { ...sender, [field]: bad[field] }), "198.51.100.1")).status,
      ).toBe(422)
    for (const email of [
      "a@b.example,d@e.example",
      "a@b.example\r\nBcc: x@y.example",
      '"a\\" <x>"@b.example',
      "a@b.example\0",
      "(".repeat(50_000),
      "имя@b.example",
      "a b@c.example",
    ])
      expect((await site.request("/api/request", json("POST", { ...sender, email }), "198.51.100.1")).status).toBe(422)
    const sly = {
      ...sender,
      name: "=?utf-8?Q?=0D=0ABcc:_x@y.example?=",
      company: "Evil\u202ebcc: x@y.example <x@y.example>",
      text: "\r\n.\r\nRCPT TO:<x@y.example>\r\nBcc: x@y.example\r\n\r\n<script>",
    }
    await post(sly)
    await site.app.mail.idle()
    expect(server.received).toHaveLength(2)
    expect(server.received.flatMap((mail) => mail.to)).toEqual([
      "office@turbine.example",
      "second@turbine.example",
      sender.email,
    ])
    for (const mail of server.received) {
      const names = mail.headers.map(([name]) => name)
      for (const key of ["from", "to", "subject", "message-id", "date"])
        expect(names.filter((name) => name === key)).toHaveLength(1)
      expect(names).not.toContain("bcc")
      expect(names).not.toContain("cc")
    }
    expect(server.received[0]?.text).toContain("RCPT TO:<x@y.example>")
  })
})

onEnginesInTurn("without a mail server", (open) => {
  it("stores inquiries and says that mail is not set up", async () => {
    const site = await openTestSite(open())
    const response = await site.request(
      "/api/request",
      json("POST", { ...sender, captcha_token: await humanCheckToken(site) }),
    )
    const { id } = (await response.json()) as InquiryReceipt
    const list = (await (await site.asOwner("GET", "/api/request")).json()) as Inquiry[]
    expect(list[0]).toMatchObject({ id, mail: "none" })
    const again = await site.asOwner("POST", `/api/request/${id}/mail`)
    expect(await again.json()).toMatchObject({ status: 409, errors: [{ code: "mail_off" }] })
    expect(await site.app.db.selectFrom("outbox").select("id").execute()).toEqual([])
  })
})

/** Decodes encoded words of a header, RFC 2047. */
function decodeWords(header = ""): string {
  const bytes = header
    .replaceAll("?= =?UTF-8?Q?", "")
    .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=/gu, (_match, word: string) => word.replaceAll("_", " "))
    .replaceAll(/=([0-9A-F]{2})/gu, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, "latin1").toString("utf8")
}
