import { foldNumber, foldText } from "./fold.ts"

/** A shown text cut at its matches: pieces with an odd index are matches, the joined pieces are the text. */
export type Pieces = string[]

/** Marks what a query finds in a part number: neither case nor punctuation nor look-alike letters count. */
export function matchNumber(shown: string, query: string): Pieces {
  const terms = [query, ...query.split(/\s+/u)].map(foldNumber)
  return cut(shown, terms, foldNumber)
}

/** Marks the words of a query in a text: neither case nor accents count. */
export function matchText(shown: string, query: string): Pieces {
  return cut(shown, foldText(query).split(" "), foldLetters)
}

// foldText trims, so white space has to be kept by hand when single characters are folded.
const foldLetters = (character: string) => (/^\s+$/u.test(character) ? " " : foldText(character))

/** Folds character by character, remembering which character each folded letter came from. */
function cut(shown: string, terms: readonly string[], fold: (character: string) => string): Pieces {
  const characters = shown.normalize("NFC").match(/\P{M}\p{M}*|\p{M}+/gu) ?? []
  const origins: number[] = []
  let folded = ""
  for (const [index, character] of characters.entries()) {
    const letters = fold(character)
    folded += letters
    for (let count = 0; count < letters.length; count++) origins.push(index)
  }
  const marked = new Set<number>()
  for (const term of new Set(terms)) markTerm(term, folded, origins, marked)
  const pieces: Pieces = [""]
  for (const [index, character] of characters.entries()) {
    if (marked.has(index) !== (pieces.length % 2 === 0)) pieces.push("")
    pieces[pieces.length - 1] += character
  }
  return pieces
}

function markTerm(term: string, folded: string, origins: readonly number[], marked: Set<number>): void {
  if (term === "") return
  for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1)) {
    const [first = 0, last = 0] = [origins[at], origins[at + term.length - 1]]
    for (let index = first; index <= last; index++) marked.add(index)
  }
}
