import { isOneSize } from "./fold.ts"

/** Collects the words of many texts. */
export interface Vocabulary {
  known: Set<string>
  /** Words not yet written to the index. */
  fresh: string[]
}

interface Word {
  text: string
  /** Whether it consists of letters only. */
  plain: boolean
}

/** A letter or digit after another character; most words have none, and this test is cheaper than finding them. */
const hasInnerStart = /[^\p{L}\p{N}][\p{L}\p{N}]/u
const innerStart = /(?<=[^\p{L}\p{N}])[\p{L}\p{N}].?/gu
const onlyLetters = /^(?:[a-z]+|[а-я]+|\p{L}+)$/u
/** Separators beyond ASCII, which are rare: other spaces and dashes, characters without width. */
const rareSeparator = /[\s\u00ad\u2010-\u2015\u2212\u200b-\u200d\u2060\ufeff]/u

/** Separates two neighbouring words that are stored as one; cannot be typed. */
export const joint = "\u001f"

/**
 * Returns the words of a folded text as one column of the index stores them: each once, after two spaces. Words that
 * punctuation ("O-Ring") or a size ("M8 x 20") joins are added as one word too, and other neighbours ("Öl Filter") with
 * a joint between them, so that "Ölfilter" finds both.
 */
export function wordsKey(folded: string, vocabulary?: Vocabulary): string {
  const words: string[] = []
  let [joined, before]: [string, Word | null] = ["", null]
  for (let at = 0; at < folded.length; ) {
    const gapStart = at
    while (at < folded.length && isSeparator(folded, at)) at++
    const start = at
    while (at < folded.length && !isSeparator(folded, at)) at++
    if (at === start) break
    const text = folded.slice(start, at)
    const word = { text, plain: onlyLetters.test(text) }
    words.push(text)
    if (!word.plain && hasInnerStart.test(text)) for (const inner of text.matchAll(innerStart)) words.push(inner[0])
    const isSpace = start - gapStart === 1 && folded[gapStart] === " "
    const joins = before !== null && (!isSpace || isSize(before, word))
    if (joins && before !== null) {
      // "1-й" is searched as 1й.
      if (isOneCharacter(before.text)) words.push(before.text + firstCharacter(word.text))
      joined += word.text
    } else {
      if (before !== null && joinsAsLetters(before, word)) words.push(before.text + joint + word.text)
      if (joined !== "") words.push(joined)
      joined = word.text
    }
    before = word
  }
  if (joined !== "") words.push(joined)
  let key = ""
  for (const word of distinct(words)) {
    key += `  ${word}`
    if (vocabulary && !vocabulary.known.has(word)) {
      vocabulary.known.add(word)
      vocabulary.fresh.push(word)
    }
  }
  return key
}

/** Returns each word once; comparing the dozen words of a description is faster than building a set. */
const distinct = (words: readonly string[]): Iterable<string> =>
  words.length > 50 ? new Set(words) : words.filter((word, index) => words.indexOf(word) === index)

function isSeparator(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (code > 127) return (code < 0x400 || code > 0x4ff) && rareSeparator.test(text[at] ?? "")
  return code === 32 || (code >= 45 && code <= 47) || code === 95 || (code >= 9 && code <= 13)
}

const isOneCharacter = (text: string) => text.length === 1 || (text.length === 2 && Array.from(text).length === 1)
const firstCharacter = (text: string) => Array.from(text.slice(0, 2))[0] ?? ""
const isSize = (before: Word, after: Word) => !(before.plain && after.plain) && isOneSize(before.text, after.text)
const joinsAsLetters = (before: Word, after: Word) =>
  before.plain && after.plain && !isOneCharacter(before.text) && !isOneCharacter(after.text)
