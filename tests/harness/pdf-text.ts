import { inflateSync } from "node:zlib"

interface PdfObject {
  head: string
  stream: string
}

/**
 * Returns the texts of a PDF made by pdfkit in the order in which they are drawn, decoded by the ToUnicode maps of its
 * fonts: what a reader copies out of it, and nothing that only looks right.
 */
export const readPdfTexts = (bytes: Uint8Array): string[] => readPdfLines(bytes).map(({ text }) => text)

/** Returns the same with the height of each above the lower edge of its page, in points. */
export function readPdfLines(bytes: Uint8Array): { text: string; height: number }[] {
  const objects = readObjects(Buffer.from(bytes))
  const heads = [...objects.values()].map(({ head }) => head)
  const glyphsOf = new Map<string, ReadonlyMap<number, string>>()
  for (const head of heads)
    for (const [, name = "", id] of head.matchAll(/\/(F\d+) (\d+) 0 R/gu)) {
      const map = /\/ToUnicode (\d+) 0 R/u.exec(objects.get(Number(id))?.head ?? "")?.[1]
      glyphsOf.set(name, readGlyphs(objects.get(Number(map))?.stream ?? ""))
    }
  const pages = heads.filter((head) => /\/Type \/Page\b(?!s)/u.test(head))
  return pages.flatMap((page) => {
    const content = objects.get(Number(/\/Contents (\d+) 0 R/u.exec(page)?.[1]))?.stream ?? ""
    let glyphs: ReadonlyMap<number, string> = new Map()
    const lines: { text: string; height: number }[] = []
    let height = 0
    for (const [, font, y, shown] of content.matchAll(
      /\/(F\d+) [\d.]+ Tf|1 0 0 1 [\d.-]+ ([\d.-]+) Tm|\[([^\]]*)\] TJ/gu,
    )) {
      if (font !== undefined) glyphs = glyphsOf.get(font) ?? new Map()
      else if (y !== undefined) height = Number(y)
      else lines.push({ text: decode(shown ?? "", glyphs), height })
    }
    return lines
  })
}

function readObjects(file: Buffer): Map<number, PdfObject> {
  const text = file.toString("latin1")
  const objects = new Map<number, PdfObject>()
  const begin = /(\d+) 0 obj\n/gu
  for (let found = begin.exec(text); found; found = begin.exec(text)) {
    const from = begin.lastIndex
    const end = text.indexOf("endobj", from)
    const streamAt = text.indexOf("stream\n", from)
    const hasStream = streamAt !== -1 && streamAt < end
    const head = text.slice(from, hasStream ? streamAt : end)
    const length = Number(/\/Length (\d+)/u.exec(head)?.[1] ?? 0)
    const start = streamAt + "stream\n".length
    const raw = file.subarray(start, start + length)
    const isFlate = head.includes("/FlateDecode") && !head.includes("/Subtype /Image")
    objects.set(Number(found[1]), {
      head,
      stream: hasStream ? (isFlate ? inflateSync(raw) : raw).toString("latin1") : "",
    })
    begin.lastIndex = hasStream ? start + length : end
  }
  return objects
}

/** Returns the text of each glyph of a ToUnicode map. */
function readGlyphs(map: string): Map<number, string> {
  const glyphs = new Map<number, string>()
  for (const [, first = "", , list = ""] of map.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/giu))
    for (const [index, [, hex = ""]] of [...list.matchAll(/<([0-9a-f ]*)>/giu)].entries())
      glyphs.set(
        Number.parseInt(first, 16) + index,
        Buffer.from(hex.replaceAll(" ", ""), "hex").swap16().toString("utf16le"),
      )
  return glyphs
}

const decode = (shown: string, glyphs: ReadonlyMap<number, string>): string =>
  [...shown.matchAll(/<([0-9a-f]*)>/giu)]
    .flatMap(([, hex = ""]) => hex.match(/.{4}/gu) ?? [])
    .map((glyph) => glyphs.get(Number.parseInt(glyph, 16)) ?? "\ufffd")
    .join("")
