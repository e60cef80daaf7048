import { foldSpelling } from "#contract/number-reader/fold-number.ts"

/** A folded text, and the place in the text of each of its characters. */
export interface TextWithOrigins {
  folded: string
  characters: readonly string[]
  origins: readonly number[]
}

const memory = new Map<string, string>()

function foldCharacter(character: string): string {
  const memorised = memory.get(character)
  if (memorised !== undefined) return memorised
  const folded = /^\s$/u.test(character) ? " " : foldSpelling(character).replace(/[^\p{L}\p{N}]/gu, "")
  memory.set(character, folded)
  return folded
}

const isDigit = (character: string): boolean => character >= "0" && character <= "9"

/**
 * Folds a text for the search over inquiries: letters and digits in one spelling, and a space only between letters. So
 * `9062-m13-g01`, `9062 M13 G01` and `(9062) M13.G01` are the same.
 */
export function foldWithOrigins(text: string): TextWithOrigins {
  const characters = Array.from(text.normalize("NFC"))
  const units: string[] = []
  const origins: number[] = []
  for (const [index, character] of characters.entries())
    for (const unit of foldCharacter(character)) {
      const last = units.at(-1) ?? " "
      if (unit === " " && (last === " " || isDigit(last))) continue
      if (isDigit(unit) && last === " " && units.length > 0) {
        units.pop()
        origins.pop()
      }
      units.push(unit)
      // A unit may have two code units, which a position in the folded text counts.
      for (let at = 0; at < unit.length; at++) origins.push(index)
    }
  return { folded: units.join("").trimEnd(), characters, origins }
}

export const foldForSearch = (text: string): string => foldWithOrigins(text).folded

/** Shorter terms are in too many texts to stand alone. */
const shortestTerm = 4

/**
 * Returns the folded terms of a query, all of which an inquiry has to contain: its words, and each number with what is
 * written before it, such as "PO 4500123".
 */
export function searchTerms(query: string): string[] {
  const terms: string[] = []
  let isBesideNumber = false
  for (const word of query.trim().split(/\s+/u)) {
    const isWord = /^\p{L}{3,}$/u.test(word)
    const former = terms.at(-1)
    const isShort = foldForSearch(word).length < shortestTerm || (former && foldForSearch(former).length < shortestTerm)
    if (former !== undefined && (isShort || (isBesideNumber && !isWord))) terms[terms.length - 1] = `${former} ${word}`
    else terms.push(word)
    isBesideNumber = !isWord
  }
  return terms.map(foldForSearch).filter(Boolean)
}
