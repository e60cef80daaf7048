// Letters that look alike in both scripts, and signs that part numbers are written with or without.
const cyrillic = "авсенкмортхуіѕј"
const latin = "abcehkmoptxyisj"
const separators = /[\s\-‐-―/._]/u

/** Where the piece stands in the text, whatever case, script of look-alike letters and punctuation either has. */
export function findPiece(text: string, query: string): [number, number] | null {
  const wanted = Array.from(query, (letter) => fold(letter).join("")).join("")
  const kept = [...text.matchAll(/./gsu)]
    .map(({ 0: letter, index }) => ({ sign: fold(letter).join(""), at: index, length: letter.length }))
    .filter(({ sign }) => sign !== "")
  const found = wanted
    ? kept
        .map(({ sign }) => sign)
        .join("")
        .indexOf(wanted)
    : -1
  const first = kept[found]
  const last = kept[found + wanted.length - 1]
  return first && last ? [first.at, last.at + last.length] : null
}

/** One comparable sign for a letter, or none for a separator. */
function fold(letter: string): string[] {
  if (separators.test(letter)) return []
  const [lower = letter] = letter.toLowerCase()
  const alike = cyrillic.indexOf(lower)
  return [alike < 0 ? lower : (latin[alike] ?? lower)]
}
