import { foldNumber, foldText, foldWord } from "#contract/number-reader/fold-number.ts"
import { isOneSize, splitWords } from "./fold.ts"
import type { Asked } from "./plan-query.ts"

/** A text split at its matches: odd indexes are matches, joined they are the text. */
export type Segments = string[]

/** Marks what one query finds in many shown texts. */
export interface QueryMarks {
  /** Marks a part number: case, punctuation and look-alike letters are ignored. */
  number: (shown: string) => Segments
  /** Marks words of a text: case, accents, punctuation and spaces within a size are ignored. */
  text: (shown: string) => Segments
}

/** Returns the marks of a query; `words` are other words it finds, in another form or language. */
export function marksOf(asked: Asked, words: readonly string[] = []): QueryMarks {
  const query = [asked].flat().join(" ")
  const inNumber = termsOf([foldNumber(query), ...query.split(/\s+/u).map(foldNumber).filter(isLong)])
  const asWords = foldText(query).split(" ")
  const inner = asWords.flatMap((word) => splitWords(word).filter((part, index) => index % 2 === 0 && isLong(part)))
  const known = words.map((word) => word.replace(punctuationBehind, "")).filter(Boolean)
  const inText = [...termsOf([...asWords.map(foldWord), ...inner]), ...known.map((text) => ({ text, anywhere: false }))]
  const [foldInNumber, foldInText] = [remembered(foldNumber), textFold()]
  const [mayHoldNumber, mayHoldText] = [holdsSome(inNumber, foldNumber), holdsSome(inText, foldWord)]
  return {
    number: (shown) => (mayHoldNumber(shown) ? cut(shown, inNumber, foldInNumber, isBeginning) : [shown]),
    text: (shown) => (mayHoldText(shown) ? cut(shown, inText, foldInText, isWordBeginning) : [shown]),
  }
}

/** Known words are split at spaces, so that some end with a comma. */
const punctuationBehind = /[^\p{L}\p{N}]+$/u

/** What to mark: anywhere, or only at the beginning of a number or word. */
interface Term {
  text: string
  anywhere: boolean
}

/** Terms of one or two characters are marked only at the beginning of a number or word, as they are searched. */
const termsOf = (texts: readonly string[]): Term[] =>
  [...new Set(texts.filter(Boolean))].flatMap((text) => [
    { text, anywhere: isLong(text) },
    ...neighboursOf(text).map((pair) => ({ text: pair, anywhere: false })),
  ])

/** Returns a word split in two: "öl filter" for "ölfilter". */
function neighboursOf(word: string): string[] {
  const letters = Array.from(word)
  if (letters.length < 4 || !/^\p{L}+$/u.test(word)) return []
  const lengths = letters.slice(2, -1).map((_letter, index) => index + 2)
  return lengths.map((length) => `${letters.slice(0, length).join("")} ${letters.slice(length).join("")}`)
}

const isLong = (term: string) => Array.from(term).length > 2

type Fold = (characters: readonly string[], index: number) => string

/** Folds characters one by one; the texts of a response use few different ones. */
function remembered(fold: (character: string) => string): Fold {
  const known = new Map<string, string>()
  return (characters, index) => {
    const character = characters[index] ?? ""
    const folded = known.get(character) ?? fold(character)
    known.set(character, folded)
    return folded
  }
}

/**
 * Returns a fold in which a space separates words, as in the index, except within a size or next to an ignored
 * character.
 */
function textFold(): Fold {
  const fold = remembered(foldWord)
  return (characters, index) => {
    if (!isSpace.test(characters[index] ?? "")) return fold(characters, index)
    if (isLetter.test(characters[index - 1] ?? "") && isLetter.test(characters[index + 1] ?? "")) return " "
    const before = characters.slice(0, index).join("").trimEnd().split(isSpace).at(-1) ?? ""
    const behind = characters.slice(index).join("").trimStart().split(isSpace)[0] ?? ""
    const [last = "", first = ""] = [splitWords(before).at(-1), splitWords(behind)[0]]
    return last === "" || first === "" || isOneSize(last, first) ? "" : " "
  }
}

const isSpace = /\s/u
/** Neither a digit nor a character that does not count. */
const isLetter = /^[a-zA-ZА-я]$/u

/** Returns whether a short match at these places is where the search finds one. */
type IsMatch = (characters: readonly string[], first: number, last: number) => boolean

const isBeginning: IsMatch = (characters, first) => foldNumber(characters.slice(0, first).join("")) === ""
/** "1" is not the beginning of 17. */
const isWordBeginning: IsMatch = (characters, first, last) =>
  !/[\p{L}\p{N}]/u.test(characters[first - 1] ?? "") && !/^\d{2}$/u.test(characters.slice(last, last + 2).join(""))

/** Text of single code units, the usual case. */
const plain = /^[ -~ÄÖÜäöüß\u0410-\u044fЁё]*$/u

/** Returns whether a text may hold some of the terms, which is ten times as fast as cutting it. */
function holdsSome(terms: readonly Term[], fold: (text: string) => string): (shown: string) => boolean {
  const bare = [...new Set(terms.map(({ text }) => text.replaceAll(" ", "")))]
  return (shown) => {
    const folded = plain.test(shown) ? fold(shown) : null
    return folded === null || bare.some((term) => folded.includes(term))
  }
}

/** Folds character by character, combining ones with what they belong to, remembering which one each folded character came from. */
function cut(shown: string, terms: readonly Term[], fold: Fold, begins: IsMatch): Segments {
  const text = shown.normalize("NFC")
  if (terms.length === 0) return [text]
  const characters = plain.test(text) ? text.split("") : (text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [])
  const folded = characters.map((_character, index) => fold(characters, index))
  const origins = folded.flatMap(({ length }, index) => Array.from({ length }, () => index))
  const whole = folded.join("")
  const marked = characters.map(() => false)
  for (const term of terms)
    for (let at = whole.indexOf(term.text); at >= 0; at = whole.indexOf(term.text, at + 1)) {
      const [first = 0, last = 0] = [origins[at], origins[at + term.text.length - 1]]
      if (term.anywhere || begins(characters, first, last)) marked.fill(true, first, last + 1)
    }
  const segments: Segments = [""]
  for (const [index, character] of characters.entries()) {
    const isInMatch = segments.length % 2 === 0
    if (marked[index] !== isInMatch) segments.push("")
    segments[segments.length - 1] += character
  }
  return segments
}
