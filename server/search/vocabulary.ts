import { sql } from "kysely"
import type { Database } from "#server/db/dialects/database.ts"
import { languageBits, trigramLength } from "#server/db/dialects/search-index.ts"
import { type WordForm, formOf, isOneEdit, isSameStem } from "./stem.ts"
import { joint } from "./words-key.ts"

export interface KnownWord extends WordForm {
  text: string
  /** Bit mask of the languages that show it. */
  languages: number
  /** For two neighbouring words as one: both without the joint, and the length of the first. */
  pair: { text: string; first: number } | null
}

/** Words in one text, in which a term is found twenty times as fast as in one after the other. */
export interface KnownWords {
  words: readonly KnownWord[]
  /** All forms of all words, each in a line. */
  forms: string
  /** Index of the word of each character. */
  wordAt: Uint32Array
}

export interface WordMatches {
  /** Words containing it in the reader's language. */
  own: string[]
  /** Its other forms in the reader's language. */
  forms: string[]
  /** It and its other forms in the other languages only. */
  others: string[]
  /** Whether the other languages know a word of `own` too: "Rotor". A size is the same in every language. */
  isShared: boolean
}

const shortestStem = 5
const shortestTypo = 5
const shortestHalf = 4
/** What a compound has at least before the word asked for: "Block" is no compound of "lock". */
const shortestFirstPart = 3
const germanBit = languageBits(["de"])
const onlyLetters = /^\p{L}+$/u

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

/** Returns words with all their forms in one text. */
export function listWords(words: readonly KnownWord[]): KnownWords {
  const forms = words.map(({ text, plain, stem, englishStem, pair }) =>
    pair ? `\n${pair.text}` : `\n${[...new Set([text, plain, stem, englishStem])].join("\n")}`,
  )
  const lengths = forms.map(({ length }) => length)
  const wordAt = new Uint32Array(lengths.reduce((sum, length) => sum + length, 1))
  let end = 0
  for (const [index, length] of lengths.entries()) wordAt.fill(index, end, (end += length))
  return { words, forms: `${forms.join("")}\n`, wordAt }
}

/** Returns words with a form that contains one of the terms; a line break is the end of a form. */
function wordsWith({ words, forms, wordAt }: KnownWords, terms: readonly string[]): KnownWord[] {
  const found = new Set<number>()
  // What contains another term finds no more than that.
  for (const term of new Set(terms.filter((one) => !terms.some((other) => other !== one && one.includes(other)))))
    for (let at = forms.indexOf(term); at >= 0; at = forms.indexOf(term, at + 1)) found.add(wordAt[at] ?? 0)
  return [...found].flatMap((index) => words[index] ?? [])
}

/** Returns all words of part descriptions. */
export async function readVocabulary(db: Database): Promise<KnownWords> {
  const { rows } = await sql<{ languages: number; words: string }>`select languages, string_agg(word, ${"\n"}) as words
    from part_index_word group by languages`.execute(db)
  return listWords(rows.flatMap((some) => some.words.split("\n").map((word) => describeWord(word, some.languages))))
}

/** Returns the known words that a folded term means, by how they are found; `ownBits` are the reader's languages. */
export function matchWord(known: KnownWords, asked: string, ownBits: number): WordMatches {
  const found: WordMatches = { own: [], forms: [], others: [], isShared: false }
  const isShort = Array.from(asked).length < trigramLength
  const form = formOf(asked)
  const { plain, stem, englishStem } = form
  const ofForms = [plain, `\n${stem}\n`, `\n${englishStem}\n`, stem.length < shortestStem ? plain : stem]
  const terms = [asked, ...(plain.length < trigramLength ? [] : [...ofForms, singularOf(plain)])]
  for (const word of wordsWith(known, isShort ? [`\n${asked}`] : terms)) {
    const isOwn = (word.languages & ownBits) !== 0
    if (isOwn && holds(word, asked, isShort)) {
      found.own.push(word.text)
      found.isShared ||= (word.languages & ~ownBits) !== 0 && onlyLetters.test(word.plain)
    } else if (isShort || word.pair || plain.length < trigramLength) continue
    else if (isOwn && (isSameStem(word, form) || holdsForm(word, form))) found.forms.push(word.text)
    else if (
      !isOwn &&
      (word.plain.startsWith(plain) || endsGermanCompound(word, asked, plain) || isSameStem(word, form))
    )
      found.others.push(word.text)
  }
  return found
}

/**
 * Returns whether a word contains the term: short terms at its beginning ("1" not that of 17), others anywhere; a match
 * of two neighbours must reach into the second.
 */
function holds({ text, pair }: KnownWord, asked: string, isShort: boolean): boolean {
  if (pair) return asked.length > Math.max(pair.first, trigramLength) && pair.text.startsWith(asked)
  const isCut = /^\d\d/u.test(asked.slice(-1) + text.charAt(asked.length))
  return isShort ? text.startsWith(asked) && !isCut : text.includes(asked)
}

/** Returns whether a compound contains the word in another form, or with its umlaut spelled otherwise. */
function holdsForm(word: KnownWord, form: WordForm): boolean {
  if (word.plain.includes(form.plain)) return true
  if (endsCompound(word, singularOf(form.plain))) return true
  return form.stem.length >= shortestStem && form.stem !== form.plain && word.plain.includes(form.stem)
}

/** Returns what a German plural comes from ("Düsen", "Rohre"), whose stem may be too short to be looked for anywhere. */
function singularOf(plain: string): string {
  const singular = plain.replace(/(?<=e|el|er)n$|e$/u, "")
  return singular.length < shortestHalf ? plain : singular
}

/** Other languages do not join words: "Monitoring" is no kind of O-ring. */
const endsGermanCompound = (word: KnownWord, asked: string, plain: string): boolean =>
  (word.languages & germanBit) !== 0 && onlyLetters.test(asked) && endsCompound(word, plain)

const endsCompound = ({ plain }: WordForm, word: string): boolean =>
  word.length >= shortestHalf && plain.length >= word.length + shortestFirstPart && plain.endsWith(word)

/** Returns the correction of an unknown word: two known words, or one with a typo; else null. */
export function correctWord({ words }: KnownWords, asked: string, ownBits: number): string | null {
  if (asked.length < shortestTypo || !onlyLetters.test(asked)) return null
  const form = formOf(asked)
  // Swapped letters may look like an umlaut: "Laufschafuel".
  const isOneTypo = (word: KnownWord) =>
    isOneEdit(word.plain, form.plain) || (form.plain !== asked && isOneEdit(bare(word), asked))
  const near = words.filter(
    (word) => !word.pair && (isOneTypo(word) || isNearStem(word, form)) && onlyLetters.test(bare(word)),
  )
  const distance = (word: KnownWord) =>
    (word.languages & ownBits ? 0 : 4) + (isOneTypo(word) ? 0 : 2) + Number(word.plain.length !== form.plain.length)
  const [best] = near.toSorted((a, b) => distance(a) - distance(b) || (a.text < b.text ? -1 : 1))
  return best ? bare(best) : splitCompound(words, asked)
}

/** Returns a word without adjoining punctuation. */
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
