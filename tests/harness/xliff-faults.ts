/** What an element of XLIFF may hold: its child elements in order, each followed by a space, and its attributes. */
interface Model {
  content: RegExp
  isMixed?: boolean
  attributes?: Readonly<Record<string, RegExp>>
  required?: readonly string[]
}

const any = /^[^]*$/u
const language = /^[a-z]{2}(?:-[A-Za-z0-9]+)*$/u
const datatype = /^(?:html|plaintext|x-\S+)$/u
const inline = /^(?:(?:g|x|bx|ex|bpt|ept|ph|it|mrk) )*$/u
const states =
  /^(?:final|needs-adaptation|needs-l10n|needs-review-adaptation|needs-review-l10n|needs-review-translation|needs-translation|new|signed-off|translated|x-\S+)$/u

/**
 * The elements that an export has, by the transitional schema of XLIFF 1.2. No validator of schemas is among the
 * packages: what an export does not use is left out, and is a fault.
 */
const models: Readonly<Record<string, Model>> = {
  "": { content: /^xliff $/u },
  xliff: {
    content: /^(?:file )+$/u,
    attributes: { version: /^1\.2$/u, xmlns: /^urn:oasis:names:tc:xliff:document:1\.2$/u },
    required: ["version", "xmlns"],
  },
  file: {
    content: /^(?:header )?body $/u,
    attributes: {
      original: any,
      "source-language": language,
      "target-language": language,
      datatype,
      date: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/u,
    },
    required: ["original", "source-language", "datatype"],
  },
  body: { content: /^(?:(?:group|trans-unit|bin-unit) )*$/u },
  "trans-unit": {
    content: /^source (?:seg-source )?(?:target )?(?:(?:context-group|count-group|prop-group|note|alt-trans) )*$/u,
    attributes: { id: /./u, resname: any, datatype, "xml:space": /^(?:default|preserve)$/u },
    required: ["id"],
  },
  source: { content: inline, isMixed: true, attributes: { "xml:lang": language } },
  target: { content: inline, isMixed: true, attributes: { state: states, "xml:lang": language } },
  note: {
    content: /^$/u,
    isMixed: true,
    attributes: { from: any, priority: /^(?:[1-9]|10)$/u, annotates: /^(?:source|target|general)$/u },
  },
  g: {
    content: inline,
    isMixed: true,
    attributes: { id: /./u, ctype: /^(?:bold|italic|underlined|link|x-\S+)$/u, "equiv-text": any },
    required: ["id"],
  },
  x: {
    content: /^$/u,
    attributes: { id: /./u, ctype: /^(?:image|pb|lb|x-\S+)$/u, "equiv-text": any },
    required: ["id"],
  },
}

const token =
  /<(?<end>\/?)(?<name>[A-Za-z][\w:.-]*)(?<attributes>(?:\s+[\w:.-]+="[^"<]*")*)\s*(?<empty>\/?)>|(?<text>[^<]+)/uy
const badText =
  /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[0-9A-Fa-f]+);)|[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u

interface Open {
  name: string
  children: string
  hasText: boolean
}

/** Returns what is not well-formed, or not as the schema wants it; none for a valid export. */
export function xliffFaults(xml: string): string[] {
  const faults: string[] = []
  const head = /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/u.exec(xml)?.[0] ?? ""
  const open: Open[] = [{ name: "", children: "", hasText: false }]
  const ids = new Set<string>()
  const close = ({ name, children, hasText }: Open) => {
    const model = models[name]
    if (!model?.content.test(children)) faults.push(`<${name}> holds: ${children}`)
    if (hasText && !model?.isMixed) faults.push(`<${name}> holds text`)
  }
  const check = (name: string, attributes: string) => {
    const model = models[name]
    if (!model) return void faults.push(`<${name}> is no element of an export`)
    const found = new Map(
      [...attributes.matchAll(/([\w:.-]+)="([^"]*)"/gu)].map(([, key = "", value = ""]) => [key, value]),
    )
    for (const [key, value] of found)
      if (model.attributes?.[key]?.test(value) !== true || badText.test(value))
        faults.push(`<${name} ${key}="${value}">`)
    for (const key of model.required ?? []) if (!found.has(key)) faults.push(`<${name}> lacks ${key}`)
    if (name === "file") ids.clear()
    const id = found.get("id") ?? ""
    if (name === "trans-unit" && ids.has(id)) faults.push(`two units are ${id}`)
    if (name === "trans-unit") ids.add(id)
  }
  token.lastIndex = head.length
  while (token.lastIndex < xml.length) {
    const at = token.lastIndex
    const { end, name = "", attributes = "", empty, text } = token.exec(xml)?.groups ?? {}
    const parent = open.at(-1)
    if (!parent || (text === undefined && name === "")) return [...faults, `not well-formed: ${xml.slice(at, at + 60)}`]
    if (text !== undefined) {
      if (badText.test(text)) faults.push(`not well-formed: ${text}`)
      parent.hasText ||= text.trim() !== ""
    } else if (end === "/") {
      if (parent.name !== name) return [...faults, `</${name}> ends <${parent.name}>`]
      close(parent)
      open.pop()
    } else {
      parent.children += `${name} `
      check(name, attributes)
      const element = { name, children: "", hasText: false }
      if (empty === "/") close(element)
      else open.push(element)
    }
  }
  const [root] = open
  if (open.length !== 1 || !root) return [...faults, "an element is not closed"]
  close(root)
  return faults
}
