/**
 * Deliberately strict: one @, an ASCII local part without quotes or separators that mail headers could misread, a
 * domain with a dot.
 */
export const emailPattern = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+[\p{L}\p{N}-]{2,63}$/u

// "Muster, Max <max@kunde.example>" as mail programs copy it: a name has no "@" and does not begin within an address.
const named = /(?<=^|[;,\s])(?:"[^"]{0,100}"|[^<>@;"]){0,200}<([^<>]{0,320})>/gu
const label = /(?:^|(?<=\s))(?:e-?mail|mailto)\s*:\s*/giu
/** Characters of twenty addresses with their names; a longer text is none of addresses. */
const longest = 5_000

/**
 * Returns the addresses of a text as people paste them, in its order: with names, labels, brackets, signs behind and
 * invisible characters. What is no address stays as a word, so that it is asked for.
 */
export function listEmails(text: string): string[] {
  if (text.length > longest) return [text]
  return text
    .normalize("NFKC")
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(named, " $1 ")
    .replaceAll(label, " ")
    .split(/[\s,;]+/u)
    .map((word) => word.replace(/^["'(<[]+/u, "").replace(/(?<![\]"')>.:])[\]"')>.:]+$/u, ""))
    .filter(Boolean)
}

/** Returns the one address of a text, else the text. */
export function readEmail(text: string): string {
  const [email, ...others] = listEmails(text)
  return email !== undefined && others.length === 0 ? email : text.trim()
}
