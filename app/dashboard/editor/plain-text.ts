import { plainScripts } from "#contract/rich-script-constants.ts"

/** Returns whether a field holds rich text. */
export const isRichText = (key: string): boolean => /^(?:text|description)(?:_|$)/u.test(key)

/** Returns the text of rich text, one line per block or row; used as text, so nothing in it can run. */
export function textOfHtml(html: string): string {
  const lines = plainScripts(html)
    .replace(/<\/(?:p|h[2-4]|li|tr)>|<br ?\/?>/gu, "$&\n")
    .replace(/<\/t[dh]>(?=<t)/gu, " $&")
  const parsed = new DOMParser().parseFromString(lines, "text/html")
  return (parsed.body.textContent ?? "").replace(/\n{2,}/gu, "\n").trim()
}
