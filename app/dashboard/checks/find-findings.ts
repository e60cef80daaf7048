import { type Language, languageOfField, languages } from "#contract/language.ts"
import { plainScripts } from "#contract/rich-script-constants.ts"
import { isVisible } from "#contract/text-constants.ts"
import { titleWidth, widestTitle } from "./title-width.ts"

export const findingKinds = [
  "empty_heading",
  "heading_order",
  "link_without_words",
  "link_to_nothing",
  "missing_alt",
  "meaningless_alt",
  "title_too_long",
  "same_text",
] as const
export type FindingKind = (typeof findingKinds)[number]

export interface Finding {
  kind: FindingKind
  /** Field to look at, as in its `data-field`. */
  field: string
  /** The words or address concerned; for pictures their number. */
  detail: string
  languages: readonly Language[]
}

export interface CheckedContent {
  values: Readonly<Record<string, string>>
  /** In record order; `position` is 0 for a record with at most one picture. */
  pictures: readonly { position: number; alt: Readonly<Record<Language, string>> }[]
  /** Internal addresses that lead nowhere. */
  missing: ReadonlySet<string>
}

const isRich = (key: string): boolean => /^(?:text|description)(?:_|$)/u.test(key)
const wordsOf = (html: string): string =>
  plainScripts(html)
    .replaceAll(/<[^>]*>/gu, " ")
    .replaceAll("&nbsp;", " ")
    .replaceAll(/\s+/gu, " ")
    .trim()

function headingFindings(field: string, html: string): Finding[] {
  // The page has the h1, so a text starts with h2, or h3 in a block of a page.
  let before = 2
  return [...html.matchAll(/<h([2-4])\b[^>]*>(.*?)<\/h\1>/gsu)].flatMap(([, digit, inner = ""]) => {
    const level = Number(digit)
    const detail = wordsOf(inner)
    const finding = (kind: FindingKind): Finding[] => [{ kind, field, detail, languages: [] }]
    if (!isVisible(detail)) return finding("empty_heading")
    const isTooDeep = level > before + 1
    before = level
    return isTooDeep ? finding("heading_order") : []
  })
}

const linksOf = (html: string): { address: string; words: string }[] =>
  [...html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gsu)].map(([, address = "", inner = ""]) => ({
    address: address.replaceAll("&amp;", "&"),
    words: wordsOf(inner),
  }))

const linkFindings = (field: string, html: string, missing: ReadonlySet<string>): Finding[] =>
  linksOf(html).flatMap(({ address, words }): Finding[] => {
    if (!isVisible(words)) return [{ kind: "link_without_words", field, detail: address, languages: [] }]
    return missing.has(address) ? [{ kind: "link_to_nothing", field, detail: address, languages: [] }] : []
  })

/** Returns the internal addresses that rich texts link to, each once; without files, which are not pages. */
export const internalAddresses = (values: CheckedContent["values"]): string[] => [
  ...new Set(
    Object.entries(values)
      .filter(([key]) => isRich(key))
      .flatMap(([, html]) => linksOf(html).map(({ address }) => address))
      .filter((address) => /^\/(?!\/|media\/|assets\/)/u.test(address)),
  ),
]

const emptyWords =
  "img|image|dsc[nf]?|pxl|bild|foto|photo|picture|pic|abbildung|grafik|logo|scan|screenshot|unbenannt|untitled|изображение|фото|картинка|рисунок|снимок"
const meaningless = new RegExp(
  `^(?:(?:${emptyWords})?[\\s_.()-]*[\\d\\s_.()-]*(?:copy|kopie|копия)?|\\S+\\.(?:jpe?g|png|gif|webp|avif|heic|tiff?|svg))$`,
  "iu",
)

const altFindings = (pictures: CheckedContent["pictures"]): Finding[] =>
  pictures.flatMap(({ position, alt }) => {
    const finding = (kind: FindingKind, concerned: readonly Language[]): Finding[] =>
      concerned.length > 0
        ? [{ kind, field: `alt-${position}-${concerned[0]}`, detail: String(position), languages: concerned }]
        : []
    const missing = languages.filter((language) => !isVisible(alt[language]))
    const empty = languages.filter((language) => isVisible(alt[language]) && meaningless.test(alt[language].trim()))
    return [...finding("missing_alt", missing), ...finding("meaningless_alt", empty)]
  })

const fewestWords = 4

/** Returns texts that are equal in two languages; short names may be. */
function sameTexts(values: CheckedContent["values"]): Finding[] {
  const first = new Map<string, Language>()
  return Object.entries(values).flatMap(([field, value]): Finding[] => {
    const language = languageOfField(field)
    const words = wordsOf(value)
    if (!language || words.split(" ").filter((word) => /\p{L}{2}/u.test(word)).length < fewestWords) return []
    const key = `${field.slice(0, -language.length)} ${words}`
    const other = first.get(key)
    first.set(key, other ?? language)
    return other ? [{ kind: "same_text", field, detail: "", languages: [other, language] }] : []
  })
}

/** Returns the findings in a record's content; they never prevent saving. */
export function findFindings({ values, pictures, missing }: CheckedContent): Finding[] {
  const inFields = Object.entries(values).flatMap(([field, value]) => {
    if (isRich(field)) return [...headingFindings(field, value), ...linkFindings(field, value, missing)]
    if (!/^title(?:_|$)/u.test(field)) return []
    // A title for search results replaces the record's title there.
    const metaText = values[`meta_${field}`]?.trim() ?? ""
    const [name, text] = metaText === "" ? [field, value.trim()] : [`meta_${field}`, metaText]
    const width = titleWidth(text)
    return width > widestTitle
      ? [{ kind: "title_too_long" as const, field: name, detail: String(width), languages: [] }]
      : []
  })
  return [...inFields, ...sameTexts(values), ...altFindings(pictures)]
}
