import { foldNumber, foldText, foldWord } from "#contract/number-reader/fold-number.ts"
import { isOneSize, splitWords } from "./fold.ts"
import type { Asked } from "./plan-query.ts"

/** A shown text cut at its matches: segments with an odd index are matches, all segments joined are the text. */
export type Segments = string[]

/** Marks what one query finds in many shown texts. */
export interface QueryMarks {
  /** In a part number: neither case nor punctuation nor look-alike letters count. */
  number: (shown: string) => Segments
  /** In a text, its words: neither case nor accents count, nor punctuation, nor the spaces of a size. */
  text: (shown: string) => Segments
}

/** `words` are other words that the query finds, in another form or language. */
export function marksOf(asked: Asked, words: readonly string[] = []): QueryMarks {
  const query = [asked].flat().join(" ")
  const inNumber = termsOf([foldNumber(query), ...query.split(/\s+/u).map(foldNumber).filter(isLong)])
  const asWords = foldText(query).split(" ")
  const inner = asWords.flatMap((word) => splitWords(word).filter((part, index) => index % 2 === 0 && isLong(part)))
  const inText = [...termsOf([...asWords.map(foldWord), ...inner]), ...words.map((text) => ({ text, anywhere: false }))]
  const [foldInNumber, foldInText] = [numberFold(), textFold()]
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
    ...neighboursOf(text).map((pair) => ({ text: pair, anywhere: false })),
  ])

/** How a word would be written as two: "öl filter" for "ölfilter". */
function neighboursOf(word: string): string[] {
  const letters = Array.from(word)
  if (letters.length < 4 || !/^\p{L}+$/u.test(word)) return []
  const lengths = letters.slice(2, -1).map((_letter, index) => index + 2)
  return lengths.map((length) => `${letters.slice(0, length).join("")} ${letters.slice(length).join("")}`)
}

const isLong = (term: string) => Array.from(term).length > 2

/** The characters of a text, combining ones with what they belong to; a string where each is one unit. */
type Signs = string | readonly string[]
type Fold = (signs: Signs, index: number) => string

function numberFold(): Fold {
  const fold = remembered(foldNumber)
  return (signs, index) => fold(signs[index] ?? "")
}

/** The texts of a response use few different characters. */
function remembered(fold: (sign: string) => string): (sign: string) => string {
  const known = new Map<string, string>()
  return (sign) => {
    let folded = known.get(sign)
    if (folded === undefined) known.set(sign, (folded = fold(sign)))
    return folded
  }
}

/** A space between two words keeps them apart, as in the index, unless it stands in a size or beside a character that does not count. */
function textFold(): Fold {
  const fold = remembered(foldWord)
  return (signs, index) => {
    const sign = signs[index] ?? ""
    if (!isSpace(sign)) return fold(sign)
    if (isPlainLetter(signs[index - 1]) && isPlainLetter(signs[index + 1])) return " "
    const before = foldText(wordBefore(signs, index))
    const after = foldText(wordBehind(signs, index))
    const [last = "", first = ""] = [splitWords(before).at(-1), splitWords(after)[0]]
    return last === "" || first === "" || isOneSize(last, first) ? "" : " "
  }
}

/** Neither a digit nor a character that does not count. */
const isPlainLetter = (sign = "") =>
  (sign >= "a" && sign <= "z") || (sign >= "A" && sign <= "Z") || (sign >= "А" && sign <= "я")

const isSpace = (sign: string | undefined) =>
  sign === undefined || sign === " " || ((sign < " " || sign > "~") && /^\s/u.test(sign))

const stretch = (signs: Signs, start: number, end: number): string =>
  typeof signs === "string" ? signs.slice(start, end) : signs.slice(start, end).join("")

function wordBefore(signs: Signs, index: number): string {
  let end = index
  while (end > 0 && isSpace(signs[end - 1])) end--
  let start = end
  while (!isSpace(signs[start - 1])) start--
  return stretch(signs, start, end)
}

function wordBehind(signs: Signs, index: number): string {
  let start = index + 1
  while (start < signs.length && isSpace(signs[start])) start++
  let end = start
  while (!isSpace(signs[end])) end++
  return stretch(signs, start, end)
}

type Beginning = (signs: Signs, index: number) => boolean

const isBeginning: Beginning = (signs, index) => foldNumber(stretch(signs, 0, index)) === ""
const isWordBeginning: Beginning = (signs, index) => index === 0 || !/[\p{L}\p{N}]/u.test(signs[index - 1] ?? "")

/** Text of characters that are one unit each, nearly all there is. */
const plain = /^[ -~ÄÖÜäöüß\u0410-\u044fЁё]*$/u

/** Folds character by character, remembering which character each folded letter came from. */
function cut(shown: string, terms: readonly Term[], fold: Fold, begins: Beginning): Segments {
  const isPlain = plain.test(shown)
  const text = isPlain ? shown : shown.normalize("NFC")
  if (terms.length === 0) return [text]
  const signs = isPlain ? text : (text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [])
  const origins: number[] = []
  let folded = ""
  for (let index = 0; index < signs.length; index++) {
    const letters = fold(signs, index)
    folded += letters
    for (let count = 0; count < letters.length; count++) origins.push(index)
  }
  const marked: boolean[] = []
  for (const term of terms)
    for (let at = folded.indexOf(term.text); at >= 0; at = folded.indexOf(term.text, at + 1)) {
      const [first = 0, last = 0] = [origins[at], origins[at + term.text.length - 1]]
      if (term.anywhere || begins(signs, first)) for (let index = first; index <= last; index++) marked[index] = true
    }
  if (marked.length === 0) return [text]
  const segments: Segments = []
  for (let start = 0, end = 0; start < signs.length; start = end) {
    const isMatch = marked[start] ?? false
    if (isMatch && start === 0) segments.push("")
    while (end < signs.length && (marked[end] ?? false) === isMatch) end++
    segments.push(stretch(signs, start, end))
  }
  return segments
}
