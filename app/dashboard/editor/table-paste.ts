import { Fragment, type Node as DocumentNode, Slice } from "@tiptap/pm/model"
import { isInTable } from "@tiptap/pm/tables"
import type { EditorProps } from "@tiptap/pm/view"
import { fitTables } from "#contract/rich-table.ts"
import { isRemark } from "#contract/word-remarks.ts"
import { quietPaste } from "./rich-html.ts"
import { tableHtml } from "./table-html.ts"
import { htmlOfText } from "./text-paste.ts"
import { wordHtml } from "./word-html.ts"

/** Returns whether pasted HTML holds pictures, which a text cannot have. */
const hasPictures = (html: string): boolean => /<(?:img|v:imagedata)\b/iu.test(html)

/**
 * Returns pasted HTML without comments, deleted text and links to bookmarks of the other document, with headings of the
 * levels that a text has, and lists that begin where they began.
 */
function tidyPaste(html: string): string {
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
  markRaised(body)
  for (const item of body.querySelectorAll("ol:not([start]) > li[value]:first-child"))
    item.parentElement?.setAttribute("start", item.getAttribute("value") ?? "1")
  return body.innerHTML
}

/** Marks exponents and indices: Word also raises characters by points, and formulas have elements of their own. */
function markRaised(body: HTMLElement): void {
  const mark = (tag: "sup" | "sub", element: Element, content: readonly Node[]) => {
    const marked = body.ownerDocument.createElement(tag)
    marked.append(...content)
    element.append(marked)
  }
  for (const element of body.querySelectorAll("[style*=mso-text-raise]")) {
    const points = Number(/mso-text-raise:\s*(-?[\d.]+)/iu.exec(element.getAttribute("style") ?? "")?.[1] ?? 0)
    if (points !== 0) mark(points > 0 ? "sup" : "sub", element, [...element.childNodes])
  }
  for (const note of body.querySelectorAll("math annotation")) note.remove()
  for (const element of body.querySelectorAll("msup, msub"))
    if (element.children[1]) mark(element.localName === "msup" ? "sup" : "sub", element, [element.children[1]])
}

/** Returns blocks as lines of one cell. */
function asLines(slice: Slice): Slice {
  const blocks: DocumentNode[] = []
  slice.content.descendants((node) => {
    if (node.isTextblock) blocks.push(node)
    return !node.isTextblock
  })
  if (blocks.length === 0) return slice
  const [first, ...rest] = blocks
  const lineBreak = first?.type.schema.nodes["hardBreak"]
  const lines = rest.reduce(
    (line, block) => (lineBreak ? line.addToEnd(lineBreak.create()) : line).append(block.content),
    first?.content ?? Fragment.empty,
  )
  return new Slice(lines, 0, 0)
}

const isOneTable = ({ content }: Slice): boolean =>
  content.childCount === 1 && typeof content.firstChild?.type.spec["tableRole"] === "string"

/** What a paste could not bring: a table beyond the limits, or pictures. */
export type PasteNotice = "tooLarge" | "pictures"

/**
 * Returns the editor's paste handling: text of Word as plain HTML, ranges of cells as tables, blocks inside a cell as
 * lines, plain text by its form. A table beyond the limits is rejected as a whole; `onNotice` says so, and that pictures
 * were left out.
 */
export function pasteProps(onNotice: (notice: PasteNotice | null) => void): EditorProps {
  let isRefused = false
  const leaveOut = (transfer: DataTransfer | null): boolean => {
    const hasFiles = (transfer?.files.length ?? 0) > 0 && transfer?.getData("text/plain") === ""
    if (hasFiles) onNotice("pictures")
    return hasFiles
  }
  return {
    transformPastedHTML: (html) => {
      const clean = tableHtml(tidyPaste(quietPaste(wordHtml(html))))
      isRefused = !fitTables(clean)
      onNotice(hasPictures(html) ? "pictures" : null)
      return isRefused ? "" : clean
    },
    transformPasted: (slice, view) => (isInTable(view.state) && !isOneTable(slice) ? asLines(slice) : slice),
    handlePaste: (view, event) => {
      if (isRefused) {
        isRefused = false
        onNotice("tooLarge")
        return true
      }
      if (event.clipboardData?.getData("text/html") !== "") return false
      const html = htmlOfText(event.clipboardData.getData("text/plain"))
      return html === null ? leaveOut(event.clipboardData) : view.pasteHTML(html)
    },
    // Without it the browser opens a dropped picture instead of the page.
    handleDrop: (_view, event) => {
      const isLeftOut = leaveOut(event.dataTransfer)
      if (isLeftOut) event.preventDefault()
      return isLeftOut
    },
  }
}
