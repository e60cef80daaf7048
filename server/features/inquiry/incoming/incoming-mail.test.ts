import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { InquiryReceipt } from "#contract/inquiry.ts"
import type { Message, Thread } from "#contract/message.ts"
import type { UnsortedPage } from "#contract/unsorted-mail.ts"
import { repeatErasuresOn } from "#server/records/erase-records.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { humanCheckToken } from "#tests/harness/human-check.ts"
import { type MailServer, openMailServer } from "#tests/harness/mail-server.ts"
import { type MailContext, bounceSamples, mail, mailSamples } from "#tests/harness/mail-samples.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"
import { runMailProcess } from "./run-mail-process.ts"
import { readMail } from "./read-mail.ts"
import { importMail } from "./import-mail.ts"
import { mailLimits } from "./mail-facts.ts"

const customer = { name: "Алексей Морозов", company: "Энергосервис", email: "morozov@es-volga.example", lang: "ru" }

onEnginesInTurn("mail that comes in", (open) => {
  let site: TestSite
  let smtp: MailServer
  let id: number
  let context: MailContext
  const read = async <T>(method: string, path: string, body?: object) =>
    (await (await site.asOwner(method, `/api${path}`, body)).json()) as T
  const thread = (of = id) => read<Thread>("GET", `/request/${of}`)
  const newestByMail = async () => {
    const query = site.app.db.selectFrom("request").select("id").where("source", "=", "mail")
    return (await query.orderBy("id", "desc").executeTakeFirst())?.id
  }
  const unsorted = () => read<UnsortedPage>("GET", "/mail/unsorted")
  const travel = (seconds: number) => {
    site.time.now = new Date(site.time.now.getTime() + seconds * 1_000)
  }
  const deliver = async (seconds: number) => {
    travel(seconds)
    site.app.mail.resume()
    await site.app.mail.idle()
  }
  // Hundreds of mails are read in this process, except those that try to break it.
  const take = async (raw: Buffer) =>
    importMail(site.app, await readMail(raw, raw.length > mailLimits.bytes ? "too_large" : ""), site.time.now)
  const toCustomers = async () =>
    (await site.app.db.selectFrom("outbox").select("kind").execute()).filter(
      ({ kind }) => kind === "confirmation" || kind === "answer",
    )
  const receive = async (fields: object = {}) => {
    await site.app.db.deleteFrom("rate_limit").execute()
    const body = { ...customer, text: "Добрый день!", captcha_token: await humanCheckToken(site), ...fields }
    return (await (await site.request("/api/request", json("POST", body))).json()) as InquiryReceipt
  }

  beforeAll(async () => {
    smtp = await openMailServer()
    const env = { SMTP_URL: smtp.url, MAIL_TO: "office@turbine.example", MAIL_FROM: "site@turbine.example" }
    site = await openTestSite(open(), "./data", { env })
  })
  afterAll(async () => {
    await site.app.mail.close()
    await smtp.close()
  })
  beforeEach(async () => {
    const { db } = site.app
    site.time.now = new Date("2026-11-20T09:00:00Z")
    for (const table of ["outbox_item", "outbox", "unsorted_file", "unsorted_mail", "taken_mail"] as const)
      await db.deleteFrom(table).execute()
    for (const table of ["message_file", "message", "request_file", "trash", "audit", "request"] as const)
      await db.deleteFrom(table).execute()
    await db.updateTable("session").set({ used_at: site.time.now.toISOString() }).execute()
    smtp.received.length = 0
    const receipt = await receive()
    ;({ id } = receipt)
    await deliver(1)
    const colleague = "kollege@es-volga.example"
    await read("POST", `/request/${id}/message`, { kind: "out", text: "Wir prüfen.", lang: "de", cc: [colleague] })
    await deliver(20)
    const idOf = (subject: RegExp) =>
      smtp.received
        .filter(({ to }) => to.includes(customer.email))
        .map(({ headers }) => Object.fromEntries(headers))
        .find((head) => subject.test(head["in-reply-to"] ?? "none"))?.["message-id"] ?? ""
    context = {
      confirmation: idOf(/none/u),
      answer: idOf(/</u),
      reference: receipt.reference,
      customer: customer.email,
      colleague,
    }
    await db.deleteFrom("outbox_item").execute()
    await db.deleteFrom("outbox").execute()
    travel(60)
  })

  it.each(mailSamples)("$name: $lands", async (sample) => {
    expect(await take(sample.raw(context))).toBe(sample.lands)
    const shown = (files: { name: string; stored: boolean }[]) =>
      files.map(({ name, stored }) => (stored ? name : `(${name})`))
    if (sample.lands === "thread") {
      const { messages, state } = await thread()
      const [made] = messages.filter(({ kind }) => kind === "in")
      expect(made?.automatic).toBe(sample.automatic ?? false)
      expect(state).toBe(sample.automatic ? "waiting" : "open")
      if (sample.files) expect(shown(made?.files ?? [])).toEqual(sample.files)
    } else if (sample.lands === "unsorted") {
      const { items } = await unsorted()
      expect(items).toHaveLength(1)
      expect(items[0]).toMatchObject({ automatic: sample.automatic ?? false, trouble: sample.trouble ?? "" })
      if (sample.subject) expect(items[0]?.subject).toBe(sample.subject)
      expect(await thread()).toMatchObject({ state: "waiting", messages: [{ kind: "out" }] })
    } else {
      const made = await thread(await newestByMail())
      expect(made).toMatchObject({ verified: false, read: false, state: "new", messages: [] })
      expect(made.suggestion?.id).toBe(sample.isSuggested ? id : undefined)
      if (sample.text) expect(made.text).toMatch(sample.text)
      if (sample.files) expect(shown(made.photos)).toEqual(sample.files)
    }
    expect(await toCustomers()).toEqual([])
  })

  it("stores every sample, and sends nothing", async () => {
    for (const { raw } of [...mailSamples, ...bounceSamples]) expect(await take(raw(context))).not.toBe("known")
    const count = async (table: "message" | "unsorted_mail" | "request") =>
      (await site.app.db.selectFrom(table).select("id").execute()).length
    // The inquiry and the answer existed before.
    const stored = (await count("message")) - 1 + (await count("unsorted_mail")) + (await count("request")) - 1
    expect(stored).toBe(mailSamples.length + bounceSamples.length)
    expect(await toCustomers()).toEqual([])
  })

  it.each(bounceSamples)("a bounce marks the answer and counts the customer as waiting: $name", async ({ raw }) => {
    expect(await take(raw(context))).toBe("thread")
    const { messages, events, ...inquiry } = await thread()
    expect(messages).toMatchObject([
      { kind: "out", state: "bounced" },
      { kind: "in", automatic: true },
    ])
    expect(inquiry).toMatchObject({ unanswered_since: "2026-11-20T09:00:00.000Z", first_answer_at: null, read: false })
    expect(events.map(({ event }) => event)).toContain("answer_bounced")
  })

  it("leaves an answer unchanged when only a copy of it bounced", async () => {
    const raw = bounceSamples[0]?.raw(context).toString().replace("rfc822; morozov@", "rfc822; kollege@") ?? ""
    await take(Buffer.from(raw))
    expect((await thread()).messages[0]?.state).toBe("sent")
  })

  it("stores a mail once however often it comes, and a different one under the same Message-ID too", async () => {
    const reply = mail({ from: customer.email, id: "<same@client.example>", head: [`References: ${context.answer}`] })
    const other = mail({
      from: customer.email,
      id: "<same@client.example>",
      subject: "Nachtrag",
      head: [`References: ${context.answer}`],
    })
    expect([await take(reply), await take(reply), await take(other)]).toEqual(["thread", "known", "thread"])
    expect((await thread()).messages).toHaveLength(3)
    // A copy of a sent mail, as when the company's mailbox receives it.
    expect(await take(mail({ from: "site@turbine.example", id: context.answer }))).toBe("own")
  })

  it("reopens a closed inquiry, proves the address, and leaves it closed for a program", async () => {
    const close = async () => {
      const response = await site.asOwner("PATCH", `/api/request/${id}`, { outcome: "no-reply" })
      expect(response.status).toBe(200)
    }
    await close()
    await take(mail({ from: customer.email, head: [`References: ${context.answer}`, "Precedence: bulk"] }))
    expect(await thread()).toMatchObject({ state: "closed", read: true })
    await take(mail({ from: `Morozov <${customer.email.toUpperCase()}>`, head: [`References: ${context.answer}`] }))
    const { events, ...inquiry } = await thread()
    expect(inquiry).toMatchObject({ state: "open", outcome: null, closed_at: null, read: false })
    expect(inquiry.unanswered_since).toBe(site.time.now.toISOString())
    expect(events.map(({ event, who }) => [event, who])).toContainEqual(["inquiry_reopened", ""])
    const { proven_at } = await site.app.db
      .selectFrom("request")
      .select("proven_at")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
    expect(proven_at).toBe(site.time.now.toISOString())
  })

  it("follows a merged inquiry, and suggests one in the trash", async () => {
    const { id: other, reference } = await receive({ text: "Zweite" })
    expect((await site.asOwner("POST", `/api/request/${id}/merge`, { into: other })).status).toBe(204)
    expect(await take(mail({ head: [`References: ${context.confirmation}`] }))).toBe("thread")
    expect(await take(mail({ from: customer.email, subject: context.reference }))).toBe("thread")
    expect((await thread(other)).messages.filter(({ kind }) => kind === "in")).toHaveLength(3)
    await site.asOwner("DELETE", `/api/request/${other}`)
    expect(await take(mail({ head: [`References: ${context.answer}`] }))).toBe("new")
    const opened = await newestByMail()
    expect((await thread(opened)).suggestion).toMatchObject({ id: other, reference, deleted: true })
  })

  it("of a known customer is an inquiry that asks where it belongs, and joins that one at a press", async () => {
    await site.asOwner("PATCH", `/api/request/${id}`, { outcome: "lost" })
    expect(await take(mail({ from: customer.email, subject: "Nachtrag", ...pdfMail }))).toBe("new")
    const made = await newestByMail()
    expect(await thread(made)).toMatchObject({ state: "new", suggestion: { id, reference: context.reference } })
    expect((await site.asOwner("POST", `/api/request/${made}/merge`, { into: id })).status).toBe(204)
    const { messages, ...inquiry } = await thread()
    expect(inquiry).toMatchObject({ state: "open", outcome: "lost", closed_at: null, read: false })
    expect(messages.at(-1)).toMatchObject({ kind: "in", from: customer.email, files: [{ name: "plan.pdf" }] })
    // The answer to it continues the customer's own thread.
    const stored = await site.app.db.selectFrom("message").select("message_id").where("kind", "=", "in").execute()
    expect(stored.at(-1)?.message_id).toMatch(/^<.+>$/u)
    expect(await toCustomers()).toEqual([])

    expect(await take(mail({ from: customer.email, subject: "Etwas anderes" }))).toBe("new")
    const separate = await newestByMail()
    const response = await site.asOwner("PATCH", `/api/request/${separate}`, { suggestion: null })
    expect(response.status).toBe(200)
    expect((await thread(separate)).suggestion).toBeNull()
    expect((await site.asOwner("PATCH", `/api/request/${separate}`, { suggestion: id })).status).toBe(422)
  })

  it("is sorted by hand: into a thread, into a new inquiry, or discarded", async () => {
    for (const subject of ["Eins", "Zwei", "Drei"]) {
      const { head, body } = pdfMail
      await take(mail({ subject: `${subject} ${context.reference}`, head: [...head, "Precedence: bulk"], body }))
      travel(60)
    }
    const [three, two, one] = (await unsorted()).items
    expect(one).toMatchObject({
      subject: `Eins ${context.reference}`,
      files: [{ n: 1, name: "plan.pdf", stored: true }],
      suggestion: { id, reference: context.reference },
    })
    const saved = await site.asOwner("GET", `/api/mail/unsorted/${one?.id}/file/1`)
    expect([saved.status, await saved.text()]).toEqual([200, expect.stringContaining("%PDF-1.7")])
    expect((await site.asOwner("GET", `/api/mail/unsorted/${one?.id}/file/2`)).status).toBe(404)
    const sort = (of: number | undefined, body: object) => site.asOwner("POST", `/api/mail/unsorted/${of}`, body)
    expect((await sort(one?.id, {})).status).toBe(422)
    expect((await sort(one?.id, { request_id: 4_711 })).status).toBe(422)
    expect((await sort(one?.id, { request_id: id })).status).toBe(200)
    expect((await sort(one?.id, { request_id: id })).status).toBe(404)
    const { messages, state } = await thread()
    expect([state, messages.at(-1)?.files]).toMatchObject(["waiting", [{ name: "plan.pdf", stored: true }]])
    const made = (await (await sort(two?.id, { new: true })).json()) as InquiryReceipt
    expect(await thread(made.id)).toMatchObject({ source: "mail", verified: true, photos: [{ name: "plan.pdf" }] })
    const gone = await site.asOwner("DELETE", `/api/mail/unsorted/${three?.id}`)
    expect([gone.status, (await unsorted()).total]).toEqual([204, 0])
    expect(await site.app.db.selectFrom("unsorted_file").selectAll().execute()).toEqual([])
    expect(await toCustomers()).toEqual([])
  })

  it("is added as a file, once; the company's own counts as an answer", async () => {
    const add = (raw: Buffer, of = id) => {
      const form = new FormData()
      form.append("eml", new File([new Uint8Array(raw)], "mail.eml"))
      return site.asOwner("POST", `/api/request/${of}/eml`, form)
    }
    const raw = mail({ from: "somebody@else.example", subject: "Weitergeleitet" })
    const added = await add(raw)
    expect([added.status, (await added.json()) as Message]).toMatchObject([
      201,
      { kind: "in", subject: "Weitergeleitet" },
    ])
    const again = await add(raw)
    expect([again.status, await again.json()]).toMatchObject([409, { errors: [{ code: "mail_known" }] }])
    expect((await thread()).state).toBe("open")
    const ours = await add(mail({ from: "Vertrieb <site@turbine.example>", head: [] }))
    expect(await ours.json()).toMatchObject({ kind: "out", state: "sent" })
    expect((await thread()).state).toBe("waiting")
    expect((await add(Buffer.from([0, 1, 2, 3]))).status).toBe(422)
    expect((await add(raw, 4_711)).status).toBe(404)
    const large = await site.request(`/api/request/${id}/eml`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${site.token}`,
        "Content-Type": "multipart/form-data; boundary=cut",
        "Content-Length": String(mailLimits.bytes + 70_000),
      },
      body: "x",
    })
    expect(large.status).toBe(413)
    expect(await toCustomers()).toEqual([])
  })

  it("is exported and erased with the person who wrote it", async () => {
    const stranger = "mail.writer@else.example"
    await take(mail({ from: stranger, subject: "Eigene" }))
    await take(mail({ from: stranger, subject: "Dazu", head: [`References: ${context.answer}`] }))
    const { head, body } = pdfMail
    const automatic = { subject: "Unsortiert", head: [...head, "Precedence: bulk"], body }
    await take(mail({ from: `Writer <${stranger.toUpperCase()}>`, ...automatic }))
    const path = `/person?email=${stranger}`
    expect(await read("GET", path)).toMatchObject({
      inquiries: [{ text: expect.stringContaining("Eigene") }],
      messages: [{ subject: "Dazu" }],
      mails: [{ subject: "Unsortiert" }],
    })
    expect((await thread()).unanswered_since).not.toBeNull()
    expect((await site.asOwner("DELETE", `/api${path}`)).status).toBe(200)
    expect(await read("GET", path)).toMatchObject({ inquiries: [], messages: [], mails: [] })
    expect(await thread()).toMatchObject({ messages: [{ kind: "out" }], state: "waiting", unanswered_since: null })
    expect(await site.app.db.selectFrom("unsorted_file").selectAll().execute()).toEqual([])
  })

  describe("to somebody in copy", () => {
    const copy = (fields: object) => take(mail({ from: "a@gmail.com", ...fields }))
    const cc = `Cc: Kollege <${"kollege@es-volga.example".toUpperCase()}>, other@else.example`
    const person = (email = context.colleague) => `/person?email=${email}`
    const stored = async () => {
      const { db } = site.app
      const request = await db.selectFrom("request").selectAll().execute()
      const message = await db.selectFrom("message").selectAll().execute()
      const unsortedMail = await db.selectFrom("unsorted_mail").selectAll().execute()
      return JSON.stringify([request, message, unsortedMail]).toLowerCase()
    }
    const none = { inquiries: [], messages: [], mails: [], copies: [] }

    it("is exported, and freed of the address by an erasure", async () => {
      expect(await copy({ head: [cc] })).toBe("new")
      expect(await copy({ from: null, subject: "Unsortiert", head: [cc] })).toBe("unsorted")
      expect(await copy({ from: customer.email, head: [cc, `References: ${context.answer}`] })).toBe("thread")
      const reference = expect.stringMatching(/^RQ-/u) as string
      expect(await read("GET", person())).toMatchObject({
        inquiries: [],
        messages: [{ kind: "out" }, { kind: "in" }],
        mails: [{ subject: "Unsortiert" }],
        copies: [{ reference }],
      })
      const erased = await site.asOwner("DELETE", `/api${person()}`)
      expect(await erased.json()).toEqual({ inquiries: 0, applications: 0 })
      expect(await read("GET", person())).toMatchObject(none)
      expect(await stored()).not.toContain("kollege@")
      expect((await thread()).messages).toMatchObject([
        { to: customer.email, cc: [], text: "Wir prüfen." },
        { cc: ["other@else.example"], text: "Guten Tag" },
      ])
      expect(await read("GET", person("other@else.example"))).toMatchObject({
        messages: [{ kind: "in" }],
        mails: [{}],
        copies: [{ reference }],
      })
    })

    it("is freed of the address again after a restore, and a later one is not", async () => {
      await site.asOwner("DELETE", `/api${person()}`)
      const erasures = await site.app.db.selectFrom("erasures").select(["email_hash", "erased_at"]).execute()
      await copy({ head: [cc] })
      await copy({ from: null, head: [cc] })
      await repeatErasuresOn(site.app.db, erasures)
      expect(await read("GET", person())).toMatchObject(none)
      travel(1)
      await copy({ from: "b@gmail.com", head: [cc] })
      await repeatErasuresOn(site.app.db, erasures)
      expect(await read("GET", person())).toMatchObject({ copies: [{}] })
    })

    it("fails when its only recipient is erased before it is sent", async () => {
      const to = "neu@else.example"
      smtp.received.length = 0
      await read("POST", `/request/${id}/message`, { kind: "out", text: "An einen anderen", lang: "de", to })
      await site.asOwner("DELETE", `/api${person(to)}`)
      await deliver(20)
      expect(smtp.received).toEqual([])
      expect((await thread()).messages.at(-1)).toMatchObject({ to: "", state: "failed" })
    })
  })

  it("is read in a separate process, and only its header where that fails", async () => {
    const { programDir } = site.app
    const whole = await runMailProcess(programDir, mail({ subject: "Ganz" }))
    expect(whole).toMatchObject({ subject: "Ganz", text: "Guten Tag", trouble: "" })
    const cut = await runMailProcess(programDir, mail({ subject: "Riesig" }), true)
    expect(cut).toMatchObject({ subject: "Riesig", text: "Guten Tag", files: [], trouble: "too_large" })
    const broken = await runMailProcess(programDir, Buffer.alloc(0))
    expect(broken.from).toEqual([])
  })

  it("is read before its time is over when a field of 200 KB names nothing", async () => {
    const raw = mail({ subject: "Lang", head: [`References: <${"a".repeat(200_000)}>`] })
    expect(await runMailProcess(site.app.programDir, raw)).toMatchObject({
      subject: "Lang",
      references: [],
      trouble: "",
    })
  })
})

const pdfMail = {
  head: ["Content-Type: multipart/mixed; boundary=cut"],
  body: `--cut\nContent-Type: text/plain\n\nSiehe Anlage\n--cut\nContent-Type: application/pdf; name="plan.pdf"\nContent-Disposition: attachment\nContent-Transfer-Encoding: base64\n\n${Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n").toString("base64")}\n--cut--\n`,
}
