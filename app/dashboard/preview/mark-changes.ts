const blocks = "h1, h2, h3, h4, p, li, dt, dd, th, td, figcaption, summary"
const bar = "inset 4px 0 0 #c8450a"
const tint = "#fde9dc"

const textOf = (element: Element): string => (element.textContent ?? "").replaceAll(/\s+/gu, " ").trim()

/** Returns the innermost blocks, so that a change marks the text around it, not the whole page. */
const innermost = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(blocks)].filter(
    (element) => element.querySelector(blocks) === null && textOf(element) !== "",
  )

/** Returns the texts of a published page; none when it is not published. */
export async function publishedTexts(previewPath: string): Promise<ReadonlySet<string>> {
  const url = new URL(previewPath, window.location.origin)
  url.searchParams.delete("preview")
  const response = await fetch(url, { credentials: "omit" })
  if (!response.ok) return new Set()
  const page = new DOMParser().parseFromString(await response.text(), "text/html")
  return new Set(innermost(page.querySelector("main") ?? page).map(textOf))
}

/** Marks texts of a preview that the published page does not have, by a bar and a tint; `null` removes the marks. */
export function markChanges(page: Document, published: ReadonlySet<string> | null): void {
  for (const element of innermost(page.querySelector("main") ?? page)) {
    const isNew = published !== null && !published.has(textOf(element))
    element.style.boxShadow = isNew ? bar : ""
    element.style.backgroundColor = isNew ? tint : ""
    element.toggleAttribute("data-changed", isNew)
  }
}
