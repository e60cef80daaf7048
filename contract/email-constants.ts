/**
 * Deliberately strict: one @, an ASCII local part without quotes or separators that mail headers could misread, a
 * domain with a dot.
 */
export const emailPattern = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+[\p{L}\p{N}-]{2,63}$/u

// "Muster, Max <max@kunde.example>", as mail programs copy it. A name has no "@" and does not start inside an address.
const namedAddress = /(?<=^|[;,\s])(?:"[^"]{0,100}"|[^<>@;"]){0,200}<([^<>]{0,320})>/gu
const label = /(?:^|(?<=\s))(?:e-?mail|mailto)\s*:\s*/giu
/** In characters: enough for twenty addresses with names. The patterns take too long for a much longer text. */
const longest = 5_000

/**
 * Returns the addresses in a pasted text, in order, without names, labels, brackets, trailing punctuation and invisible
 * characters. A word that is no address is returned too, so that validation rejects it.
 */
export function listEmails(text: string): string[] {
  if (text.length > longest) return [text]
  return text
    .normalize("NFKC")
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(namedAddress, " $1 ")
    .replaceAll(label, " ")
    .split(/[\s,;]+/u)
    .map((word) => word.replace(/^["'(<[]+/u, "").replace(/(?<![\]"')>.:])[\]"')>.:]+$/u, ""))
    .filter(Boolean)
}

/** Returns the address if the text has exactly one; otherwise the trimmed text. */
export function readEmail(text: string): string {
  const [email, ...others] = listEmails(text)
  return email !== undefined && others.length === 0 ? email : text.trim()
}
