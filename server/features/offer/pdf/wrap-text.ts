/** Measures a text in the font that it is set in. */
export type Measure = (text: string) => number

/** Returns the lines of a text that is not wider than `width`; a word that is wider is broken. */
export function wrapText(text: string, width: number, measure: Measure): string[] {
  const space = measure(" ")
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = []
    let line = ""
    let taken = 0
    for (const word of paragraph.split(/ +/u).flatMap((whole) => breakWord(whole, width, measure))) {
      const length = measure(word)
      if (line !== "" && taken + space + length > width) {
        lines.push(line)
        line = ""
        taken = 0
      }
      taken += length + (line === "" ? 0 : space)
      line = line === "" ? word : `${line} ${word}`
    }
    return [...lines, line]
  })
}

function breakWord(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word]
  const pieces: string[] = []
  let piece = ""
  for (const character of word) {
    if (piece !== "" && measure(piece + character) > width) {
      pieces.push(piece)
      piece = ""
    }
    piece += character
  }
  return [...pieces, piece]
}
