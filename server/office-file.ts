const extensions = {
  "application/vnd.oasis.opendocument.text": "odt",
  "application/vnd.oasis.opendocument.spreadsheet": "ods",
} as const

export type OfficeExtension = "doc" | "docx" | "odt" | "xls" | "xlsx" | "ods"

const longestType = 80
const wide = (text: string) => Buffer.from(text, "utf16le")

/** Returns which document of a word processor or spreadsheet some bytes are, by their content; null for all else, and for what holds macros. */
export function officeExtension(bytes: Buffer): OfficeExtension | null {
  // Compound file binary, as Office 97 to 2003 writes it: [MS-CFB] 2.2, with the stream of its program inside.
  if (bytes.length > 512 && bytes.readBigUInt64BE(0) === 0xd0cf11e0a1b11ae1n) {
    if (bytes.includes(wide("_VBA_PROJECT"))) return null
    if (bytes.includes(wide("WordDocument"))) return "doc"
    return bytes.includes(wide("Workbook")) ? "xls" : null
  }
  if (bytes.length <= 60 || bytes.readUInt32BE(0) !== 0x504b0304 || bytes.includes("vbaProject.bin")) return null
  // OpenDocument 1.3, part 2, 3.3: its type is the first entry, stored as it is.
  if (bytes.subarray(30, 38).toString("latin1") === "mimetype") return openDocument(bytes)
  if (bytes.includes("word/document.xml")) return "docx"
  return bytes.includes("xl/workbook.xml") ? "xlsx" : null
}

function openDocument(bytes: Buffer): OfficeExtension | null {
  const begin = bytes.subarray(38, 38 + longestType).toString("latin1")
  const end = begin.indexOf("PK")
  const type = begin.slice(0, end === -1 ? undefined : end)
  return Object.hasOwn(extensions, type) ? extensions[type as keyof typeof extensions] : null
}
