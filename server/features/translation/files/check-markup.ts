import { cleanRichText } from "#server/rich-text/clean.ts"
import type { RowFault } from "./translation-file.ts"

/** Tags that a rich text may have; the cleaning of a saved text knows more, of other programs. */
const tags = new Set("p h2 h3 h4 strong em u s sup sub ol ul li a br table thead tbody tr th td".split(" "))
const blocks = /<(?:p|h[2-4]|[ou]l|table)[\s>]/iu
/** A tag whose brackets a tool has escaped by mistake; visitors would see it as text. */
const escapedTag = new RegExp(`&lt;/?(?:${[...tags].join("|")})(?: [^<>&]*)?/?&gt;`, "iu")
const plainTag = new RegExp(`</?(?:${[...tags].join("|")})(?: [^<>]*)?/?>`, "iu")

/** Returns the fault of a tag in plain text, such as a title, where visitors would see it; null without a tag. */
export function plainFault(text: string): RowFault | null {
  const tag = plainTag.exec(text)?.[0]
  return tag === undefined ? null : { code: "plain_tag", value: tag, message: `${tag} stands in a text without tags` }
}

/** Returns what is wrong with the markup of a rich text that somebody typed into a cell; null when nothing is. */
export function markupFault(html: string): RowFault | null {
  const open: string[] = []
  const rest = html.replaceAll(
    /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>/giu,
    (tag: string, slash: string, written: string, end: string) => {
      const name = written.toLowerCase()
      if (!tags.has(name)) return tag
      if (name === "br" || end.endsWith("/")) return ""
      if (slash === "") open.push(name)
      else if (open.pop() !== name) open.push(`/${name}`)
      return ""
    },
  )
  const wrong = /<[^<>]{0,20}>?/u.exec(rest)?.[0]
  if (wrong !== undefined)
    return { code: "no_tag", value: wrong, message: `${wrong} is no tag of a text; a sign "<" is written &lt;` }
  const escaped = escapedTag.exec(html)?.[0]
  if (escaped !== undefined)
    return { code: "escaped_tag", value: escaped, message: `${escaped} is a tag whose brackets were escaped` }
  const [unclosed] = open.toReversed()
  return unclosed === undefined
    ? null
    : { code: "unclosed_tag", value: `<${unclosed}>`, message: `<${unclosed}> has no counterpart` }
}

/** Replaces the typographic quotation marks of office programs, which no address contains. */
const straightQuotes = (tag: string): string => tag.replaceAll(/[“”„‟«»″]/gu, '"')

/** Returns a rich text as it is stored. Text without a block element becomes one paragraph with line breaks. */
export const storedText = (html: string): string => {
  const straight = html.replaceAll(/<a\s[^<>]*>/giu, straightQuotes)
  if (html.trim() === "" || blocks.test(html)) return cleanRichText(straight)
  return cleanRichText(`<p>${straight.trim().replaceAll(/\s*\n\s*/gu, "<br />")}</p>`)
}
