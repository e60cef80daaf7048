const isBlank = /\s/gu

/** Returns elements and characters of an island's HTML, as `sizeOfIsland` counts them in an unchanged document. */
export function sizeOfMarkup(html: string): string {
  const text = html.replaceAll(/<[^>]*>/gu, "").replaceAll(/&#?\w+;/gu, "x")
  return `${html.match(/<[a-z]/gu)?.length ?? 0} ${text.replaceAll(isBlank, "").length}`
}

/** Browsers that translate, and their extensions, put elements into a document and replace its texts. */
export function sizeOfIsland(host: HTMLElement): string {
  return `${host.querySelectorAll("*").length} ${host.textContent.replaceAll(isBlank, "").length}`
}
