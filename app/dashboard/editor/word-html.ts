const isWord = /mso-|class="?Mso|urn:schemas-microsoft-com:office/iu

/** An item of a list; a higher level is inside the item before it. */
export interface ListItem {
  level: number
  isNumbered: boolean
  /** The shown number; null for a bullet or letter. */
  number: number | null
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
    number: /\d/u.test(bullet) ? Number(/(\d+)\D*$/u.exec(bullet)?.[1]) : null,
    isNumbered: /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/iu.test(bullet),
    content: inner.replace(marker, "").trim(),
  }
}

/** Converts items into lists with nested lists; a number that does not follow the one before begins a list. */
export function listsOf(items: readonly ListItem[]): string {
  let html = ""
  let open = ""
  let next = 1
  for (let at = 0; at < items.length; ) {
    const item = items[at]
    if (!item) break
    const rest = items.slice(at + 1)
    const deeper = rest.findIndex(({ level }) => level <= item.level)
    const inside = deeper < 0 ? rest : rest.slice(0, deeper)
    const tag = item.isNumbered ? "ol" : "ul"
    const number = item.number ?? (tag === open ? next : 1)
    if (tag !== open || number !== next)
      html += `${open && `</${open}>`}<${tag}${item.isNumbered && number !== 1 ? ` start="${number}"` : ""}>`
    open = tag
    next = number + 1
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
 * paragraphs as real lists with their first number, titles as headings. Returns other HTML unchanged.
 */
export function wordHtml(pasted: string): string {
  if (!isWord.test(pasted)) return pasted
  const fragment = /<!--StartFragment-->([\s\S]*?)<!--EndFragment-->/u.exec(pasted)?.[1] ?? pasted
  const bare = withTable(fragment)
    .replaceAll(/<!--[\s\S]*?-->|<!\[[^\]]*\]>/gu, "")
    .replaceAll(/<(style|xml)\b[\s\S]*?<\/\1\s*>|<o:p>[\s\S]*?<\/o:p>|<\/?[a-z]+:[^>]*>/giu, "")
    .replaceAll(/<p\b[^>]*class="?MsoTitle\b[^>]*>([\s\S]*?)<\/p>/giu, "<h2>$1</h2>")
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
