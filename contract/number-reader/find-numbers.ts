import { limits } from "../limits.ts"
import { foldNumber } from "./fold-number.ts"
import { blankNoise } from "./blank-noise.ts"
import { canBeNumber, cleanNumber, endsWithLabel, looksLikeNumber } from "./number-shape.ts"
import { digitGroups, parseQuantity, pieceUnits, units } from "./parse-quantity.ts"

/** Position of a part number in a line, and its text without quotes and labels. */
export interface Span {
  start: number
  end: number
  number: string
  /** "1024512 3": the last figure may be a quantity, too. */
  mayEndInQuantity: boolean
}

export type IsKnown = (number: string) => boolean

interface Word {
  start: number
  end: number
  text: string
}

// "9045 M 12 P 03": maximum words of one number.
const maxWords = 5
/** A line with more words is a text without line breaks, where no number is assembled from several words. */
const mostWordsOfLine = 500
const isSmall = (text: string) => /^\d{1,4}$/u.test(text)
const unit = new RegExp(`^(?:${units})$`, "iu")
const pieceUnit = new RegExp(`^(?:${pieceUnits})$`, "iu")
const times = /^[x×*х]$/iu
const quantityWord = new RegExp(
  `^(?:[x×*х]?${digitGroups}[x×*х]?|[x×*х]|(?:${units})\\.?|qty|menge|anzahl|кол-во)$`,
  "iu",
)

/** Returns everything in a line that may be a number of the catalogue. */
export function possibleNumbers(line: string): string[] {
  if (!/\p{N}/u.test(line)) return []
  const words = wordsOf(line)
  const inside = words.flatMap((word, at) => insideOf(word, words[at + 1]))
  return [...windowsOf(words).map((run) => spanOf(line, run).number), ...inside.map(({ text }) => text)]
}

/** Returns the numbers of a line from left to right: known ones, and of the rest those that look like one. */
export function findNumbers(line: string, isKnown: IsKnown): Span[] {
  const words = wordsOf(line).map((word, at, all) => {
    const inside = isKnown(word.text) ? [] : insideOf(word, all[at + 1])
    return inside.find(({ text }) => isKnown(text)) ?? word
  })
  const used = new Set<Word>()
  const spans: Span[] = []
  const addSpan = (run: readonly Word[]) => {
    for (const word of run) used.add(word)
    spans.push(spanOf(line, run))
  }
  const isNumber = (run: readonly Word[]) => isKnown(spanOf(line, run).number)
  const windows = windowsOf(words)
  for (const run of windows.toSorted((a, b) => b.length - a.length)) {
    if (run.some((word) => used.has(word)) || !isNumber(run)) continue
    // A figure after a known number is its quantity, even if a longer number contains both.
    if (
      run.length > 1 &&
      ((isSmall(run.at(-1)?.text ?? "") && isNumber(run.slice(0, -1))) ||
        (isSmall(run[0]?.text ?? "") && isNumber(run.slice(1))))
    )
      continue
    const last = run.at(-1)
    if (run.length > 1 && last && isCount(words, words.indexOf(last))) continue
    if (run.length === 1 && isSmall(run[0]?.text ?? "") && words.length > 1) continue
    addSpan(run)
  }
  for (const run of windows)
    if (run.length === 2 && !run.some((word) => used.has(word)) && isSpaced(line, run)) addSpan(run)
  const blanked = blankNoise(line)
  const free = words.filter(
    (word, at) => !used.has(word) && !isCount(words, at) && blanked.slice(word.start, word.end) === word.text,
  )
  const content = free.filter((word) => !quantityWord.test(word.text))
  if (spans.length === 0) {
    const whole = codeOfWords(line, words, free)
    if (whole) return [spanOf(line, whole)]
  }
  for (const word of content.length > 0 || spans.length === 0 ? free : [])
    if (isLabelled(line, word) || (looksLikeNumber(word.text) && !isPlainFigure(word, free))) addSpan([word])
  if (spans.length === 0 && free[0] && free.length <= 2 && looksLikeNumber(free[0].text, true)) addSpan([free[0]])
  const [first, ...others] = spans.toSorted((a, b) => a.start - b.start)
  if (!first) return []
  return isItemNumber(line, first, others[0]) && !isKnown(first.number) ? others : [first, ...others]
}

/** Returns whether a first span is "00010" of "00010 L31742P02": no figure is between it and the next. */
const isItemNumber = (line: string, { start, end, number }: Span, next: Span | undefined): boolean =>
  next !== undefined && /^00\d{3,4}$/u.test(number) && !/\d/u.test(line.slice(0, start) + line.slice(end, next.start))

/** "6ES7 314-1AG14-0AB0" of Siemens; "302A3891 P009" of GE: drawing and part or group. */
const spaced = /^(?:\d[a-z]{2}\d \d{3}-[\da-z]{4,5}(?:-[\da-z]{4})?|(?=\d*[a-z])[\da-z]{5,} [pg]\d{2,4})$/iu

/** Returns whether two words are one number that its maker writes with a space. */
const isSpaced = (line: string, [first, second]: readonly Word[]): boolean =>
  first !== undefined && looksLikeNumber(first.text) && spaced.test(line.slice(first.start, second?.end))

/** Returns whether a word is a figure before a unit, or before an "x" with none behind; "400123 Satz" may be a part. */
const isCount = (words: readonly Word[], at: number): boolean => {
  const [figure = "", next = "", behind = ""] = words.slice(at, at + 3).map(({ text }) => text)
  return (
    ((isSmall(figure) ? unit : pieceUnit).test(next) || (times.test(next) && !/^\d/u.test(behind))) &&
    parseQuantity(figure) !== null
  )
}

/** "2x", "1)", "SAP:", "P/N" in front of a number. */
const gluedFront = /^(?:\d{1,4}[x×*х]|.{0,8}[^\p{L}\p{N}\-/_+]|p\/?n)/iu
/** "x3", ":3", "(3", "-3шт", "*", ".pdf" behind it. */
const gluedEnd = new RegExp(
  `(?:[x×*х:([–—]\\d{1,4}|[x×*х:([–—-]\\d{1,4}(?:${units})\\.?|[^\\p{L}\\p{N}]+|\\.(?:pdf|dwg|docx?|xlsx?|jpe?g|png))$`,
  "iu",
)

/** Returns what may be a known number within "2xL31742P02", "1:L31742P02", "L31742P02(3)" and "L31742P02-3" before a unit. */
function insideOf({ start, text }: Word, next: Word | undefined): Word[] {
  if (text.length > 2 * limits.partNumber) return []
  const from = gluedFront.exec(text)?.[0].length ?? 0
  const to = (next && unit.test(next.text) ? /-\d{1,4}$/u.exec(text)?.index : undefined) ?? gluedEnd.exec(text)?.index
  const edges = [
    [0, to ?? text.length],
    [from, text.length],
    [from, to ?? text.length],
  ] as const
  return edges
    .map(([first, end]) => ({ start: start + first, end: start + end, text: text.slice(first, end) }))
    .filter((word) => word.text !== text && canBeNumber(word.text) && !isSmall(word.text))
}

/** Returns whether a figure is a quantity: with thousands separators, or next to an "x". */
const isPlainFigure = (word: Word, words: readonly Word[]) =>
  /^\d{1,3}(?:[.,]\d{3})+$/u.test(word.text) && words.length > 1

const isLabelled = (line: string, word: Word) =>
  canBeNumber(word.text) && foldNumber(word.text).length >= 4 && endsWithLabel(line.slice(0, word.start))

/** Reads a line of short groups as one number: "9107 M52 G01", optionally with a quantity. */
function codeOfWords(line: string, words: readonly Word[], free: readonly Word[]): Word[] | null {
  const quantityAt = words.findIndex(({ text }, at) => isCount(words, at) || /^[x×*х]\d*$/iu.test(text))
  const group = words.slice(0, quantityAt > 0 ? quantityAt : words.length)
  const rest = words.slice(group.length)
  if (group.length < 2 || group.length > maxWords || !group.every((word) => free.includes(word))) return null
  if (!rest.every((word) => quantityWord.test(word.text))) return null
  const isGroup = ({ text }: Word) => /^[\p{Lu}\d-]{1,6}$/u.test(text) && /\d|^\p{Lu}{1,3}$/u.test(text)
  const [first, second] = group
  const hasLetters = group.filter(({ text }) => /\p{L}/u.test(text)).length
  if (!first || !second || !group.every(isGroup) || hasLetters === 0) return null
  if (group.some((word) => looksLikeNumber(word.text) && foldNumber(word.text).length >= 6)) return null
  if (/[,;]/u.test(line.slice(first.start, group.at(-1)?.end))) return null
  // "L31 3" is a short word and a quantity.
  return group.length > 2 || /\p{L}/u.test(second.text)
    ? looksLikeNumber(foldNumber(group.map(({ text }) => text).join("")))
      ? group
      : null
    : null
}

function wordsOf(line: string): Word[] {
  const words: Word[] = []
  for (const match of line.matchAll(/[^\s;|\t=]+/gu)) {
    // A comma is part of a word only between digits: "1,5".
    for (const part of match[0].matchAll(/(?:[^,]|(?<=\d),(?=\d))+/gu))
      for (const { at, piece } of splitNumbers(part[0])) {
        const text = cleanNumber(piece)
        if (text === "") continue
        const inner = piece.indexOf(text)
        const start = match.index + part.index + at + Math.max(0, inner)
        words.push({ start, end: inner < 0 ? start + piece.length : start + text.length, text })
      }
  }
  return words
}

// First the test that is cheap for a long text.
const hasBoth = (text: string) => looksLikeNumber(text) && /\p{L}/u.test(text) && /\d/u.test(text)
const isLongNumber = (text: string) => looksLikeNumber(text) && foldNumber(text).length >= 6

/**
 * Splits "9026M31P02,9107M52G01" and "7310234,7310235", but not "1,5" and "12345,50"; at a plus or slash, which numbers
 * contain too, only between two long numbers.
 */
function splitNumbers(word: string): { at: number; piece: string }[] {
  const pieces: { at: number; piece: string }[] = []
  let start = 0
  for (const { 0: separator, index } of word.matchAll(/[,/+]/gu)) {
    const [left, right] = [word.slice(start, index), /^[^,/+]*/u.exec(word.slice(index + 1))?.[0] ?? ""].map(
      cleanNumber,
    )
    if (left === undefined || right === undefined || left === "" || right === "") continue
    const areLong = isLongNumber(left) && isLongNumber(right)
    const isSplit =
      separator === "," ? hasBoth(left) || hasBoth(right) || areLong : areLong && hasBoth(left) && hasBoth(right)
    if (!isSplit) continue
    pieces.push({ at: start, piece: word.slice(start, index) })
    start = index + 1
  }
  return [...pieces, { at: start, piece: word.slice(start) }]
}

const groupOfNumber = /^[\p{L}\p{N}\-/._]{1,14}$/u

/** Returns runs of neighbouring words that may form one number; a comma or semicolon ends a run. */
function windowsOf(words: readonly Word[]): Word[][] {
  const windows: Word[][] = []
  const most = words.length > mostWordsOfLine ? 1 : maxWords
  const areGroups = words.map(({ text }) => groupOfNumber.test(text) && /\d|^\p{L}{1,3}$/u.test(text))
  const canBe = words.map(({ text }) => canBeNumber(text))
  for (let at = 0; at < words.length; at++)
    for (let length = 1; length <= most && at + length <= words.length; length++) {
      const run = words.slice(at, at + length)
      const last = run.at(-1)
      const before = run.at(-2)
      if (!last || (before && last.start - before.end > 2)) break
      // Words of a sentence are not groups of a number.
      if (length > 1 && !areGroups.slice(at, at + length).every(Boolean)) break
      if (canBe.slice(at, at + length).some(Boolean)) windows.push(run)
    }
  return windows
}

function spanOf(line: string, words: readonly Word[]): Span {
  const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0]
  const isSingle = words.length === 1
  return {
    start,
    end,
    number: isSingle ? (words[0]?.text ?? "") : cleanNumber(line.slice(start, end)),
    mayEndInQuantity: !isSingle && /^[1-9]\d{0,2}$/u.test(words.at(-1)?.text ?? ""),
  }
}
