/** Whether a field holds rich text. */
export const isRichText = (key: string): boolean => /^(?:text|description)(?:_|$)/u.test(key)

/** The words of rich text with a line per block; shown as text, so nothing in it can run. */
export function textOfHtml(html: string): string {
  const parsed = new DOMParser().parseFromString(html.replace(/<\/(?:p|h[2-4]|li)>|<br ?\/?>/gu, "$&\n"), "text/html")
  return (parsed.body.textContent ?? "").replace(/\n{2,}/gu, "\n").trim()
}
