/** Returns a text of at most `most` characters: first drops phrases at its end, then words. */
export function cutTitle(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most + 1)
  const comma = cut.lastIndexOf(",")
  if (comma > most / 2) return text.slice(0, comma)
  const space = text.slice(0, most).lastIndexOf(" ")
  return `${text.slice(0, space > most / 2 ? space : most - 1).replace(/[\s,;:–-]+$/u, "")}…`
}
