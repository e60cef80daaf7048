import sanitize from "sanitize-html"
import { plainTables } from "#contract/rich-table.ts"

// What the editor's toolbar can produce, and nothing else. A head cell's scope follows from its position.
const textTags = ["p", "h2", "h3", "h4", "strong", "em", "u", "s", "ol", "ul", "li", "a", "br"]
const tableTags = ["table", "thead", "tbody", "tr", "th", "td"]
const policy: sanitize.IOptions = {
  allowedTags: [...textTags, ...tableTags],
  allowedAttributes: { a: ["href", "rel"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  nonTextTags: ["style", "script", "textarea", "option", "noscript", "xmp", "iframe", "svg", "math", "title"],
  transformTags: {
    b: "strong",
    i: "em",
    strike: "s",
    del: "s",
    h1: "h2",
    h5: "h4",
    h6: "h4",
    div: "p",
    a: (tagName, { href = "" }) => ({
      tagName,
      attribs: { href, ...(/^https?:/iu.test(href.trim()) ? { rel: "noopener noreferrer" } : {}) },
    }),
  },
}

// Broken markup can nest tags that the next parse closes: "<p><a<p><p>" takes two passes. Real input ends well below
// this.
const maxPasses = 8

/** Reduces rich text to what the toolbar can produce; an editor's empty document becomes "". */
export function cleanRichText(html: string): string {
  const pass = (text: string) => plainTables(sanitize(text, policy)).trim()
  let clean = pass(html)
  for (let passes = 1; passes < maxPasses; passes++) {
    const again = pass(clean)
    if (again === clean) break
    clean = again
  }
  return /^(?:<p>(?:<br \/>|&nbsp;|\s)*<\/p>)*$/u.test(clean) ? "" : clean
}

/** Cleans every `text_…` and `description…` field of a record or a patch. */
export function cleanTexts<T extends object>(fields: T): T {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      /^(?:text|description)(?:_|$)/u.test(name) && typeof value === "string" ? cleanRichText(value) : value,
    ]),
  ) as T
}

/** Decodes the four entities that the sanitizer writes; a title is plain text. */
const withoutEntities = (text: string): string =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&")

const longestTitle = 80

/** Returns the first words of a rich text as a title for lists, 80 characters at most, with "…" when cut. */
export function plainTitle(html: string): string {
  const text = withoutEntities(sanitize(html.replace(/<\/(?:p|h\d|li|t[dh])>|<br\b/gu, " $&"), { allowedTags: [] }))
    .replace(/\s+/gu, " ")
    .trim()
  if (text.length <= longestTitle) return text
  const cut = text.slice(0, longestTitle - 1)
  const end = cut.lastIndexOf(" ")
  return `${end > 0 ? cut.slice(0, end) : cut}…`
}
