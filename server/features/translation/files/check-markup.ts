import { cleanRichText } from "#server/rich-text/clean.ts"

/** Tags that a rich text may have; the cleaning of a saved text knows more, of other programs. */
const tags = new Set("p h2 h3 h4 strong em u s sup sub ol ul li a br table thead tbody tr th td".split(" "))
const blocks = /<(?:p|h[2-4]|[ou]l|table)[\s>]/u

/** Returns what is wrong with the markup of a rich text that somebody typed into a cell; "" when nothing is. */
export function markupFault(html: string): string {
  const open: string[] = []
  const rest = html.replaceAll(
    /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>/gu,
    (tag: string, slash: string, name: string, end: string) => {
      if (!tags.has(name)) return tag
      if (name === "br" || end.endsWith("/")) return ""
      if (slash === "") open.push(name)
      else if (open.pop() !== name) open.push(`/${name}`)
      return ""
    },
  )
  const wrong = /<[^<>]{0,20}>?/u.exec(rest)?.[0]
  if (wrong !== undefined) return `${wrong} is no tag of a text; a sign "<" is written &lt;`
  const [unclosed] = open.toReversed()
  return unclosed === undefined ? "" : `<${unclosed}> has no counterpart`
}

/** Returns a rich text as it is stored; one without any block becomes a paragraph. */
export const storedText = (html: string): string =>
  cleanRichText(html.trim() === "" || blocks.test(html) ? html : `<p>${html}</p>`)
