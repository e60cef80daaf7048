const tag = /<(\/?)([a-z][a-z0-9]*)[^>]*>/gu

/**
 * Returns the first blocks of a cleaned rich text that fit into `most` characters, at least one. Blocks stay whole;
 * headings become bold paragraphs, because the text has a heading already. Tables are omitted.
 */
export function cutRich(html: string, most: number): string {
  const blocks = splitBlocks(html).filter((block) => !block.trimStart().startsWith("<table"))
  let length = 0
  const fitting = blocks.filter((block, index) => {
    length += block.replaceAll(tag, "").length
    return index === 0 || length <= most
  })
  return fitting
    .join("")
    .replaceAll(/<h[2-4]>/gu, "<p><strong>")
    .replaceAll(/<\/h[2-4]>/gu, "</strong></p>")
}

/** Splits after each top-level element. */
function splitBlocks(html: string): string[] {
  const blocks: string[] = []
  let depth = 0
  let start = 0
  for (const match of html.matchAll(tag)) {
    const [text, closing, name] = match
    if (name === "br") continue
    depth += closing ? -1 : 1
    if (depth > 0) continue
    const end = match.index + text.length
    blocks.push(html.slice(start, end))
    start = end
  }
  const rest = html.slice(start)
  return rest.trim() ? [...blocks, rest] : blocks
}
