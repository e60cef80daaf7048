import { beforeAll, expect, it } from "vitest"
import type { Message } from "#contract/message.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { generateMail } from "#tests/harness/generate-mail.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"
import { readMail } from "./read-mail.ts"

const seed = 20_261_127
const mails = Array.from({ length: 200 }, (_mail, index) => generateMail(seed + index))
const contentOf = (files: readonly { name: string; bytes: Uint8Array }[]) =>
  files.map(({ name, bytes }) => `${name} ${Buffer.from(bytes).toString("base64")}`).toSorted()
const words = (text: string) => text.replaceAll(/\s+/gu, " ")

it.each(mails.map((mail) => [mail.name, mail] as const))(
  "loses nothing of a mail: %s",
  async (_name, { raw, text, files, isBroken }) => {
    const facts = await readMail(raw)
    if (isBroken) expect(facts.trouble).not.toBe("")
    for (const line of text) expect(words(facts.text)).toContain(words(line))
    // The mail that is kept whole is added by the process that reads it.
    if (facts.trouble === "") expect(contentOf(facts.files)).toEqual(contentOf(files))
  },
)

onEnginesInTurn("a generated mail", (open) => {
  let site: TestSite
  let id: number
  beforeAll(async () => {
    site = await openTestSite(open())
    const made = await site.asOwner("POST", "/api/request/desk", { name: "Kunde" })
    ;({ id } = (await made.json()) as { id: number })
  })

  it("is downloaded byte for byte, or whole", async () => {
    for (const { raw, files } of mails.filter((_mail, index) => index % 40 === 0)) {
      const form = new FormData()
      form.append("eml", new File([new Uint8Array(raw)], "mail.eml"))
      const response = await site.asOwner("POST", `/api/request/${id}/eml`, form)
      const message = (await response.json()) as Message
      expect(response.status).toBe(201)
      const stored = []
      for (const { n } of message.files) {
        const sent = await site.asOwner("GET", `/api/message/${message.id}/file/${n}`)
        expect(sent.headers.get("Content-Type")).toBe("application/octet-stream")
        expect(sent.headers.get("Content-Disposition")).toMatch(/^attachment;/u)
        stored.push(Buffer.from(await sent.arrayBuffer()).toString("latin1"))
      }
      const wanted = message.trouble === "" ? files.map(({ bytes }) => bytes) : [raw]
      expect(stored).toEqual(expect.arrayContaining(wanted.map((bytes) => bytes.toString("latin1"))))
    }
  })
})
