import { Readable } from "node:stream"
import { decodeTextFile } from "#server/decode-text.ts"
import { translationLimits } from "#contract/translation-constants.ts"
import { readXml } from "../../spare/workbook/read-xml.ts"
import { createInlineReader, escapeXml, writeInline } from "./inline-codes.ts"
import type { FileRow, FileStamp, FileUnit, ReadFile, RowFault } from "./translation-file.ts"

/** States of XLIFF 1.2, 2.3 `state`. */
const states = { missing: "needs-translation", older: "needs-review-translation", current: "translated" } as const

const openStates: ReadonlySet<string> = new Set(["new", states.missing])

const codeFault = (code: string): RowFault | null =>
  code === "" ? null : { code: "unknown_code", value: code, message: `The code ${code} is not in the source` }

/** Returns units as XLIFF 1.2: one file a language, one `trans-unit` a text, with the address of its page as a note. */
export function writeXliff(units: readonly FileUnit[], { site, date }: FileStamp): string {
  const files = [...Map.groupBy(units, ({ lang }) => lang)].map(
    ([lang, texts]) =>
      `<file original="${escapeXml(site)}" source-language="de" target-language="${lang}" datatype="html" date="${date}">
<body>
${texts.map(writeUnit).join("\n")}
</body>
</file>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
${files.join("\n")}
</xliff>
`
}

function writeUnit({ key, rich, where, address, source, translation, state }: FileUnit): string {
  const from = rich ? writeInline(source) : { xml: escapeXml(source), codes: new Map<string, number[]>() }
  const to = rich ? writeInline(translation, from.codes).xml : escapeXml(translation)
  const name = escapeXml(key)
  return `<trans-unit id="${name}" resname="${name}" datatype="${rich ? "html" : "plaintext"}" xml:space="preserve">
<source>${from.xml}</source>
<target state="${states[state]}">${to}</target>
<note from="site">${escapeXml(`${where} ${address}`.trim())}</note>
</trans-unit>`
}

/**
 * Reads XLIFF 1.2 as tools for translators write it; entities are refused, unknown elements ignored. Units of a `file`
 * that a tool has added to that of `ownSite` have its name before their keys, so that they are unknown.
 */
export async function readXliff(bytes: Uint8Array, ownSite: string): Promise<ReadFile> {
  const text = decodeTextFile(bytes)
  if (/<!(?:DOCTYPE|ENTITY)/iu.test(text)) return { problem: "entities" }
  if (!/<(?:\w+:)?xliff[\s>]/u.test(text)) return { problem: "no_export" }
  if (/<(?:\w+:)?xliff\s(?:[^>]{0,2000}\s)?version\s*=\s*["']2/u.test(text)) return { problem: "other_version" }
  if (!/<\/(?:\w+:)?xliff\s*>\s*$/u.test(text)) return { problem: "unreadable" }
  const rows: FileRow[] = []
  let [site, date, original, key, unit] = ["", "", "", "", 0]
  let [source, target] = [createInlineReader(), createInlineReader()]
  let current: typeof source | null = null
  let isOpen = false
  // Suggestions of a tool have sources and targets of their own.
  let others = 0
  await readXml(Readable.from([Buffer.from(text)]), {
    open: (tag, attributes) => {
      if (tag === "file") {
        original = attributes["original"] ?? ""
        if (site !== ownSite) [site, date] = [original, attributes["date"] ?? ""]
      } else if (tag === "trans-unit") {
        const name = attributes["resname"] ?? attributes["id"] ?? ""
        key = original === ownSite ? name : `${original}#${name}`
        ;[source, target, unit, isOpen] = [createInlineReader(), createInlineReader(), unit + 1, false]
      } else if (tag === "alt-trans" || tag === "seg-source" || tag === "note") others++
      else if (others > 0) return
      else if (tag === "source") current = source
      else if (tag === "target") {
        current = target = createInlineReader(source.content.codes)
        isOpen = openStates.has(attributes["state"] ?? "")
      } else current?.open(tag, attributes)
    },
    text: (piece) => others === 0 && current?.text(piece),
    close: (tag) => {
      if (tag === "alt-trans" || tag === "seg-source" || tag === "note") others--
      else if (others > 0) return
      else if (tag === "source" || tag === "target") current = null
      else if (tag === "trans-unit" && rows.length <= translationLimits.fileUnits)
        rows.push({
          row: unit,
          key,
          hash: "",
          source: source.content,
          translation: target.content,
          fault: codeFault(target.content.unknown),
          // Tools copy the source into a target that nobody has translated yet.
          isOpen: isOpen && target.content.text.trim() === source.content.text.trim(),
        })
      else current?.close(tag)
    },
  })
  if (rows.length > translationLimits.fileUnits) return { problem: "too_many" }
  return { site, date, rows }
}
