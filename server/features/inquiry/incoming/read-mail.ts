import type { MailTrouble } from "#contract/mail-constants.ts"
import type { SentFile } from "#server/sent-file.ts"
import { sentFileName } from "#server/sent-file.ts"
import { isProgram } from "#server/program-file.ts"
import { officeOrPhoto } from "../accept-photo.ts"
import { type DeliveryReport, classifyMail, messageIdsOf, readDeliveryStatus } from "./classify-mail.ts"
import { MailContent } from "./mail-content.ts"
import { type MailFacts, mailLimits } from "./mail-facts.ts"
import { authorsOf, mailboxesOf, oneLineOf } from "./mail-senders.ts"
import { decodeWords } from "./mail-words.ts"
import { type MimePart, mendLines, splitMail } from "./mime-part.ts"

const headBytes = 262_144
const reportParts = /^(?:message\/|text\/rfc822-headers$)/u

type MailFile = SentFile & { type: string }

/**
 * Parses a mail: without its files when it is the beginning of one that is too large, only the header of one that has
 * broken the reader. Runs in a process of its own.
 */
export async function readMail(received: Uint8Array, trouble: MailTrouble = ""): Promise<MailFacts> {
  const raw = mendLines(received)
  if (trouble !== "unreadable")
    try {
      const facts = await factsOf(await splitMail(raw), trouble)
      return trouble === "" ? facts : { ...facts, files: [] }
    } catch {
      // Only its header is read.
    }
  return readHead(raw, trouble || "unreadable")
}

async function readHead(raw: Uint8Array, trouble: MailTrouble): Promise<MailFacts> {
  const lines = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, headBytes)).toString("latin1")
  const end = /\r?\n\r?\n/u.exec(lines)?.index ?? lines.length
  // Its own type would require parts that are missing.
  const head = lines.slice(0, end).replaceAll(/^content-[\w-]+:.*(?:\r?\n[ \t].*)*\r?\n?/gimu, "")
  return factsOf(await splitMail(Buffer.from(`${head}\r\n\r\n`, "latin1")), trouble)
}

async function factsOf(mail: MimePart, trouble: MailTrouble): Promise<MailFacts> {
  const all = (name: string) => mail.fields.filter(({ key }) => key === name).map(({ value }) => value)
  const first = (name: string) => decodeWords(all(name)[0] ?? "")
  const from = mailboxesOf(all("from"))
  const sentBy = from.length > 0 ? from : mailboxesOf(all("sender"))
  const content = new MailContent(mail.type === "multipart/report")
  const said = await content.read(mail)
  const { files } = content
  const status = files.find(({ type }) => type === "message/delivery-status")
  const report = readDeliveryStatus(status ? textOf(status.bytes) : "")
  const kind = classifyMail(mail.fields, sentBy[0]?.address ?? "", said)
  const isBounce = kind === "bounce" && report.isFinal
  const text = plainText(said)
  const stored = storedFiles(files.filter(({ type }) => !isBounce || !reportParts.test(type)))
  const isPartly = stored.isPartly || text.length > mailLimits.text
  const answered = messageIdsOf(decodeWords([...all("references"), ...all("in-reply-to")].join(" ")))
  const named = isBounce ? undelivered(files, answered, text) : answered
  const date = all("date")[0] ?? ""
  return {
    kind: isBounce || kind !== "bounce" ? kind : "automatic",
    messageId: messageIdsOf(first("message-id")).map((id) => `<${id.slice(0, 300)}>`)[0] ?? "",
    references: [...new Set(named)].slice(-mailLimits.addresses).map((id) => id.slice(0, 300)),
    from: authorsOf(mailboxesOf(all("reply-to")), sentBy),
    sentBy: sentBy.map(({ address }) => address),
    to: mailboxesOf(all("to")).map(({ address }) => address),
    cc: mailboxesOf(all("cc")).map(({ address }) => address),
    subject: oneLineOf(first("subject")),
    text,
    date: Number.isNaN(Date.parse(date)) ? null : new Date(date).toISOString(),
    failed: isBounce ? failedOf(report, all("x-failed-recipients")) : [],
    files: stored.files,
    trouble: trouble || content.trouble || (isPartly ? "partly" : ""),
  }
}

const failedOf = ({ failed }: DeliveryReport, named: readonly string[]): string[] => [
  ...new Set([...failed, ...named.flatMap((line) => line.toLowerCase().split(/[\s,]+/u))]),
]

/**
 * Returns the Message-ID of a bounced mail: from the attached or quoted original, else the bounce's references, else
 * its text.
 */
function undelivered(files: readonly MailFile[], answered: string[], text: string): string[] {
  const original = files.find(({ type }) => ["message/rfc822", "text/rfc822-headers"].includes(type))
  const head = original ? textOf(original.bytes.subarray(0, headBytes)).replaceAll(/\r?\n[ \t]+/gu, " ") : text
  const [, line = ""] = /^message-id:(.*)$/imu.exec(head) ?? []
  const ids = messageIdsOf(line)
  if (ids.length > 0) return ids
  return answered.length > 0 ? answered.slice(-1) : messageIdsOf(text)
}

/** Returns the files as stored; a last entry says how many more the mail has. Of programs only the name is kept. */
function storedFiles(files: readonly MailFile[]): { files: SentFile[]; isPartly: boolean } {
  const more = files.length - mailLimits.fileNames
  let isPartly = more > 0
  let total = 0
  const stored = files.slice(0, mailLimits.fileNames).map((file, index): SentFile => {
    const name = sentFileName(oneLineOf(file.name), officeOrPhoto(file.bytes))
    if (isProgram(name, file.bytes)) return { name, bytes: new Uint8Array() }
    total += file.bytes.byteLength
    const isOver = (index >= mailLimits.files && file.bytes.byteLength > 0) || total > mailLimits.bytes
    isPartly ||= isOver
    return { name, bytes: isOver ? new Uint8Array() : file.bytes }
  })
  return { files: more > 0 ? [...stored, { name: `… +${more}`, bytes: new Uint8Array() }] : stored, isPartly }
}

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString("utf8")

/** Returns text without control characters, cut at the limit. */
function plainText(text: string): string {
  const plain = text
    .replaceAll(/\r\n?/gu, "\n")
    .toWellFormed()
    // Tab and line feed stay.
    .replaceAll(/[^\P{Cc}\t\n]/gu, "")
    .replaceAll(/\n{3,}/gu, "\n\n")
    .trim()
  return plain.length > mailLimits.text ? `${plain.slice(0, mailLimits.text)}…` : plain
}
