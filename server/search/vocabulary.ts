import { setImmediate } from "node:timers/promises"
import type { Database } from "#server/db/dialects/database.ts"
import type { EngineDialect } from "#server/db/dialects/dialect.ts"
import { languageBits, trigramLength } from "#server/db/dialects/search-index.ts"
import { isOneEdit, mayBeOneEdit, signatureOf } from "./one-edit.ts"
import { type WordForm, formOf, isSameStem } from "./stem.ts"
import { joint } from "./words-key.ts"

/** A word of the texts that are searched. */
export interface KnownWord extends WordForm {
  text: string
  /** Bit mask of the languages whose texts have it (`languageBits`). */
  languages: number
  /** Of two neighbouring words that are stored as one: both without the joint, and the length of the first. */
  pair: { text: string; first: number } | null
}

/** Known words that a word of a query matches. */
export interface WordMatches {
  /** Words of the reader's languages that contain it. */
  containing: string[]
  /** Other forms of it in the reader's languages. */
  forms: string[]
  /** Words that only other languages have: it, and other forms of it. */
  others: string[]
  /** Whether another language has a word of `containing` too ("Rotor"); sizes, which every language has, do not count. */
  isShared: boolean
}

const shortestStem = 5
const shortestTypo = 5
const shortestHalf = 4
/** Characters that a compound has at least before its last word: "Block" is no compound of "lock". */
const shortestFirstPart = 3
const germanBit = languageBits(["de"])
const onlyLetters = /^\p{L}+$/u

const memory = new Map<string, WordForm>()
const maxRemembered = 200_000

/** Returns a word with its forms; memoised, because stemming is the slowest step. */
export function describeWord(text: string, languages: number): KnownWord {
  const form = memory.get(text) ?? formsOf(text)
  if (memory.size >= maxRemembered) memory.clear()
  memory.set(text, form)
  return knownWord(text, languages, form)
}

const formsOf = (text: string): WordForm =>
  text.includes(joint) ? { plain: "", stem: "", englishStem: "" } : formOf(text)

function knownWord(text: string, languages: number, form: WordForm): KnownWord {
  const first = text.indexOf(joint)
  return { ...form, text, languages, pair: first < 0 ? null : { text: text.replace(joint, ""), first } }
}

/** Forms of some words as one text, a line each: searching it is twenty times as fast as comparing words. */
class Segment {
  forms = "\n"
  /** Index of its first word. */
  readonly #first: number
  /** For each character of the forms, the index of its word, counted from the first. */
  #wordAt = new Uint16Array(4_096)
  #words = 0

  constructor(first: number) {
    this.#first = first
  }

  /** Adding a word copies no more than this: 3 ms. */
  get isFull(): boolean {
    return this.forms.length > 250_000
  }

  add(lines: string): void {
    const end = this.forms.length + lines.length
    if (end > this.#wordAt.length) {
      const longer = new Uint16Array(end * 2)
      longer.set(this.#wordAt)
      this.#wordAt = longer
    }
    this.#wordAt.fill(this.#words++, this.forms.length, end)
    this.forms += lines
  }

  /** Adds the indexes of the words with a form that contains a term; a line break in it is an end of the form. */
  find(term: string, indexes: number[]): void {
    const offset = term.startsWith("\n") ? 1 : 0
    for (let at = this.forms.indexOf(term); at >= 0; at = this.forms.indexOf(term, at + 1))
      indexes.push(this.#first + (this.#wordAt[at + offset] ?? 0))
  }
}

/** In how many full segments a term was looked for, and the indexes of the words found there. */
interface Searched {
  segments: number
  indexes: number[]
}

const longestStepMs = 5
const maxSearched = 300
const maxIndexes = 500_000

/** Returns the terms without those that contain another one: they find nothing that the other does not. */
const neededOf = (terms: readonly string[]): string[] =>
  [...new Set(terms)].filter((term) => !terms.some((other) => other !== term && term.includes(other)))

/** All words of the texts that are searched. Words are added and never removed: one that no text has finds nothing. */
export class KnownWords {
  readonly words: KnownWord[] = []
  /** How far the words of the database are read; as `SearchIndex.wordsSince` returns it. */
  mark = ""
  readonly #byText = new Map<string, KnownWord>()
  readonly #segments: Segment[] = []
  readonly #searched = new Map<string, Searched>()
  /** Of the plain form and the stem of each word. */
  #signatures = new Int32Array(2_048)

  constructor(words: Iterable<KnownWord> = []) {
    for (const word of words) this.add(word)
  }

  /** Adds a word, or its languages to those of the same one. */
  add(word: KnownWord): void {
    const same = this.#byText.get(word.text)
    if (same) {
      same.languages |= word.languages
      return
    }
    const { text, plain, stem, englishStem, pair } = word
    let segment = this.#segments.at(-1)
    if (!segment || segment.isFull) this.#segments.push((segment = new Segment(this.words.length)))
    segment.add(`${(pair ? [pair.text] : [...new Set([text, plain, stem, englishStem])]).join("\n")}\n`)
    this.#byText.set(text, word)
    const index = 2 * this.words.push(word)
    if (index > this.#signatures.length) {
      const longer = new Int32Array(index * 2)
      longer.set(this.#signatures)
      this.#signatures = longer
    }
    this.#signatures.set([signatureOf(plain), signatureOf(stem)], index - 2)
  }

  /**
   * Looks for terms in short steps and remembers what it finds, so that among hundreds of thousands of words the next
   * call with them keeps nobody waiting. Full segments never change.
   */
  async prepare(terms: readonly string[]): Promise<void> {
    let begin = performance.now()
    for (const term of neededOf(terms))
      for (const searched = this.#searchedFor(term); this.#lookOn(term, searched); )
        if (performance.now() - begin > longestStepMs) {
          await setImmediate()
          begin = performance.now()
        }
  }

  /** Returns the words of which a form contains one of the terms; a line break in a term is an end of the form. */
  with(terms: readonly string[]): KnownWord[] {
    const indexes = new Set<number>()
    for (const term of neededOf(terms)) {
      const searched = this.#searchedFor(term)
      while (this.#lookOn(term, searched));
      const latest: number[] = []
      this.#segments.at(-1)?.find(term, latest)
      for (const found of [searched.indexes, latest]) for (const index of found) indexes.add(index)
    }
    return [...indexes].flatMap((index) => this.words[index] ?? [])
  }

  #searchedFor(term: string): Searched {
    let count = 0
    for (const { indexes } of this.#searched.values()) count += indexes.length
    if (this.#searched.size >= maxSearched || count > maxIndexes) this.#searched.clear()
    const searched = this.#searched.get(term) ?? { segments: 0, indexes: [] }
    this.#searched.set(term, searched)
    return searched
  }

  /** Looks for a term in the next full segment; returns false when there is none. */
  #lookOn(term: string, searched: Searched): boolean {
    if (searched.segments >= this.#segments.length - 1) return false
    this.#segments[searched.segments++]?.find(term, searched.indexes)
    return true
  }

  /** Returns the words whose plain form or stem has a signature that passes a test. */
  withSignature(isWanted: (signature: number) => boolean): KnownWord[] {
    const signatures = this.#signatures
    return this.words.filter(
      (_word, index) => isWanted(signatures[2 * index] ?? 0) || isWanted(signatures[2 * index + 1] ?? 0),
    )
  }

  /** Returns whether a word has this form, that of two neighbours aside. */
  hasForm(form: string): boolean {
    return this.with([`\n${form}\n`]).some((word) => !word.pair)
  }
}

const wordsPerStep = 1_000

/** Adds the words of part descriptions that are not in a vocabulary yet, and returns it; lets others work in between. */
export async function growVocabulary(
  { db, dialect }: { db: Database; dialect: EngineDialect },
  vocabulary = new KnownWords(),
): Promise<KnownWords> {
  for (let isWhole = false; !isWhole; ) {
    const found = await dialect.searchIndex.wordsSince(db, vocabulary.mark)
    for (const [index, { text, languages }] of found.words.entries()) {
      if (index % wordsPerStep === 0) await setImmediate()
      vocabulary.add(knownWord(text, languages, formsOf(text)))
    }
    vocabulary.mark = found.mark
    isWhole = found.isWhole
  }
  return vocabulary
}

/** Returns what the forms of words have to contain one of to match a folded word of a query. */
function termsOf(query: string, { plain, stem, englishStem }: WordForm): string[] {
  if (Array.from(query).length < trigramLength) return [`\n${query}`]
  if (plain.length < trigramLength) return [query]
  return [
    query,
    plain,
    `\n${stem}\n`,
    `\n${englishStem}\n`,
    stem.length < shortestStem ? plain : stem,
    singularOf(plain),
  ]
}

/** Prepares a vocabulary for `matchWord` with these folded words. */
export const prepareWords = async (vocabulary: KnownWords, words: readonly string[]): Promise<void> => {
  for (const word of words) await vocabulary.prepare(termsOf(word, formOf(word)))
}

/** Returns the known words that a folded word of a query matches; `ownBits` are the reader's languages. */
export function matchWord(vocabulary: KnownWords, query: string, ownBits: number): WordMatches {
  const matches: WordMatches = { containing: [], forms: [], others: [], isShared: false }
  const isShort = Array.from(query).length < trigramLength
  const form = formOf(query)
  const { plain } = form
  for (const word of vocabulary.with(termsOf(query, form))) {
    const isOwn = (word.languages & ownBits) !== 0
    if (isOwn && containsQuery(word, query, isShort)) {
      matches.containing.push(word.text)
      matches.isShared ||= (word.languages & ~ownBits) !== 0 && onlyLetters.test(word.plain)
    } else if (isShort || word.pair || plain.length < trigramLength) continue
    else if (isOwn && (isSameStem(word, form) || containsForm(word, form))) matches.forms.push(word.text)
    else if (
      !isOwn &&
      (word.plain.startsWith(plain) || endsGermanCompound(word, query, plain) || isSameStem(word, form))
    )
      matches.others.push(word.text)
  }
  return matches
}

/**
 * Returns whether a known word contains a word of a query: a short one only at its start ("1" does not start 17). Of two
 * neighbours stored as one word, the match must reach into the second.
 */
function containsQuery({ text, pair }: KnownWord, query: string, isShort: boolean): boolean {
  if (pair) return query.length > Math.max(pair.first, trigramLength) && pair.text.startsWith(query)
  const cutsFigure = /^\d\d/u.test(query.slice(-1) + text.charAt(query.length))
  return isShort ? text.startsWith(query) && !cutsFigure : text.includes(query)
}

/** Returns whether a compound contains a word in another form, or with its umlaut spelled otherwise. */
function containsForm(word: KnownWord, form: WordForm): boolean {
  if (word.plain.includes(form.plain)) return true
  if (endsCompound(word, singularOf(form.plain))) return true
  return form.stem.length >= shortestStem && form.stem !== form.plain && word.plain.includes(form.stem)
}

/** Returns the singular of a German plural ("Düsen", "Rohre"), whose stem may be too short to be searched in compounds. */
function singularOf(plain: string): string {
  const singular = plain.replace(/(?<=e|el|er)n$|e$/u, "")
  return singular.length < shortestHalf ? plain : singular
}

/** Only German joins words: "Monitoring" is no kind of O-ring. */
const endsGermanCompound = (word: KnownWord, query: string, plain: string): boolean =>
  (word.languages & germanBit) !== 0 && onlyLetters.test(query) && endsCompound(word, plain)

const endsCompound = ({ plain }: WordForm, word: string): boolean =>
  word.length >= shortestHalf && plain.length >= word.length + shortestFirstPart && plain.endsWith(word)

/** Returns the correction of an unknown word: a known word one edit away, or two known words; null without one. */
export function correctWord(vocabulary: KnownWords, typed: string, ownBits: number): string | null {
  if (typed.length < shortestTypo || !onlyLetters.test(typed)) return null
  const form = formOf(typed)
  // Swapped letters may look like an umlaut: "Laufschafuel".
  const isOneTypo = (word: KnownWord) =>
    isOneEdit(word.plain, form.plain) || (form.plain !== typed && isOneEdit(bare(word), typed))
  const signatures = [signatureOf(form.plain), signatureOf(form.stem)]
  const alike = vocabulary.withSignature((bits) => signatures.some((own) => mayBeOneEdit(bits, own)))
  const near = alike.filter(
    (word) => !word.pair && (isOneTypo(word) || isNearStem(word, form)) && onlyLetters.test(bare(word)),
  )
  const distance = (word: KnownWord) =>
    (word.languages & ownBits ? 0 : 4) + (isOneTypo(word) ? 0 : 2) + Number(word.plain.length !== form.plain.length)
  const [best] = near.toSorted((a, b) => distance(a) - distance(b) || (a.text < b.text ? -1 : 1))
  return best ? bare(best) : splitCompound(vocabulary, typed)
}

/** Returns a word without adjoining punctuation. */
const bare = ({ text }: KnownWord) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "")

const isNearStem = (word: WordForm, form: WordForm) =>
  form.stem.length >= shortestStem && isOneEdit(word.stem, form.stem)

/** Returns a compound as its two words, where both are known; null otherwise. */
function splitCompound(vocabulary: KnownWords, compound: string): string | null {
  const cuts = Array.from({ length: Math.max(0, compound.length - 2 * shortestHalf + 1) }, (_, index) => {
    const first = compound.slice(0, compound.length - shortestHalf - index)
    return { first: [first, first.replace(/s$/u, "")], last: compound.slice(first.length) }
  })
  const halves = cuts.flatMap(({ first, last }) => [...first, last]).filter((half) => half.length >= shortestHalf)
  const forms = [...new Set(halves)].flatMap((half) => {
    const { plain, stem } = formOf(half)
    return [plain, stem].map((form) => ({ form, half }))
  })
  const byForm = Map.groupBy(forms, ({ form }) => form)
  const knownHalves = new Set<string>()
  const addHalves = (form: string) => byForm.get(form)?.forEach(({ half }) => knownHalves.add(half))
  const signatures = new Set(forms.map(({ form }) => signatureOf(form)))
  for (const { plain, stem } of vocabulary.withSignature((bits) => signatures.has(bits))) {
    addHalves(plain)
    addHalves(stem)
  }
  for (const { first, last } of cuts) {
    const begin = first.find((half) => knownHalves.has(half))
    if (begin !== undefined && knownHalves.has(last)) return `${begin} ${last}`
  }
  return null
}
