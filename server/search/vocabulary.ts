import { sql } from "kysely"
import type { Database } from "#server/db/dialects/database.ts"
import { trigramLength } from "#server/db/dialects/search-index.ts"
import { type WordForm, formOf, isOneEdit, isSameStem } from "./stem.ts"
import { joint } from "./words-key.ts"

export interface KnownWord extends WordForm {
  text: string
  /** Bit mask of the languages that show it. */
  languages: number
  /** For two neighbouring words as one: both without the joint, and the length of the first. */
  pair: { text: string; first: number } | null
}

export interface KnownWords {
  words: readonly KnownWord[]
  withDigit: readonly KnownWord[]
  /** All forms of those with a digit in one text: what it lacks is no part of a word. */
  formsWithDigit: string
}

export interface WordMatches {
  /** Words containing it in the reader's language. */
  own: string[]
  /** Its other forms in the reader's language. */
  forms: string[]
  /** It and its other forms in the other languages. */
  others: string[]
}

const shortestStem = 5
const shortestTypo = 5
const shortestHalf = 4
const onlyLetters = /^\p{L}+$/u
const digit = /\d/u

/** Memoised, because stemming is the slowest step. */
const described = new Map<string, KnownWord>()
const maxDescribed = 200_000

export function describeWord(text: string, languages: number): KnownWord {
  const known = described.get(text)
  if (known?.languages === languages) return known
  const first = text.indexOf(joint)
  const pair = first < 0 ? null : { text: text.replace(joint, ""), first }
  const form = known ?? (pair ? { plain: "", stem: "", englishStem: "" } : formOf(text))
  if (described.size >= maxDescribed) described.clear()
  const word = { ...form, text, languages, pair }
  described.set(text, word)
  return word
}

export function listWords(words: readonly KnownWord[]): KnownWords {
  const withDigit = words.filter((word) => digit.test(word.text))
  const forms = withDigit.flatMap((word) => [word.text, word.plain, word.stem, word.englishStem, word.pair?.text])
  return { words, withDigit, formsWithDigit: forms.join("\n") }
}

/** Returns all words of part descriptions. */
export async function readVocabulary(db: Database): Promise<KnownWords> {
  const { rows } = await sql<{ languages: number; words: string }>`select languages, string_agg(word, ${"\n"}) as words
    from part_index_word group by languages`.execute(db)
  return listWords(rows.flatMap((some) => some.words.split("\n").map((word) => describeWord(word, some.languages))))
}

export function matchWord(vocabulary: KnownWords, asked: string, ownBits: number): WordMatches {
  const found: WordMatches = { own: [], forms: [], others: [] }
  const isShort = Array.from(asked).length < trigramLength
  const form = formOf(asked)
  const asksDigit = digit.test(asked)
  if (asksDigit && ![asked, ...Object.values(form)].some((text) => vocabulary.formsWithDigit.includes(text)))
    return found
  for (const word of asksDigit ? vocabulary.withDigit : vocabulary.words) {
    const isOwn = (word.languages & ownBits) !== 0
    if (isOwn && holds(word, asked, isShort)) found.own.push(word.text)
    else if (isShort || word.pair || form.plain.length < trigramLength) continue
    else if (isOwn && (isSameStem(word, form) || holdsForm(word, form))) found.forms.push(word.text)
    else if (!isOwn && (word.plain.startsWith(form.plain) || isSameStem(word, form))) found.others.push(word.text)
  }
  return found
}

/**
 * Returns whether a word contains the term: short terms at its beginning, others anywhere; a match of two neighbours
 * must reach into the second.
 */
function holds({ text, pair }: KnownWord, asked: string, isShort: boolean): boolean {
  if (pair) return asked.length > Math.max(pair.first, trigramLength) && pair.text.startsWith(asked)
  return isShort ? text.startsWith(asked) : text.includes(asked)
}

/** Returns whether a compound contains the word in another form, or with its umlaut spelled otherwise. */
function holdsForm(word: KnownWord, form: WordForm): boolean {
  if (word.plain.includes(form.plain)) return true
  return form.stem.length >= shortestStem && form.stem !== form.plain && word.plain.includes(form.stem)
}

/** Returns the correction of an unknown word: two known words, or one with a typo; else null. */
export function correctWord({ words }: KnownWords, asked: string, ownBits: number): string | null {
  if (asked.length < shortestTypo || !onlyLetters.test(asked)) return null
  const form = formOf(asked)
  const near = words.filter(
    (word) =>
      !word.pair && (isOneEdit(word.plain, form.plain) || isNearStem(word, form)) && onlyLetters.test(bare(word)),
  )
  const distance = (word: KnownWord) =>
    (word.languages & ownBits ? 0 : 4) +
    (isOneEdit(word.plain, form.plain) ? 0 : 2) +
    Number(word.plain.length !== form.plain.length)
  const [best] = near.toSorted((a, b) => distance(a) - distance(b) || (a.text < b.text ? -1 : 1))
  return best ? bare(best) : splitCompound(words, asked)
}

/** Without the comma or bracket that stands beside it in a text. */
const bare = ({ text }: KnownWord) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "")

const isNearStem = (word: WordForm, form: WordForm) =>
  form.stem.length >= shortestStem && isOneEdit(word.stem, form.stem)

function splitCompound(words: readonly KnownWord[], asked: string): string | null {
  const known = new Set(words.flatMap(({ plain, stem }) => [plain, stem]))
  const isKnown = (half: string) => {
    const { plain, stem } = formOf(half)
    return half.length >= shortestHalf && (known.has(plain) || known.has(stem))
  }
  for (let at = asked.length - shortestHalf; at >= shortestHalf; at--) {
    const [first, second] = [asked.slice(0, at), asked.slice(at)]
    const withoutJoint = first.replace(/s$/u, "")
    const known = [first, withoutJoint].find(isKnown)
    if (known !== undefined && isKnown(second)) return `${known} ${second}`
  }
  return null
}
