import { Parser } from "htmlparser2"

/** Kinds of inline code that tools know by name; XLIFF 1.2, 2.3 `ctype`. */
const ctypes: Readonly<Record<string, string>> = { strong: "bold", em: "italic", u: "underlined", a: "link", br: "lb" }

/** Numbers of the codes of a unit, by their markup: those of the source, which its translation takes up again. */
export type Codes = Map<string, number[]>

export const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

/** Returns the opening tag of an element as rich text holds it. */
function markupOf(name: string, { href, start }: Readonly<Record<string, string>>): string {
  const attributes = { href, start }
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeXml(value)}"`],
  )
  return `<${name}${written.join("")}>`
}

/**
 * Returns rich text as inline content of XLIFF: an element is a `<g>`, a line break an `<x/>`, each with its tag as
 * `equiv-text`. With the codes of a source, equal elements get its numbers.
 */
export function writeInline(html: string, source: Codes = new Map()): { xml: string; codes: Codes } {
  const left = new Map([...source].map(([markup, ids]) => [markup, [...ids]]))
  const codes: Codes = new Map()
  let last = Math.max(0, ...[...source.values()].flat())
  let xml = ""
  const code = (name: string, markup: string): string => {
    const id = left.get(markup)?.shift() ?? ++last
    codes.set(markup, [...(codes.get(markup) ?? []), id])
    return `id="${id}" ctype="${ctypes[name] ?? `x-html-${name}`}" equiv-text="${escapeXml(markup)}"`
  }
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const written = code(name, markupOf(name, attributes))
      xml += name === "br" ? `<x ${written}/>` : `<g ${written}>`
    },
    ontext: (text) => (xml += escapeXml(text)),
    onclosetag: (name) => {
      if (name !== "br") xml += "</g>"
    },
  })
  parser.end(html)
  return { xml, codes }
}

/** Inline content as it is read: its text without codes, and its rich text. */
interface InlineContent {
  text: string
  html: string
  /** Tags by the number of their code. */
  codes: Map<string, string>
  /** Number of a code that neither it nor the source explains. */
  unknown: string
}

const isTag = /^<[a-z][a-z0-9]*(?: (?:href|start)="[^"<>]*")* ?\/?>$/u
const nameOf = (markup: string): string => /^<(\w+)/u.exec(markup)?.[1] ?? ""

/** Reads the inline content of one source or target from the events of an XML parser; `source` explains codes. */
export function createInlineReader(source: ReadonlyMap<string, string> = new Map()) {
  const content: InlineContent = { text: "", html: "", codes: new Map(), unknown: "" }
  const open: string[] = []
  // Native code inside these is what the tool's own format needs.
  let native = 0
  const markup = (attributes: Readonly<Record<string, string>>): string => {
    const id = attributes["rid"] ?? attributes["id"] ?? ""
    const ownCode = attributes["equiv-text"] ?? ""
    const codeText = isTag.test(ownCode) ? ownCode : (source.get(id) ?? content.codes.get(id) ?? "")
    if (codeText === "") content.unknown ||= id || "?"
    else content.codes.set(id, codeText)
    return codeText
  }
  return {
    content,
    open: (tag: string, attributes: Readonly<Record<string, string>>) => {
      if (tag === "g" || tag === "bpt" || tag === "bx" || (tag === "it" && attributes["pos"] === "open")) {
        const written = markup(attributes)
        open.push(nameOf(written))
        content.html += written
        if (tag === "bpt" || tag === "it") native++
      } else if (tag === "x" || tag === "ph") {
        const written = markup(attributes)
        if (nameOf(written) === "br") content.html += "<br />"
        else content.unknown ||= attributes["id"] ?? "?"
        if (tag === "ph") native++
      } else if (tag === "ept" || tag === "ex" || tag === "it") {
        content.html += `</${open.pop() ?? ""}>`
        if (tag !== "ex") native++
      }
    },
    text: (piece: string) => {
      if (native > 0) return
      content.text += piece
      content.html += escapeXml(piece)
    },
    close: (tag: string) => {
      if (tag === "g") content.html += `</${open.pop() ?? ""}>`
      else if (["bpt", "ept", "ph", "it"].includes(tag)) native--
    },
  }
}
