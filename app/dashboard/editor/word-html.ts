const isWord = /mso-|class="?Mso|urn:schemas-microsoft-com:office/iu

interface ListItem {
  level: number
  isNumbered: boolean
  content: string
}

const listParagraph = /<p\b[^>]*mso-list:\s*l\d+\s+level(\d)[^>]*>([\s\S]*?)<\/p>/giu
// Number or bullet drawn by Word, with the spans of its gap.
const marker =
  /<span\b[^>]*mso-list:\s*ignore[^>]*>([\s\S]*?)<\/span>\s*<\/span>|<span\b[^>]*mso-list:\s*ignore[^>]*>([^<]*)<\/span>/iu

const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/gu, "")
    .replaceAll(/&nbsp;|\s/gu, "")
    .trim()

function listItem(level: string, inner: string): ListItem {
  const shown = marker.exec(inner)
  const bullet = plainText(shown?.[1] ?? shown?.[2] ?? "")
  return {
    level: Number(level),
    isNumbered: /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/iu.test(bullet),
    content: inner.replace(marker, "").trim(),
  }
}

/** Converts list-like paragraphs into one list, with nested lists. */
function listsOf(items: readonly ListItem[]): string {
  let html = ""
  let open = ""
  for (let at = 0; at < items.length; ) {
    const item = items[at]
    if (!item) break
    const rest = items.slice(at + 1)
    const deeper = rest.findIndex(({ level }) => level <= item.level)
    const inside = deeper < 0 ? rest : rest.slice(0, deeper)
    const tag = item.isNumbered ? "ol" : "ul"
    if (tag !== open) html += `${open && `</${open}>`}<${tag}>`
    open = tag
    html += `<li><p>${item.content}</p>${listsOf(inside)}</li>`
    at += 1 + inside.length
  }
  return open ? `${html}</${open}>` : html
}

/** Adds the table element, which Excel leaves outside of the fragment. */
const withTable = (fragment: string): string =>
  /^\s*<(?:col|colgroup|tr|td)\b/iu.test(fragment) ? `<table>${fragment}</table>` : fragment

/**
 * Returns text copied from Word or Excel as plain HTML: without comments, office tags and empty paragraphs, list
 * paragraphs as real lists, titles as headings. Returns other HTML unchanged.
 */
export function wordHtml(pasted: string): string {
  if (!isWord.test(pasted)) return pasted
  const fragment = /<!--StartFragment-->([\s\S]*?)<!--EndFragment-->/u.exec(pasted)?.[1] ?? pasted
  const bare = withTable(fragment)
    .replaceAll(/<!--[\s\S]*?-->|<!\[[^\]]*\]>/gu, "")
    .replaceAll(/<(style|xml)\b[\s\S]*?<\/\1\s*>|<o:p>[\s\S]*?<\/o:p>|<\/?[a-z]+:[^>]*>/giu, "")
    .replaceAll(/<p\b[^>]*class="?MsoTitle\b[^>]*>([\s\S]*?)<\/p>/giu, "<h2>$1</h2>")
    .replaceAll(/<(\/?)h1\b/giu, "<$1h2")
  const items: ListItem[] = []
  // Each list paragraph leaves a marker; consecutive markers form one list.
  const placed = bare.replaceAll(listParagraph, (_all, level: string, inner: string) => {
    items.push(listItem(level, inner))
    return `<x-item-${items.length - 1}>`
  })
  return placed
    .replaceAll(/<x-item-\d+>(?:\s*<x-item-\d+>)*/gu, (run) =>
      listsOf([...run.matchAll(/\d+/gu)].flatMap(([at]) => items[Number(at)] ?? [])),
    )
    .replaceAll(/<p\b[^>]*>(?:\s|&nbsp;|<\/?span[^>]*>)*<\/p>/giu, "")
}
