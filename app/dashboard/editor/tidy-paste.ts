import { isRemark } from "#contract/word-remarks.ts"

/** Returns whether pasted HTML holds pictures, which a text cannot have. */
export const hasPictures = (html: string): boolean => /<(?:img|v:imagedata)\b/iu.test(html)

/**
 * Returns pasted HTML without comments, deleted text and links to bookmarks of the other document, with headings of the
 * levels that a text has, and lists that begin where they began.
 */
export function tidyPaste(html: string): string {
  // The editor's own HTML needs none of it.
  if (/\sdata-pm-slice=/u.test(html)) return html
  const { body } = new DOMParser().parseFromString(html, "text/html")
  for (const element of body.querySelectorAll("*"))
    if (isRemark(element.tagName, (name) => element.getAttribute(name))) element.remove()
  for (const link of body.querySelectorAll("a"))
    if (/^(?:#|about:|file:)/iu.test(link.getAttribute("href")?.trim() ?? "")) link.replaceWith(...link.childNodes)
  // Word in the browser writes its headings as paragraphs with a role.
  for (const heading of body.querySelectorAll("h1, h5, h6, [role=heading]")) {
    const level = Number(heading.getAttribute("aria-level") ?? heading.tagName.slice(1)) || 2
    const next = body.ownerDocument.createElement(`h${Math.min(4, Math.max(2, level))}`)
    next.append(...heading.childNodes)
    heading.replaceWith(next)
  }
  for (const item of body.querySelectorAll("ol:not([start]) > li[value]:first-child"))
    item.parentElement?.setAttribute("start", item.getAttribute("value") ?? "1")
  return body.innerHTML
}
