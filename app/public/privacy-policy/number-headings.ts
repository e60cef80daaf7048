import { plainScripts } from "#contract/rich-script-constants.ts"

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: "\u00A0" }

/** Returns the words of a cleaned rich text. */
export function plainText(html: string): string {
  return plainScripts(html)
    .replaceAll(/<[^>]*>/gu, " ")
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/gu, (_, name: string) => entities[name] ?? "")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/ (?=[.,;:!?])/gu, "")
    .trim()
}

/**
 * Returns the start of a rich text in at most `most` characters: whole sentences if they fill half of it, else whole
 * words.
 */
export function excerpt(html: string, most: number): string {
  const text = plainText(html)
  if (text.length <= most) return text
  const head = text.slice(0, most)
  const sentences = /^.*[.!?](?=\s)/u.exec(head)?.[0] ?? ""
  if (sentences.length >= most / 2) return sentences
  const words = head.slice(0, -1).replace(/\s+\S*$/u, "")
  return `${words.replace(/[,;:–-]+$/u, "")}…`
}

export interface Heading {
  id: string
  title: string
}

/** Adds ids to the headings of a cleaned rich text, for a table of contents. */
export function numberHeadings(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const numbered = html.replaceAll(/<h2>(.*?)<\/h2>/gsu, (whole, inner: string) => {
    const title = plainText(inner)
    if (!title) return whole
    const id = `section-${headings.length + 1}`
    headings.push({ id, title })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return { html: numbered, headings }
}
