import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { InquiryReceipt } from "#contract/inquiry.ts"
import type { Message, Thread } from "#contract/message.ts"
import type { UnsortedPage } from "#contract/unsorted-mail.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { humanCheckToken } from "#tests/harness/human-check.ts"
import { type ImapServer, hasImapServer, openImapServer } from "#tests/harness/imap-server.ts"
import { mail, mailWithFile } from "#tests/harness/mail-samples.ts"
import { type MailServer, openMailServer } from "#tests/harness/mail-server.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"
import { type MailFailures, pollMailbox } from "./poll-mailbox.ts"

// Needs Debian's package dovecot-imapd; without it these tests are reported as not run.
describe.skipIf(!hasImapServer())("a mailbox on Dovecot", () => {
  onEnginesInTurn("is read", (open) => {
    let site: TestSite
    let smtp: MailServer
    let imap: ImapServer
    const customer = "kunde@kraftwerk.example"
    const read = async <T>(path: string) => (await (await site.asOwner("GET", `/api${path}`)).json()) as T
    const unsorted = () => read<UnsortedPage>("/mail/unsorted")
    const deliver = async (seconds: number) => {
      site.time.now = new Date(site.time.now.getTime() + seconds * 1_000)
      site.app.mail.resume()
      await site.app.mail.idle()
    }

    beforeAll(async () => {
      smtp = await openMailServer()
      imap = await openImapServer()
      const env = { SMTP_URL: smtp.url, MAIL_TO: "a@turbine.example", MAIL_FROM: "site@turbine.example" }
      site = await openTestSite(open(), "./data", { env: { ...env, IMAP_URL: imap.url } })
    })
    afterAll(async () => {
      await site.app.mail.close()
      await Promise.all([smtp.close(), imap.close()])
    })
    beforeEach(async () => {
      for (const table of ["unsorted_mail", "taken_mail", "job"] as const) await site.app.db.deleteFrom(table).execute()
    })

    it("stores a reply to a sent answer in its thread, within one poll", async () => {
      const body = { name: "Kunde", company: "Kraftwerk", email: customer, captcha_token: await humanCheckToken(site) }
      const sent = await site.request("/api/request", json("POST", body))
      const { id } = (await sent.json()) as InquiryReceipt
      const path = `/api/request/${id}`
      expect((await site.asOwner("POST", `${path}/message`, { kind: "out", text: "Welche Nummer?" })).status).toBe(201)
      await deliver(20)
      await site.asOwner("PATCH", path, { outcome: "no-reply" })
      const answer = smtp.received.find(({ text }) => text.includes("Welche Nummer?"))
      const head = Object.fromEntries(answer?.headers ?? [])
      const { "message-id": messageId = "", references = "" } = head
      const reply = { head: [`In-Reply-To: ${messageId}`, `References: ${references}\n ${messageId}`] }
      await imap.deliver(mail({ from: customer, subject: `Re: ${head["subject"]}`, body: "9047-A", ...reply }))
      await deliver(60)
      await pollMailbox(site.app)
      const thread = await read<Thread>(`/request/${id}`)
      expect(thread).toMatchObject({ state: "open", outcome: null })
      expect(thread.messages.at(-1)).toMatchObject<Partial<Message>>({ kind: "in", text: "9047-A", from: customer })
      expect((await imap.count()).unread).toBe(0)
    })

    it("stores nothing twice when stopped between storing and marking as read", async () => {
      await imap.deliver(mail({ from: null, subject: "Einmal" }))
      // State after a kill at that moment: the mail is stored, and still unread.
      const raw = mail({ from: null, subject: "Zweimal", id: "<twice@client.example>" })
      await imap.deliver(raw)
      await pollMailbox(site.app)
      await imap.deliver(raw)
      await pollMailbox(site.app)
      expect((await unsorted()).items.map(({ subject }) => subject).toSorted()).toEqual(["Einmal", "Zweimal"])
      expect((await imap.count()).unread).toBe(0)
    })

    it("lists a mail that cannot be stored without its content at the third try", async () => {
      await imap.deliver(mailWithFile())
      await imap.deliver(mail({ from: null, subject: "Dahinter" }))
      const failures: MailFailures = new Map()
      const subjects = async () => {
        await pollMailbox(site.app, undefined, failures)
        return (await unsorted()).items.map(({ subject }) => subject.replace(/\d+/u, "N")).toSorted()
      }
      // Stands for any fault that comes each time.
      await sql`alter table unsorted_file rename to unsorted_file_away`.execute(site.app.db)
      await sql`create table unsorted_file (mail_id integer, n integer, name text, size integer check (size < 0), bytes text)`.execute(
        site.app.db,
      )
      expect([await subjects(), await subjects()]).toEqual([["Dahinter"], ["Dahinter"]])
      expect((await imap.count()).unread).toBe(1)
      expect(await subjects()).toEqual(["Dahinter", "IMAP UID N"])
      expect((await unsorted()).items.map(({ trouble }) => trouble).toSorted()).toEqual(["", "unreadable"])
      expect([(await imap.count()).unread, failures.size]).toEqual([0, 0])
      await sql`drop table unsorted_file`.execute(site.app.db)
      await sql`alter table unsorted_file_away rename to unsorted_file`.execute(site.app.db)
    })

    it("reports since when the server is away, and continues once it is back", async () => {
      await imap.down()
      const since = site.time.now.toISOString()
      await pollMailbox(site.app)
      await deliver(60)
      await pollMailbox(site.app)
      expect((await unsorted()).trouble_since).toBe(since)
      await imap.open()
      await imap.deliver(mail({ from: null, subject: "Danach" }))
      await pollMailbox(site.app)
      expect(await unsorted()).toMatchObject({ trouble_since: null, items: [{ subject: "Danach" }] })
    })

    it("fetches only the beginning of a mail of 26 MB", async () => {
      await imap.deliver(mail({ from: customer, subject: "Riesig", body: `${"x".repeat(998)}\n`.repeat(27_300) }))
      await pollMailbox(site.app)
      expect((await unsorted()).items).toMatchObject([
        { subject: "Riesig", trouble: "too_large", excerpt: expect.stringMatching(/^x{998}\nx/u), files: [] },
      ])
    })
  })
})
