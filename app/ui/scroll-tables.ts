import { plainScripts } from "#contract/rich-script-constants.ts"

const longestName = 80

const words = (html: string): string =>
  plainScripts(html)
    .replaceAll(/<\/t[dh]>|<br[^>]*>/gu, " $&")
    .replaceAll(/<[^>]*>/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim()

/** Returns the heading above a table, or its first row with words. */
function nameOf(before: string, table: string): string {
  const heading = words([...before.matchAll(/<h[2-4]\b[^>]*>(.*?)<\/h[2-4]>/gsu)].at(-1)?.[1] ?? "")
  if (heading !== "") return heading
  const rows = [...table.matchAll(/<tr>(.*?)<\/tr>/gsu)].map(([, row = ""]) =>
    row
      .split(/(?<=<\/t[dh]>)/u)
      .map(words)
      .filter(Boolean)
      .join(", "),
  )
  return rows.find(Boolean) ?? ""
}

/**
 * Wraps each table of a stored rich text into a box that scrolls sideways on narrow screens and is focusable. Its name
 * is taken from the text, hence in its language; a group, because many tables would be many landmarks.
 */
export function scrollTables(html: string): string {
  const tableKeys = new Set<string>()
  return html.replaceAll(/<table>.*?<\/table>/gsu, (table, at: number) => {
    const name = nameOf(html.slice(0, at), table).replaceAll('"', "&quot;")
    const short = name.length > longestName ? `${name.slice(0, longestName).replace(/[\s,]*[^\s,]*$/u, "")}…` : name
    let label = short
    for (let count = 2; tableKeys.has(label); count++) label = `${short} (${count})`
    tableKeys.add(label)
    const role = label === "" ? "" : ` role="group" aria-label="${label}"`
    return `<div class="rich-scroll" tabindex="0"${role}>${table}</div>`
  })
}
