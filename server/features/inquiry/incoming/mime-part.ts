import { isUtf8 } from "node:buffer"
import { type MimeNode, Splitter } from "@zone-eu/mailsplit"
import libmime from "libmime"
import { decodeText } from "#server/decode-text.ts"
import type { HeadLine } from "./classify-mail.ts"
import { decodeWords } from "./mail-words.ts"

/** A part of a mail, its transfer encoding undone. */
export interface MimePart {
  fields: HeadLine[]
  /** Lower case; "" where it is no type at all. */
  type: string
  params: Record<string, string | undefined>
  disposition: string
  name: string
  content: Buffer
  /** Whether the header or the transfer encoding is not what it says, so that something may be missing. */
  isDamaged: boolean
  parts: MimePart[]
}

const [lineFeed, carriageReturn] = [0x0a, 0x0d]
const beforeHeader = new Set([lineFeed, carriageReturn, 0xef, 0xbb, 0xbf])
const headBytes = 262_144
const maxParts = 2_000
/** RFC 5322, 2.2. */
const fieldName = /^[!-9;-~]+$/u
const isType = /^[\w.+-]+\/[\w.+-]+$/u
/** A delimiter that a header follows, wherever the header of the mail does not name it: RFC 2046, 5.1.1. */
const delimiter = /^--([^\s-][^\r\n]{0,68}?)[ \t]*\r?\n[\w-]{1,50}:/mu

/** Returns a mail without byte order mark or blank lines before its header, and with line feeds if it has none. */
export function mendLines(raw: Uint8Array): Uint8Array {
  const bytes = raw.includes(lineFeed) ? raw : raw.map((byte) => (byte === carriageReturn ? lineFeed : byte))
  return bytes.subarray(bytes.findIndex((byte) => !beforeHeader.has(byte)))
}

/** Splits a mail into its parts. Rejects one with too many parts or header lines. */
export async function splitMail(raw: Uint8Array): Promise<MimePart> {
  const splitter = new Splitter({ ignoreEmbedded: true, maxHeadSize: headBytes, maxChildNodes: maxParts })
  splitter.end(raw)
  const bodies = new Map<MimeNode, Uint8Array[]>()
  for await (const chunk of splitter as AsyncIterable<MimeNode | { node: MimeNode; type: string; value?: Buffer }>) {
    if ("root" in chunk) bodies.set(chunk, [])
    // Delimiters come as data of the part that they begin.
    else if (chunk.value && (chunk.type === "body" || chunk.node.multipart)) bodies.get(chunk.node)?.push(chunk.value)
  }
  const parts = new Map<MimeNode, MimePart>()
  let charset: string | undefined
  for (const [node, chunks] of bodies) {
    const part = readPart(node, Buffer.concat(chunks), charset)
    charset ??= part.params["charset"]
    parts.set(node, part)
    if (node.parentNode) parts.get(node.parentNode)?.parts.push(part)
  }
  const [root] = parts.values()
  if (!root) return readPart(null, Buffer.from(raw), undefined)
  const isCut = root.parts.length > 0 && !viewOf(raw).includes(`--${root.params["boundary"]?.trimEnd()}--`)
  return { ...root, isDamaged: root.isDamaged || isCut }
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength)

/** Splits a multipart by the delimiter that stands in it, where its header names another; null when none does. */
export async function splitByDelimiter({ content }: MimePart): Promise<MimePart | null> {
  const [, boundary] = delimiter.exec(content.toString("latin1")) ?? []
  if (boundary === undefined) return null
  const head = `Content-Type: multipart/mixed; boundary="${boundary.replaceAll(/["\\]/gu, "\\$&")}"\r\n\r\n`
  const root = await splitMail(Buffer.concat([Buffer.from(head, "latin1"), content]))
  return root.parts.length > 0 ? root : null
}

function readPart(node: MimeNode | null, content: Buffer, charset: string | undefined): MimePart {
  const head = node?.headers ? node.headers.getList() : []
  // First line that is no field: where nothing follows the header, no blank line has ended it, and the text begins here.
  const stray = head.findIndex(({ key, line }) => line && !fieldName.test(key) && !/^>?From /u.test(line))
  const isUnended = stray !== -1 && !node?.multipart && content.toString("latin1").trim() === ""
  const lines = isUnended ? head.slice(0, stray) : head
  const fields = lines.map(({ key, line }) => {
    const bytes = Buffer.from(line.slice(line.indexOf(":") + 1).replaceAll(/\r?\n/gu, ""), "latin1")
    // Raw bytes are in the charset of the text where they are not UTF-8.
    return { key, value: decodeText(bytes, isUtf8(bytes) ? {} : { declared: charset ?? "" }).trim() }
  })
  const structured = (key: string) => {
    const field = fields.find((line) => line.key === key)
    return field ? libmime.parseHeaderValue(field.value, { stripComments: true }) : null
  }
  const type = structured("content-type")
  const value = type?.value.trim() ?? "text/plain"
  const disposition = structured("content-disposition")
  const key = disposition?.params["filename"] ? "filename" : "name"
  const named = key === "name" ? type : disposition
  const name = named?.params[key] ?? ""
  const body = isUnended ? Buffer.from(head.slice(stray).map(textOf).join("\r\n"), "latin1") : content
  const decoded = node?.multipart
    ? { content, isWhole: true }
    : decodeTransfer(isLineEnd(body) ? Buffer.alloc(0) : body, fields, /^text\//iu.test(value))
  return {
    fields,
    type: isType.test(value) ? value.toLowerCase() : "",
    params: type?.params ?? {},
    disposition: disposition?.value.trim().toLowerCase() ?? "",
    name: named?.decodedParams.includes(key) ? name : decodeWords(name),
    content: decoded.content,
    isDamaged: isUnended || !decoded.isWhole || head.some(({ key, line }) => key === "" && line !== ""),
    parts: [],
  }
}

const textOf = ({ line }: { line: string }) => line

/** The line end before a delimiter is none of an empty part, though the splitter reports it. */
const isLineEnd = (content: Buffer) => content.length <= 2 && /^\r?\n$/u.test(content.toString("latin1"))

/** What a reader of base64 leaves out besides line ends: RFC 2045, 6.8. */
const foreign = /[^a-z\d+/=\s]+/giu

interface Decoded {
  content: Buffer
  isWhole: boolean
}

function decodeTransfer(content: Buffer, fields: readonly HeadLine[], isText: boolean): Decoded {
  const encoding = fields.find(({ key }) => key === "content-transfer-encoding")?.value.toLowerCase() ?? ""
  if (encoding.includes("quoted-printable")) {
    const lines = content.toString("latin1").replaceAll(/=[ \t]*\r?\n/gu, "")
    const bytes = lines.replaceAll(/=([\da-f]{2})/giu, (_all, hex: string) => byteOf(hex))
    return { content: Buffer.from(bytes, "latin1"), isWhole: true }
  }
  return encoding.includes("base64") ? decodeBase64(content.toString("latin1"), isText) : { content, isWhole: true }
}

/**
 * Decodes up to the first line with two words, which base64 never has: the footer of a mailing list, or a text that is
 * not encoded at all.
 */
function decodeBase64(lines: string, isText: boolean): Decoded {
  const words = lines.search(/\S[ \t]+\S/u)
  const end = words === -1 ? lines.length : lines.lastIndexOf("\n", words) + 1
  // Some programs encode piece by piece, each with its padding.
  const pieces = lines.slice(0, end).split(/=[=\s]*/u)
  const decoded = pieces.map((piece) => Buffer.from(piece.replaceAll(foreign, ""), "base64"))
  // Of a file, what follows is left out; the mail is kept whole.
  const rest = isText && end < lines.length ? `${end > 0 ? "\n\n" : ""}${lines.slice(end)}` : ""
  const content = Buffer.concat([...decoded, Buffer.from(rest, "latin1")])
  return { content, isWhole: end === lines.length && lines.search(foreign) === -1 }
}

const byteOf = (hex: string) => String.fromCharCode(Number.parseInt(hex, 16))
