import sanitize from "sanitize-html"

// What the editor's toolbar can make, and nothing else.
const policy: sanitize.IOptions = {
  allowedTags: ["p", "h2", "h3", "h4", "strong", "em", "u", "s", "ol", "ul", "li", "a", "br"],
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

// Broken markup can nest tags that the next reading closes: "<p><a<p><p>" takes two passes. Any depth ends well below this.
const mostPasses = 8

/** Cleans rich text to what the toolbar can make; an editor's empty document becomes "". */
export function cleanRichText(html: string): string {
  let clean = sanitize(html, policy).trim()
  for (let pass = 1; pass < mostPasses; pass++) {
    const again = sanitize(clean, policy).trim()
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

/** The first words of a rich text, as a title for lists. */
export const plainTitle = (html: string): string =>
  sanitize(html.replace(/<\/(?:p|h\d|li)>/gu, " $&"), { allowedTags: [] })
    .replace(/\s+/gu, " ")
    .trim()
    .slice(0, 80)
