import PostalMime, { type Address, type Attachment, type Email } from "postal-mime"
import type { SentFile } from "#server/sent-file.ts"
import { acceptMailFile } from "./accept-mail-file.ts"
import { type DeliveryReport, classifyMail, messageIdsOf, readDeliveryStatus } from "./classify-mail.ts"
import { htmlText } from "./html-text.ts"
import { type MailAddress, type MailFacts, type MailTrouble, mailLimits } from "./mail-facts.ts"

const headBytes = 262_144
const reportParts = /^(?:message\/|text\/rfc822-headers$)/u
const isAddress = /^[^\s\p{Cc}@<>,;"]+@[^\s\p{Cc}@<>,;"]+$/u

/** Parses a mail; only the header of one that is too large, nested too deep or broken. Runs in a process of its own. */
export async function readMail(raw: Uint8Array, known: MailTrouble = ""): Promise<MailFacts> {
  if (known === "")
    try {
      return factsOf(await parse(raw), "")
    } catch {
      return readHead(raw, "unreadable")
    }
  return readHead(raw, known)
}

const parse = (raw: Uint8Array): Promise<Email> =>
  PostalMime.parse(raw, { maxNestingDepth: mailLimits.depth, maxHeadersSize: headBytes, forceRfc822Attachments: true })

async function readHead(raw: Uint8Array, trouble: MailTrouble): Promise<MailFacts> {
  const lines = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, headBytes)).toString("latin1")
  const end = /\r?\n\r?\n/u.exec(lines)?.index ?? lines.length
  // Its own type would require parts that are missing.
  const head = lines.slice(0, end).replaceAll(/^content-[\w-]+:.*(?:\r?\n[ \t].*)*\r?\n?/gimu, "")
  return { ...factsOf(await parse(Buffer.from(`${head}\r\n\r\n`, "latin1")), trouble), text: "", files: [] }
}

function factsOf(mail: Email, trouble: MailTrouble): MailFacts {
  const all = (name: string) => mail.headers.filter(({ key }) => key === name).map(({ value }) => value)
  const from = mailboxes(mail.from ? [mail.from] : [], all("from").length > 1 ? all("from") : [])
  const files = mail.attachments.map((one) => ({ ...one, bytes: bytesOf(one) }))
  const status = files.find(({ mimeType }) => mimeType === "message/delivery-status")
  const report = readDeliveryStatus(status ? textOf(status.bytes) : "")
  const kind = classifyMail(mail.headers, from[0]?.address ?? "")
  const isBounce = kind === "bounce" && report.isFinal
  const text = plainText(mail.text || htmlText(mail.html ?? ""))
  const answered = messageIdsOf([...all("references"), ...all("in-reply-to")].join(" "))
  const named = isBounce ? undelivered(files, answered, text) : answered
  return {
    kind: isBounce || kind !== "bounce" ? kind : "automatic",
    messageId: messageIdsOf(mail.messageId ?? "").map((id) => `<${id.slice(0, 300)}>`)[0] ?? "",
    references: [...new Set(named)].slice(-mailLimits.addresses).map((id) => id.slice(0, 300)),
    from,
    to: mailboxes(mail.to ?? []).map(({ address }) => address),
    cc: mailboxes(mail.cc ?? []).map(({ address }) => address),
    subject: oneLineOf(mail.subject ?? ""),
    text,
    date: mail.date !== undefined && !Number.isNaN(Date.parse(mail.date)) ? new Date(mail.date).toISOString() : null,
    failed: isBounce ? failedOf(report, all("x-failed-recipients")) : [],
    files: storedFiles(files.filter(({ mimeType }) => !isBounce || !reportParts.test(mimeType))),
    trouble,
  }
}

const failedOf = ({ failed }: DeliveryReport, named: readonly string[]): string[] => [
  ...new Set([...failed, ...named.flatMap((line) => line.toLowerCase().split(/[\s,]+/u))]),
]

/**
 * Returns the Message-ID of a bounced mail: from the attached original, else the bounce's references, else its quoted
 * text.
 */
function undelivered(files: readonly MailFile[], answered: string[], text: string): string[] {
  const original = files.find(({ mimeType }) => ["message/rfc822", "text/rfc822-headers"].includes(mimeType))
  const head = original ? textOf(original.bytes.subarray(0, headBytes)).replaceAll(/\r?\n[ \t]+/gu, " ") : ""
  const [, line = ""] = /^message-id:(.*)$/imu.exec(head) ?? []
  const found = messageIdsOf(line)
  if (found.length > 0) return found
  return answered.length > 0 ? answered.slice(-1) : messageIdsOf(text)
}

type MailFile = Attachment & { bytes: Uint8Array }

/** Returns the files as stored; a last entry says how many more the mail has. */
function storedFiles(files: readonly MailFile[]): SentFile[] {
  const more = files.length - mailLimits.fileNames
  const stored = files.slice(0, mailLimits.fileNames).map(storedFile)
  return more > 0 ? [...stored, { name: `… +${more}`, bytes: new Uint8Array() }] : stored
}

function storedFile(file: MailFile, index: number): SentFile {
  const name = file.filename ?? file.description ?? (file.mimeType === "message/rfc822" ? "message.eml" : file.mimeType)
  const stored = acceptMailFile({ name, bytes: file.bytes })
  return index < mailLimits.files ? stored : { name: stored.name, bytes: new Uint8Array() }
}

function bytesOf({ content }: Attachment): Uint8Array {
  if (typeof content === "string") return Buffer.from(content)
  return content instanceof Uint8Array ? content : new Uint8Array(content)
}

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString("utf8")

/** Returns the addresses of a field, including repeated fields. */
function mailboxes(listed: readonly Address[], fields: readonly string[] = []): MailAddress[] {
  const given = listed.flatMap((one) => one.group ?? [one]).map(({ name, address }) => ({ name, address }))
  const further = fields.flatMap((field) => messageIdsOf(field)).map((address) => ({ name: "", address }))
  const found = new Map<string, MailAddress>()
  for (const { name, address } of [...given, ...further]) {
    const key = (address ?? "").trim().toLowerCase()
    if (key.length <= 254 && isAddress.test(key) && !found.has(key))
      found.set(key, { name: oneLineOf(name).slice(0, 200), address: (address ?? "").trim() })
  }
  return [...found.values()].slice(0, mailLimits.addresses)
}

const oneLineOf = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .slice(0, mailLimits.name)

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
