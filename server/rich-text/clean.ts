import sanitize from "sanitize-html"
import { plainScripts } from "#contract/rich-script-constants.ts"
import { plainTables } from "#contract/rich-table.ts"
import { isDeadBookmark, isRemark } from "#contract/word-remarks.ts"

// What the editor's toolbar can produce, and nothing else. A head cell's scope follows from its position.
const textTags = ["p", "h2", "h3", "h4", "strong", "em", "u", "s", "sup", "sub", "ol", "ul", "li", "a", "br"]
const tableTags = ["table", "thead", "tbody", "tr", "th", "td"]
const policy: sanitize.IOptions = {
  allowedTags: [...textTags, ...tableTags],
  allowedAttributes: { a: ["href", "rel"], ol: ["start"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  nonTextTags: ["style", "script", "textarea", "option", "noscript", "xmp", "iframe", "svg", "math", "title"],
  transformTags: {
    b: "strong",
    i: "em",
    strike: "s",
    h1: "h2",
    h5: "h4",
    h6: "h4",
    div: "p",
    ol: (tagName, { start = "", ...others }) => ({
      tagName,
      attribs: { ...others, ...(/^(?!1$)[1-9]\d{0,3}$/u.test(start.trim()) ? { start: start.trim() } : {}) },
    }),
    a: (tagName, { href = "", rel: _rel, ...others }) => ({
      tagName: isDeadBookmark(href) ? "span" : tagName,
      attribs: { ...others, href, ...(/^https?:/iu.test(href.trim()) ? { rel: "noopener noreferrer" } : {}) },
    }),
    "*": (tagName, attribs) => ({
      tagName: isRemark(tagName, (name) => attribs[name] ?? null) ? "style" : tagName,
      attribs,
    }),
  },
}

// Broken markup can nest tags that the next parse closes: "<p><a<p><p>" takes two passes. Real input ends well below
// this.
const maxPasses = 8

// The parser's time grows with the square of the depth. Lists in lists, and the layout tables of mails, end well below;
// so does the number of elements of a text with as many characters as are allowed.
const [maxDepth, maxElements] = [100, 20_000]
// Each element has two tags. The parser stops as long at a "<" or "&" that is only text.
const maxMarks = 2 * maxElements

/**
 * Thrown for rich text of more than 20,000 elements, more than 100 inside one another, or more than 40,000 of the
 * characters "<" and "&".
 */
export class TooComplexError extends Error {}

/** Returns parser hooks that stop at the first element that is too many. */
function stopAtLimits(): Pick<sanitize.IOptions, "onOpenTag" | "onCloseTag"> {
  let [depth, elements] = [0, 0]
  return {
    onOpenTag: () => {
      if (++depth > maxDepth || ++elements > maxElements) throw new TooComplexError()
    },
    onCloseTag: () => void depth--,
  }
}

/**
 * Reduces rich text to what the toolbar can produce; an editor's empty document becomes "". Throws `TooComplexError` as
 * soon as there are too many elements.
 */
export function cleanSimpleText(html: string): string {
  if ((html.match(/[<&]/gu)?.length ?? 0) > maxMarks) throw new TooComplexError()
  return cleanToTheEnd(html)
}

function cleanToTheEnd(html: string): string {
  const pass = (text: string) => plainTables(sanitize(text, { ...policy, ...stopAtLimits() })).trim()
  // What opens no tag is written as the sanitizer writes it, which saves the second pass.
  const escaped = html.replaceAll(/<(?![a-z/!?])/giu, "&lt;")
  let [clean, before] = [pass(escaped), escaped]
  for (let passes = 1; passes < maxPasses && clean !== before; passes++) [clean, before] = [pass(clean), clean]
  return /^(?:<p>(?:<br \/>|&nbsp;|\s)*<\/p>)*$/u.test(clean) ? "" : clean
}

/** Returns the same; of a text with too many elements, its words in one paragraph. */
export function cleanRichText(html: string): string {
  try {
    return cleanSimpleText(html)
  } catch (error) {
    if (!(error instanceof TooComplexError)) throw error
    return cleanToTheEnd(
      `<p>${html
        .replaceAll(/<[^<>]*>?/gu, " ")
        .replaceAll(/\s+/gu, " ")
        .trim()}</p>`,
    )
  }
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
  const text = withoutEntities(
    sanitize(plainScripts(html).replace(/<\/(?:p|h\d|li|t[dh])>|<br\b/gu, " $&"), { allowedTags: [] }),
  )
    .replace(/\s+/gu, " ")
    .trim()
  if (text.length <= longestTitle) return text
  const cut = text.slice(0, longestTitle - 1)
  const end = cut.lastIndexOf(" ")
  return `${end > 0 ? cut.slice(0, end) : cut}…`
}
