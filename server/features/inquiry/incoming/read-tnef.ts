import { decodeText } from "#server/decode-text.ts"
import type { SentFile } from "#server/sent-file.ts"

/** Attributes of [MS-OXTNEF] 2.1.3.3, and MAPI properties of [MS-OXPROPS]. */
const attribute = { title: 0x8010, data: 0x800f, begin: 0x9002, file: 0x9005, message: 0x9003, body: 0x800c }
const property = { body: 0x1000, html: 0x1013, data: 0x3701, fileName: 0x3704, longFileName: 0x3707 }
const signature = 0x223e9f78
const sizes: Readonly<Record<number, number>> = {
  2: 4,
  3: 4,
  4: 4,
  5: 8,
  6: 8,
  7: 8,
  0xa: 4,
  0xb: 4,
  0x14: 8,
  0x40: 8,
  0x48: 16,
}
const [ansiString, wideString, object, binary] = [0x1e, 0x1f, 0x0d, 0x102]

export interface TnefContent {
  text: string
  html: string
  files: SentFile[]
}

/** Unfolds Outlook's winmail.dat; null when it is none, or cut. Its rich text is left: the mail has it as plain text. */
export function readTnef(bytes: Buffer): TnefContent | null {
  const content: TnefContent = { text: "", html: "", files: [] }
  try {
    if (bytes.readUInt32LE(0) !== signature) return null
    for (let at = 6; at < bytes.length; ) {
      const id = bytes.readUInt16LE(at + 1)
      const length = bytes.readUInt32LE(at + 5)
      const value = bytes.subarray(at + 9, at + 9 + length)
      if (value.length < length) return null
      take(content, id, value)
      // A checksum follows.
      at += 9 + length + 2
    }
  } catch {
    return null
  }
  return content
}

function take(content: TnefContent, id: number, value: Buffer): void {
  if (id === attribute.begin) content.files.push({ name: "", bytes: Buffer.alloc(0) })
  const file = content.files.at(-1)
  if (id === attribute.body) content.text = ansi(value)
  if (id === attribute.title && file) file.name ||= ansi(value)
  if (id === attribute.data && file) file.bytes = value
  if (id === attribute.message) {
    const properties = readProperties(value)
    content.text = stringOf(properties.get(property.body)) || content.text
    content.html = decodeText(properties.get(property.html)?.value ?? Buffer.alloc(0))
  }
  if (id !== attribute.file || !file) return
  const properties = readProperties(value)
  file.name =
    stringOf(properties.get(property.longFileName)) || stringOf(properties.get(property.fileName)) || file.name
  const data = properties.get(property.data)
  // An object begins with the identifier of its interface.
  if (data && file.bytes.length === 0) file.bytes = data.type === object ? data.value.subarray(16) : data.value
}

interface Property {
  type: number
  value: Buffer
}

const ansi = (value: Uint8Array) => decodeText(value).replaceAll("\0", "")
const stringOf = (text: Property | undefined): string =>
  text === undefined
    ? ""
    : text.type === wideString
      ? text.value.toString("utf16le").replaceAll("\0", "")
      : ansi(text.value)

/** Reads a list of properties: [MS-OXTNEF] 2.1.3.4. */
function readProperties(bytes: Buffer): Map<number, Property> {
  const properties = new Map<number, Property>()
  const count = bytes.readUInt32LE(0)
  let at = 4
  const next = (size: number) => {
    const value = bytes.subarray(at, at + size)
    if (value.length < size) throw new RangeError("cut")
    // All is padded to four bytes.
    at += Math.ceil(size / 4) * 4
    return value
  }
  const number = () => next(4).readUInt32LE(0)
  for (let index = 0; index < count; index++) {
    const tag = number()
    const [id, type] = [tag >>> 16, tag & 0xfff]
    if (id >= 0x8000) {
      next(16)
      if (number() === 0) next(4)
      else next(number())
    }
    const fixed = sizes[type]
    const isText = [ansiString, wideString, object, binary].includes(type)
    if (fixed === undefined && !isText) throw new RangeError("unknown type")
    const values = isText || (tag & 0x1000) !== 0 ? number() : 1
    for (let part = 0; part < values; part++) {
      const value = next(fixed ?? number())
      if (part === 0) properties.set(id, { type, value })
    }
  }
  return properties
}
