import type { MailTrouble } from "#contract/mail-constants.ts"
import libmime from "libmime"
import { decodeText } from "#server/decode-text.ts"
import type { SentFile } from "#server/sent-file.ts"
import { calendarText } from "./calendar-text.ts"
import { chooseBody, takeUuencoded, unwrapFlowed } from "./plain-text.ts"
import { htmlText } from "./html-text.ts"
import { mailLimits } from "./mail-facts.ts"
import { decodeWords } from "./mail-words.ts"
import { type MimePart, splitByDelimiter, splitMail } from "./mime-part.ts"
import { readTnef } from "./read-tnef.ts"
import { signedContent } from "./signed-content.ts"

/** A text of a mail; `isAside` says what only counts without any other, such as what an invitation says. */
interface Body {
  text: string
  isHtml: boolean
  isAside?: boolean
}

const none: Body = { text: "", isHtml: false }
/** Characters read of one part, more than are stored, so that what is cut is noticed. */
const readCharacters = mailLimits.text + 1
const shownFields = ["from", "date", "to", "subject"]
/** RFC 1896 is HTML enough: its commands stand in angle brackets. */
const htmlTypes = /^text\/(?:html|enriched|richtext)$/u
const bodyTypes = /^text\/(?:html|enriched|richtext|plain|(?:x-)?markdown)$/u
const metaCharset = /<meta[^>]{0,300}charset\s*=\s*["']?([\w.:-]+)/iu

/** Collects text and files of a mail, everything that is folded up in it unfolded. */
export class MailContent {
  readonly files: (SentFile & { type: string })[] = []
  trouble: MailTrouble = ""
  readonly #isReport: boolean
  #hasBody = false

  /** A report about a mail has it as evidence, not as content. */
  constructor(isReport: boolean) {
    this.#isReport = isReport
  }

  async read(root: MimePart): Promise<string> {
    return (await this.#read(root, 0)).text
  }

  /** The first trouble found is the one that is told. */
  #note(trouble: MailTrouble): Body {
    this.trouble ||= trouble
    return none
  }

  #keep({ name, content, type }: Pick<MimePart, "name" | "content" | "type">): Body {
    const extension = libmime.detectExtension(type)
    this.files.push({ name: name || `${type.split("/")[0] || "file"}.${extension}`, bytes: content, type })
    return none
  }

  async #read(part: MimePart, depth: number): Promise<Body> {
    if (depth > mailLimits.depth) return this.#note("partly")
    if (part.isDamaged) this.#note("damaged")
    if (part.parts.length > 0) return this.#readParts(part, depth)
    if (part.type.startsWith("multipart/")) return this.#readUndivided(part, depth)
    const isFile = part.disposition !== "" && part.disposition !== "inline"
    // The first text may have a name and be the body.
    const isBody = !isFile && (part.name === "" || !this.#hasBody)
    if (part.type === "") {
      if (!isBody || part.content.includes(0)) return this.#keep(part)
      this.#note("damaged")
      return this.#plainText(part)
    }
    if (part.type === "message/rfc822" && !this.#isReport) return this.#readMail(part, depth)
    if (part.type === "application/ms-tnef" || /^winmail\.dat$/iu.test(part.name)) return this.#readTnef(part)
    if (/^application\/(?:x-)?pkcs7-mime$/u.test(part.type)) return this.#readSigned(part, depth)
    if (part.type === "text/calendar") {
      this.#keep({ ...part, name: part.name || "invite.ics" })
      return { text: calendarText(this.#decode(part)), isHtml: false, isAside: true }
    }
    if (!isBody || !bodyTypes.test(part.type)) return this.#keep(part)
    this.#hasBody = true
    if (part.name !== "") this.#keep(part)
    return this.#isHtml(part)
      ? { text: htmlText(this.#decode(part), readCharacters), isHtml: true }
      : this.#plainText(part)
  }

  async #readParts({ type, parts }: MimePart, depth: number): Promise<Body> {
    if (type === "multipart/encrypted") this.#note("encrypted")
    const bodies: Body[] = []
    for (const part of parts) bodies.push(await this.#read(part, depth + 1))
    const said = bodies.filter(({ text }) => text.trim() !== "")
    const main = said.filter(({ isAside }) => !isAside)
    const shown = main.length > 0 ? main : said
    if (type === "multipart/alternative" && shown.length > 1) {
      const plain = shown.findLast(({ isHtml }) => !isHtml)?.text ?? ""
      const html = shown.findLast(({ isHtml }) => isHtml)?.text ?? ""
      return { text: chooseBody(plain, html), isHtml: false }
    }
    return { text: shown.map(({ text }) => text).join("\n\n"), isHtml: shown.some(({ isHtml }) => isHtml) }
  }

  /** Reads a multipart in which its delimiter does not stand. */
  async #readUndivided(part: MimePart, depth: number): Promise<Body> {
    this.#note("damaged")
    const split = await splitByDelimiter(part)
    if (split) return this.#readParts({ ...split, type: part.type }, depth)
    return this.#plainText(part)
  }

  /** Some programs declare pages as plain text. */
  #isHtml({ type, content }: MimePart): boolean {
    return htmlTypes.test(type) || /^\s*<(?:!doctype html|html)\b/iu.test(content.toString("latin1", 0, 1_000))
  }

  #decode({ type, params, content }: MimePart): string {
    const { charset = "" } = params
    const isUnsaid = /^$|ascii/iu.test(charset)
    const [, named = ""] =
      (isUnsaid && type === "text/html" && metaCharset.exec(content.toString("latin1", 0, 4_096))) || []
    // A page in UTF-16 could not have been searched for it.
    return decodeText(content, { declared: named && !/^utf-?16|unicode/iu.test(named) ? named : charset })
  }

  #plainText(part: MimePart): Body {
    const { params } = part
    const decoded = this.#decode(part)
    const isFlowed = /^flowed$/iu.test(params["format"] ?? "")
    const { text, files } = takeUuencoded(
      isFlowed ? unwrapFlowed(decoded, /^yes$/iu.test(params["delsp"] ?? "")) : decoded,
    )
    for (const { name, bytes } of files) this.#keep({ name, content: Buffer.from(bytes), type: "" })
    return { text, isHtml: false }
  }

  /** Reads a mail in a mail: its head, text and files, and keeps it whole. */
  async #readMail(part: MimePart, depth: number): Promise<Body> {
    const mail = await splitMail(part.content)
    const value = (key: string) => decodeWords(mail.fields.find((line) => line.key === key)?.value ?? "")
    const head = shownFields.flatMap((key) =>
      value(key) ? [`${key[0]?.toUpperCase()}${key.slice(1)}: ${value(key)}`] : [],
    )
    const { text } = await this.#read(mail, depth + 1)
    this.#keep({ ...part, name: part.name || `${value("subject") || "message"}.eml` })
    return { text: [head.join("\n"), text].join("\n\n"), isHtml: false }
  }

  #readTnef(part: MimePart): Body {
    const unfolded = readTnef(part.content)
    if (!unfolded) this.#note("partly")
    if (!unfolded || (unfolded.files.length === 0 && unfolded.text === "" && unfolded.html === ""))
      return this.#keep(part)
    for (const { name, bytes } of unfolded.files) this.#keep({ name, content: Buffer.from(bytes), type: "" })
    return { text: unfolded.text || htmlText(unfolded.html, readCharacters), isHtml: false, isAside: true }
  }

  async #readSigned(part: MimePart, depth: number): Promise<Body> {
    const content = signedContent(part.content)
    if (typeof content === "object" && content !== null) return this.#read(await splitMail(content), depth + 1)
    this.#note(content ?? "partly")
    return this.#keep({ ...part, name: part.name || "smime.p7m" })
  }
}
