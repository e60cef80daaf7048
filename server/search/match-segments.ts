import { type Language, languages } from "#contract/language.ts"
import { foldNumber, foldText, foldWord } from "#contract/number-reader/fold-number.ts"
import { isOneSize, splitWords } from "./fold.ts"
import type { Asked } from "./plan-query.ts"

/** A text split at its matches: odd indexes are matches, joined they are the text. */
export type Segments = string[]

/** Marks what a query finds in shown texts. */
export interface QueryMarks {
  /** Marks a part number: case, punctuation and look-alike letters are ignored. */
  number: (shown: string) => Segments
  /** Marks words of a text: case, accents, punctuation and spaces within a size are ignored. */
  text: (shown: string) => Segments
  /** Marks the description in the first language other than the shown one that has a match; {} without one. */
  otherDescription: (
    part: Record<`description_${Language}`, string>,
    shown: Language,
  ) => { found_lang?: Language; found_pieces?: Segments }
}

/** Returns the marks of a query; `words` are further words it finds, in another form or language. */
export function marksOf(parsed: Asked, words: readonly string[] = []): QueryMarks {
  const query = [parsed].flat().join(" ")
  const numberTerms = termsOf([foldNumber(query), ...query.split(/\s+/u).map(foldNumber).filter(isLong)])
  const queryWords = foldText(query).split(" ")
  const segments = queryWords.flatMap((word) =>
    splitWords(word).filter((segment, index) => index % 2 === 0 && isLong(segment)),
  )
  const furtherWords = words.map((word) => word.replace(endPunctuation, "")).filter(Boolean)
  const textTerms = [
    ...termsOf([...queryWords.map(foldWord), ...segments]),
    ...furtherWords.map((text) => ({ text, anywhere: false })),
  ]
  const [foldInNumber, foldInText] = [memoised(foldNumber), textFold()]
  const [mayHaveNumber, mayHaveText] = [hasAnyTerm(numberTerms, foldNumber), hasAnyTerm(textTerms, foldWord)]
  const text = (shown: string) =>
    mayHaveText(shown) ? cutAtMatches(shown, textTerms, foldInText, isAtWordStart) : [shown]
  return {
    number: (shown) =>
      mayHaveNumber(shown) ? cutAtMatches(shown, numberTerms, foldInNumber, isAtNumberStart) : [shown],
    text,
    otherDescription: (part, shown) => {
      for (const language of languages) {
        const found_pieces = language === shown ? [] : text(part[`description_${language}`])
        if (found_pieces.length > 1) return { found_lang: language, found_pieces }
      }
      return {}
    },
  }
}

/** Words of the vocabulary were split at spaces, so that some end with a comma. */
const endPunctuation = /[^\p{L}\p{N}]+$/u

interface Term {
  text: string
  /** Whether it is marked within a word too, not only at the start of a number or word. */
  anywhere: boolean
}

/** Returns the terms to mark. One or two characters are searched, and so marked, only at the start. */
const termsOf = (texts: readonly string[]): Term[] =>
  [...new Set(texts.filter(Boolean))].flatMap((text) => [
    { text, anywhere: isLong(text) },
    ...splitInTwo(text).map((pair) => ({ text: pair, anywhere: false })),
  ])

/** Returns the ways to write a word as two: "öl filter" for "ölfilter". */
function splitInTwo(word: string): string[] {
  const letters = Array.from(word)
  if (letters.length < 4 || !/^\p{L}+$/u.test(word)) return []
  const lengths = letters.slice(2, -1).map((_letter, index) => index + 2)
  return lengths.map((length) => `${letters.slice(0, length).join("")} ${letters.slice(length).join("")}`)
}

const isLong = (term: string) => Array.from(term).length > 2

/** Folds the character at an index of a text. */
type Fold = (characters: readonly string[], index: number) => string

/** Memoises the folding of characters: the texts of a response use few different ones. */
function memoised(fold: (character: string) => string): Fold {
  const memory = new Map<string, string>()
  return (characters, index) => {
    const character = characters[index] ?? ""
    const folded = memory.get(character) ?? fold(character)
    memory.set(character, folded)
    return folded
  }
}

/** Returns a fold that keeps the spaces between words, as the index does, but not within a size or beside punctuation. */
function textFold(): Fold {
  const fold = memoised(foldWord)
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
/** Fast path: the usual letters, which are neither digits nor ignored. */
const isLetter = /^[a-zA-ZА-я]$/u

/** Returns whether a term that matches the characters from `first` to `last` is at the start of a number or word. */
type IsAtStart = (characters: readonly string[], first: number, last: number) => boolean

const isAtNumberStart: IsAtStart = (characters, first) => foldNumber(characters.slice(0, first).join("")) === ""
/** "1" is not the start of 17. */
const isAtWordStart: IsAtStart = (characters, first, last) =>
  !/[\p{L}\p{N}]/u.test(characters[first - 1] ?? "") && !/^\d{2}$/u.test(characters.slice(last, last + 2).join(""))

/** Text of single code units, the usual case. */
const plain = /^[ -~ÄÖÜäöüß\u0410-\u044fЁё]*$/u

/** Returns a quick test whether a text may contain any of the terms, ten times as fast as cutting it. */
function hasAnyTerm(terms: readonly Term[], fold: (text: string) => string): (shown: string) => boolean {
  const unspaced = [...new Set(terms.map(({ text }) => text.replaceAll(" ", "")))]
  return (shown) => {
    const folded = plain.test(shown) ? fold(shown) : null
    return folded === null || unspaced.some((term) => folded.includes(term))
  }
}

/**
 * Splits a text at the matches of the terms. Folds it character by character, a combining one with the character before,
 * so that each folded character leads back to the shown one.
 */
function cutAtMatches(shown: string, terms: readonly Term[], fold: Fold, isAtStart: IsAtStart): Segments {
  const text = shown.normalize("NFC")
  if (terms.length === 0) return [text]
  const characters = plain.test(text) ? text.split("") : (text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [])
  const folded = characters.map((_character, index) => fold(characters, index))
  const origins = folded.flatMap(({ length }, index) => Array.from({ length }, () => index))
  const whole = folded.join("")
  const isMarked = characters.map(() => false)
  for (const term of terms)
    for (let at = whole.indexOf(term.text); at >= 0; at = whole.indexOf(term.text, at + 1)) {
      const [first = 0, last = 0] = [origins[at], origins[at + term.text.length - 1]]
      if (term.anywhere || isAtStart(characters, first, last)) isMarked.fill(true, first, last + 1)
    }
  const segments: Segments = [""]
  for (const [index, character] of characters.entries()) {
    const isInMatch = segments.length % 2 === 0
    if (isMarked[index] !== isInMatch) segments.push("")
    segments[segments.length - 1] += character
  }
  return segments
}
