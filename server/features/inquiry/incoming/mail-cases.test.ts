import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Message, Thread } from "#contract/message.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { type ImapServer, hasImapServer, openImapServer } from "#tests/harness/imap-server.ts"
import { type MailCase, mailCaseFiles, mailCases, readMailCase } from "#tests/harness/mail-cases.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"
import { pollMailbox } from "./poll-mailbox.ts"

const subject = "Anfrage"
const right = ({ text, trouble, ...more }: MailCase) => ({
  from: "ivan@kunde.example",
  author: "Ivan Muster",
  subject,
  ...more,
  text,
  trouble: trouble ?? "",
  files: [...Object.keys(more.files ?? {}), ...(trouble ? [`${more.subject ?? subject}.eml`] : [])],
})

onEnginesInTurn("mails as the world sends them", (open) => {
  let site: TestSite
  const bytesOf = async (path: string) => Buffer.from(await (await site.asOwner("GET", `/api${path}`)).arrayBuffer())
  const expectFiles = async (name: string, path: string) => {
    const { files = {}, trouble } = mailCases[name] ?? {}
    const begins = Object.values(files)
    for (const [index, begin] of begins.entries())
      expect((await bytesOf(`${path}/${index + 1}`)).toString("latin1").slice(0, begin.length)).toBe(begin)
    if (trouble) expect(await bytesOf(`${path}/${begins.length + 1}`)).toEqual(readMailCase(name))
  }

  it("lists what is right for each file", () => {
    expect(mailCaseFiles().toSorted()).toEqual(Object.keys(mailCases).toSorted())
  })

  describe("added as a file", () => {
    let id: number
    const add = async (raw: Buffer, name = "mail.eml") => {
      const form = new FormData()
      form.append("eml", new File([new Uint8Array(raw)], name))
      return site.asOwner("POST", `/api/request/${id}/eml`, form)
    }

    beforeAll(async () => {
      site = await openTestSite(open())
      const made = await site.asOwner("POST", "/api/request/desk", { name: "Kunde" })
      ;({ id } = (await made.json()) as { id: number })
    })

    it.each(Object.entries(mailCases))("%s", async (name, wanted) => {
      const response = await add(readMailCase(name))
      const { files, ...message } = (await response.json()) as Message
      expect([response.status, { ...message, files: files.map((file) => file.name) }]).toMatchObject([
        201,
        right(wanted),
      ])
      expect(files.every(({ stored }) => stored)).toBe(true)
      await expectFiles(name, `/message/${message.id}/file`)
    })

    it("says what to do with a file of Outlook", async () => {
      const response = await add(Buffer.from("d0cf11e0a1b11ae1".padEnd(1_200, "0"), "hex"), "Anfrage.msg")
      expect([response.status, await response.json()]).toMatchObject([
        422,
        { errors: [{ path: "eml", code: "outlook_file" }] },
      ])
    })
  })

  // Needs Debian's package dovecot-imapd; without it these tests are reported as not run.
  describe.skipIf(!hasImapServer())("through Dovecot", () => {
    let imap: ImapServer

    beforeAll(async () => {
      imap = await openImapServer()
      site = await openTestSite(open(), "./data", { env: { IMAP_URL: imap.url } })
    })
    afterAll(() => imap.close())

    it.each(Object.entries(mailCases))("%s", async (name, wanted) => {
      for (const table of ["request_file", "request", "taken_mail"] as const)
        await site.app.db.deleteFrom(table).execute()
      await imap.deliver(readMailCase(name))
      await pollMailbox(site.app)
      const [row] = await site.app.db.selectFrom("request").select("id").execute()
      const made = (await (await site.asOwner("GET", `/api/request/${row?.id}`)).json()) as Thread
      const { from, author, text, files, ...more } = right(wanted)
      expect({ ...made, photos: made.photos.map((file) => file.name) }).toMatchObject({
        name: author,
        email: from,
        text: [more.subject, text].filter(Boolean).join("\n\n"),
        trouble: more.trouble,
        photos: files,
        state: "new",
        read: false,
      })
      await expectFiles(name, `/request/${row?.id}/photo`)
    })
  })
})
