import { posix } from "node:path"
import { getFormatFromId } from "numfmt"
import { type ZipEntry, inflateEntry } from "./check-zip.ts"
import { type XmlHandler, createTextReader, readXml } from "./read-xml.ts"

export interface XlsxSheet {
  name: string
  isHidden: boolean
  entry: ZipEntry
}

export interface XlsxParts {
  sheets: XlsxSheet[]
  texts: string[]
  /** Number format of each style of cells; null for the general one. */
  formats: (string | null)[]
  /** Days by which dates are counted from 1904. */
  dateShift: number
}

const daysTo1904 = 1_462
// Excel shows these dates by the settings of the machine; ISO 8601 is the same everywhere.
const dateFormats = new Map([
  [14, "yyyy-mm-dd"],
  [22, "yyyy-mm-dd hh:mm"],
])

/** Reads the parts of a workbook that its worksheets refer to (ECMA-376, part 1, 12.3 and part 2). */
export async function readXlsxParts(zip: Buffer, entries: readonly ZipEntry[]): Promise<XlsxParts> {
  const byPath = new Map(entries.map((entry) => [keyOf(entry.name), entry]))
  const read = async (path: string, handler: XmlHandler) => {
    const entry = byPath.get(keyOf(path))
    if (entry) await readXml(inflateEntry(zip, entry), handler)
  }
  const [root] = (await readRelations(read, "_rels/.rels", "")).filter(({ type }) => type === "officeDocument")
  const workbook = root?.target ?? "xl/workbook.xml"
  const folder = posix.dirname(workbook)
  const relations = await readRelations(read, `${folder}/_rels/${posix.basename(workbook)}.rels`, folder)
  const parts: XlsxParts = { sheets: [], texts: [], formats: [], dateShift: 0 }
  await read(workbook, {
    open: (tag, attributes) => {
      if (tag === "workbookPr" && /^(?:1|true)$/u.test(attributes["date1904"] ?? "")) parts.dateShift = daysTo1904
      if (tag !== "sheet") return
      const id = Object.entries(attributes).find(([name]) => /(?:^|:)id$/u.test(name))?.[1]
      const relation = relations.find((candidate) => candidate.id === id && candidate.type === "worksheet")
      const entry = relation && byPath.get(keyOf(relation.target))
      const isHidden = (attributes["state"] ?? "visible") !== "visible"
      if (entry) parts.sheets.push({ name: attributes["name"] ?? "", isHidden, entry })
    },
    close: () => undefined,
  })
  for (const { type, target } of relations) {
    if (type === "sharedStrings") await read(target, sharedTexts(parts.texts))
    if (type === "styles") await read(target, cellFormats(parts.formats))
  }
  return parts
}

// Names of parts compare without case (part 2, 6.2.2.3).
const keyOf = (path: string): string => path.replace(/^\/+/u, "").toLowerCase()

async function readRelations(
  read: (path: string, handler: XmlHandler) => Promise<void>,
  path: string,
  folder: string,
): Promise<{ id: string; type: string; target: string }[]> {
  const relations: { id: string; type: string; target: string }[] = []
  await read(path, {
    open: (tag, { Id = "", Type = "", Target = "" }) => {
      const target = Target.replaceAll("\\", "/")
      if (tag === "Relationship")
        relations.push({
          id: Id,
          type: posix.basename(Type),
          target: posix.join(target.startsWith("/") ? "" : folder, target),
        })
    },
    close: () => undefined,
  })
  return relations
}

function sharedTexts(texts: string[]): XmlHandler {
  const reader = createTextReader()
  return {
    ...reader,
    close: (tag) => {
      reader.close(tag)
      if (tag === "si") texts.push(reader.take())
    },
  }
}

function cellFormats(formats: (string | null)[]): XmlHandler {
  const codes = new Map<number, string>(dateFormats)
  let isInCells = false
  return {
    open: (tag, attributes) => {
      const id = Number(attributes["numFmtId"] ?? 0)
      if (tag === "numFmt") codes.set(id, attributes["formatCode"] ?? "General")
      else if (tag === "cellXfs") isInCells = true
      else if (tag === "xf" && isInCells) formats.push(ownFormat(codes.get(id) ?? getFormatFromId(id)))
    },
    close: (tag) => {
      if (tag === "cellXfs") isInCells = false
    },
  }
}

/** Returns a number format; null for those that show numbers as the general one does. */
export const ownFormat = (format: string): string | null => (/^(?:general|@|)$/iu.test(format) ? null : format)
