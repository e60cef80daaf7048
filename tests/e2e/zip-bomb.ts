import { once } from "node:events"
import { crc32, createDeflateRaw } from "node:zlib"

interface Packed {
  name: string
  bytes: Buffer
  size: number
  crc: number
}

const type = "application/vnd.openxmlformats-officedocument.spreadsheetml"
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
const link = (kind: string, target: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/${kind}" Target="${target}"/></Relationships>`

const parts: Record<string, string> = {
  "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
  "_rels/.rels": link("officeDocument", "xl/workbook.xml"),
  "xl/workbook.xml": `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${relations}"><sheets><sheet name="Parts" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": link("worksheet", "worksheets/sheet1.xml"),
}
const sheetName = "xl/worksheets/sheet1.xml"
const sheetHead =
  '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>'
const sheetTail = "</t></is></c></row></sheetData></worksheet>"

/** Returns a valid workbook whose only cell repeats one letter. `declared` is the size claimed by the archive. */
export async function zipBomb(megabytes: number, declared?: number): Promise<Buffer> {
  const letters = Buffer.alloc(1_000_000, "A")
  const plain = Object.entries(parts).map(([name, text]) => pack(name, [Buffer.from(text)]))
  const cell = [Buffer.from(sheetHead), ...Array.from({ length: megabytes }, () => letters), Buffer.from(sheetTail)]
  const entries = await Promise.all([...plain, pack(sheetName, cell)])
  return archive(
    entries.map((entry) => (entry.name === sheetName ? { ...entry, size: declared ?? entry.size } : entry)),
  )
}

async function pack(name: string, chunks: readonly Buffer[]): Promise<Packed> {
  const deflate = createDeflateRaw({ level: 9 })
  const packed: Buffer[] = []
  deflate.on("data", (chunk: Buffer) => packed.push(chunk))
  const ended = once(deflate, "end")
  let size = 0
  let crc = 0
  for (const chunk of chunks) {
    size += chunk.length
    crc = crc32(chunk, crc)
    if (!deflate.write(chunk)) await once(deflate, "drain")
  }
  deflate.end()
  await ended
  return { name, bytes: Buffer.concat(packed), size, crc }
}

/** Field offsets: APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16. */
function archive(entries: readonly Packed[]): Buffer {
  let offset = 0
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  for (const { name, bytes, size, crc } of entries) {
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(8, 4)
    shared.writeUInt32LE(crc, 10)
    shared.writeUInt32LE(bytes.length, 14)
    shared.writeUInt32LE(size, 18)
    shared.writeUInt16LE(name.length, 22)
    locals.push(Buffer.from("504b0304", "hex"), shared, Buffer.from(name), bytes)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.from("504b01021400", "hex"), shared, rest, Buffer.from(name))
    offset += 30 + name.length + bytes.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32BE(0x504b0506, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, ...directory, end])
}
