import { foldNumber, foldText, foldWord, isOneSize, splitWords } from "./fold.ts"
import { joint, neighboursOf } from "./words-key.ts"

/** A shown text cut at its matches: pieces with an odd index are matches, the joined pieces are the text. */
export type Pieces = string[]

/** Marks what one query finds in many shown texts. */
export interface QueryMarks {
  /** In a part number: neither case nor punctuation nor look-alike letters count. */
  number: (shown: string) => Pieces
  /** In a text, its words: neither case nor accents count, nor punctuation, nor the spaces of a size. */
  text: (shown: string) => Pieces
}

export function marksOf(query: string): QueryMarks {
  const inNumber = termsOf([foldNumber(query), ...query.split(/\s+/u).map(foldNumber).filter(isLong)])
  const words = foldText(query).split(" ")
  const inner = words.flatMap((word) => splitWords(word).filter((part, index) => index % 2 === 0 && isLong(part)))
  const inText = termsOf([...words.map(foldWord), ...inner])
  return {
    number: (shown) => cut(shown, inNumber, foldInNumber, isBeginning),
    text: (shown) => cut(shown, inText, foldInText, isWordBeginning),
  }
}

/** What is looked for: anywhere, or only where a number or a word begins. */
interface Term {
  text: string
  anywhere: boolean
}

/** Terms of one or two letters are marked only where a number or a word begins, as they are searched. */
const termsOf = (texts: readonly string[]): Term[] =>
  [...new Set(texts.filter(Boolean))].flatMap((text) => [
    { text, anywhere: isLong(text) },
    ...neighboursOf(text).map((pair) => ({ text: pair.replace(joint, " "), anywhere: false })),
  ])

const isLong = (term: string) => Array.from(term).length > 2

type Fold = (characters: readonly string[], index: number) => string

const foldInNumber: Fold = (characters, index) => {
  const character = characters[index] ?? ""
  return isPlainSign(character) ? character.toLowerCase() : foldNumber(character)
}

/** Nearly all signs, which need no folding but that of their case. */
const isPlainSign = (character: string) => /^[A-Za-z0-9]$/u.test(character)

/** A space between two words keeps them apart, as in the index, unless it stands in a size or beside a sign that does not count. */
const foldInText: Fold = (characters, index) => {
  const character = characters[index] ?? ""
  if (isPlainSign(character)) return character.toLowerCase()
  if (!isSpace(character)) return foldWord(character)
  const before = foldText(wordBefore(characters, index))
  const after = foldText(wordBehind(characters, index))
  const [last = "", first = ""] = [splitWords(before).at(-1), splitWords(after)[0]]
  return last === "" || first === "" || isOneSize(last, first) ? "" : " "
}

const isSpace = (character: string | undefined) => character === undefined || /^\s/u.test(character)

function wordBefore(characters: readonly string[], index: number): string {
  let end = index
  while (end > 0 && isSpace(characters[end - 1])) end--
  let start = end
  while (!isSpace(characters[start - 1])) start--
  return characters.slice(start, end).join("")
}

function wordBehind(characters: readonly string[], index: number): string {
  let start = index + 1
  while (start < characters.length && isSpace(characters[start])) start++
  let end = start
  while (!isSpace(characters[end])) end++
  return characters.slice(start, end).join("")
}

type Beginning = (characters: readonly string[], index: number) => boolean

const isBeginning: Beginning = (characters, index) =>
  characters.slice(0, index).every((character) => foldNumber(character) === "")
const isWordBeginning: Beginning = (characters, index) =>
  index === 0 || !/[\p{L}\p{N}]/u.test(characters[index - 1] ?? "")

/** Folds character by character, remembering which character each folded letter came from. */
function cut(shown: string, terms: readonly Term[], fold: Fold, begins: Beginning): Pieces {
  if (terms.length === 0) return [shown.normalize("NFC")]
  const characters = shown.normalize("NFC").match(/\P{M}\p{M}*|\p{M}+/gu) ?? []
  const origins: number[] = []
  let folded = ""
  for (const index of characters.keys()) {
    const letters = fold(characters, index)
    folded += letters
    for (let count = 0; count < letters.length; count++) origins.push(index)
  }
  const marked = new Set<number>()
  for (const { text, anywhere } of terms)
    for (let at = folded.indexOf(text); at >= 0; at = folded.indexOf(text, at + 1)) {
      const [first = 0, last = 0] = [origins[at], origins[at + text.length - 1]]
      if (anywhere || begins(characters, first)) for (let index = first; index <= last; index++) marked.add(index)
    }
  const pieces: Pieces = [""]
  for (const [index, character] of characters.entries()) {
    if (marked.has(index) !== (pieces.length % 2 === 0)) pieces.push("")
    pieces[pieces.length - 1] += character
  }
  return pieces
}
