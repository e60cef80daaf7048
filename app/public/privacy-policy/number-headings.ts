import { plainText } from "../plain-text.ts"

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
