import sanitizeHtml from "sanitize-html"

const lines = [
  "p",
  "div",
  "br",
  "tr",
  "li",
  "ul",
  "ol",
  "table",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "blockquote",
  "hr",
]
const cells = ["td", "th"]
const characters: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' }

/** Returns the text of an HTML-only mail, without scripts, styles and hidden preheaders. */
export function htmlText(html: string): string {
  const plain = sanitizeHtml(html, {
    allowedTags: [...lines, ...cells],
    allowedAttributes: {},
    nonTextTags: ["script", "style", "title", "textarea", "option", "noscript"],
  })
  return plain
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/<\/?t[dh]>/gu, " ")
    .replaceAll(/<\/p>|<\/h\d>/gu, "\n\n")
    .replaceAll(/<[^>]*>/gu, "\n")
    .replaceAll(/&(?:amp|lt|gt|quot);/gu, (entity) => characters[entity] ?? entity)
    .replaceAll(/[ \u00a0]*\n[ \u00a0]*/gu, "\n")
}
