import { plainTables } from "#contract/rich-table.ts"

/** The editor wraps every list item's text in a paragraph; stored texts only when an item has several. */
function plainListItems(html: string): string {
  return html.replace(/<li><p>((?:(?!<\/?(?:p|li)>).)*)<\/p>(?=<\/li>|<[ou]l>)/gsu, "<li>$1")
}

/** Returns HTML for storage; an empty editor becomes "". */
export const storedHtml = (html: string): string => (html === "<p></p>" ? "" : plainListItems(plainTables(html)))

/** Removes from pasted HTML what the policy would block and report; the editor keeps only what it knows. */
export const quietPaste = (html: string): string =>
  html
    .replace(/<(style|script|noscript|template)\b[\s\S]*?<\/\1\s*>/giu, "")
    .replace(/<(?:img|link|meta|source|video|audio|iframe|object|embed)\b[^>]*>/giu, "")
    .replace(/(<[^>]*?)\son\w+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/giu, "$1")

export function countWords(html: string): number {
  const text = html.replace(/<[^>]*>/gu, " ").replace(/&nbsp;/gu, " ")
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/**
 * Returns the URL for a typed link, or null for a disallowed one: http, https, mailto, tel and paths of this site are
 * allowed, as when the text is saved.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim()
  if (text === "" || /[\s<>"\\]/u.test(text.replace(/^(?:tel:)?\+[\d\s()/.-]+$/u, "tel"))) return null
  if (text.startsWith("//")) return null
  if (text.startsWith("/") || text.startsWith("#")) return text
  if (/^(?:tel:)?\+[\d\s()/.-]{6,}$/u.test(text)) return `tel:+${text.replace(/\D/gu, "")}`
  if (/^(?:mailto:)?[^\s@:/]+@[^\s@:/]+\.[^\s@:/.]{2,}$/u.test(text))
    return text.startsWith("mailto:") ? text : `mailto:${text}`
  const address = /^https?:\/\//iu.test(text) ? text : `https://${text}`
  if (/^[a-z][a-z\d+.-]*:/iu.test(text) && address !== text && !/^[^/]+:\d+(?:\/|$)/u.test(text)) return null
  const url = URL.parse(address)
  return url && /\.[^.]{2,}$/u.test(url.hostname) ? address : null
}
