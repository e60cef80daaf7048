import { setImmediate } from "node:timers/promises"
import { signatureOf } from "./one-edit.ts"
import type { WordForm } from "./stem.ts"

/** A word of the texts that are searched. */
export interface KnownWord extends WordForm {
  text: string
  /** Bit mask of the languages whose texts have it (`languageBits`). */
  languages: number
  /** Of two neighbouring words that are stored as one: both without the joint, and the length of the first. */
  pair: { text: string; first: number } | null
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
/** A term found in more forms than this is common, and its words are not listed: a search for so many takes too long. */
const mostFound = 5_000

/** Returns the terms without those that contain another one: they find nothing that the other does not. */
const neededOf = (terms: readonly string[]): string[] =>
  [...new Set(terms)].filter((term) => !terms.some((other) => other !== term && term.includes(other)))

/** Returns whether a term is common; never one that is looked for only at the start of forms. */
const isTooMany = (term: string, indexes: readonly number[]): boolean =>
  !term.startsWith("\n") && indexes.length > mostFound

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
    const present = this.#byText.get(word.text)
    if (present) {
      present.languages |= word.languages
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
    for (const steps = this.#look(terms); !steps.next().done; )
      if (performance.now() - begin > longestStepMs) {
        await setImmediate()
        begin = performance.now()
      }
  }

  /**
   * Returns the words of which a form contains one of the terms; a line break in a term is an end of the form. Common
   * terms find nothing.
   */
  with(terms: readonly string[]): KnownWord[] {
    const indexes = new Set<number>()
    for (const [term, searched] of this.#lookThrough(terms)) {
      const latest: number[] = []
      this.#segments.at(-1)?.find(term, latest)
      for (const indexList of [searched.indexes, latest]) for (const index of indexList) indexes.add(index)
    }
    return [...indexes].flatMap((index) => this.words[index] ?? [])
  }

  /** Returns whether the first of the terms is common. */
  isCommon(terms: readonly string[]): boolean {
    const first = terms[0] ?? ""
    return ![...this.#lookThrough(terms).keys()].some((term) => first.includes(term))
  }

  #lookThrough(terms: readonly string[]): Map<string, Searched> {
    const steps = this.#look(terms)
    for (;;) {
      const step = steps.next()
      if (step.done) return step.value
    }
  }

  /** Looks for terms in full segments, one at each step, and returns what it found for those that are needed. */
  *#look(terms: readonly string[]): Generator<void, Map<string, Searched>> {
    for (let left = terms; ; ) {
      const searchedByTerm = new Map(neededOf(left).map((term) => [term, this.#searchedFor(term)]))
      for (const [term, searched] of searchedByTerm) while (this.#lookOn(term, searched)) yield
      const isRare = (term: string) => !isTooMany(term, searchedByTerm.get(term)?.indexes ?? [])
      if ([...searchedByTerm.keys()].every(isRare)) return searchedByTerm
      left = left.filter(isRare)
    }
  }

  #searchedFor(term: string): Searched {
    let count = 0
    for (const { indexes } of this.#searched.values()) count += indexes.length
    if (this.#searched.size >= maxSearched || count > maxIndexes) this.#searched.clear()
    const searched = this.#searched.get(term) ?? { segments: 0, indexes: [] }
    this.#searched.set(term, searched)
    return searched
  }

  /** Looks for a term in the next full segment; returns false when there is none, or when the term is common. */
  #lookOn(term: string, searched: Searched): boolean {
    if (searched.segments >= this.#segments.length - 1 || isTooMany(term, searched.indexes)) return false
    this.#segments[searched.segments++]?.find(term, searched.indexes)
    return true
  }

  /** Returns the words whose plain form or stem has a signature that passes a test. */
  withSignature(isWanted: (signature: number) => boolean): KnownWord[] {
    const signatures = this.#signatures
    const matching: number[] = []
    const end = 2 * this.words.length
    for (let at = 0; at < end; at += 2) {
      const ofPlain = signatures[at] ?? 0
      const ofStem = signatures[at + 1] ?? 0
      if (isWanted(ofPlain) || (ofStem !== ofPlain && isWanted(ofStem))) matching.push(at / 2)
    }
    return matching.flatMap((index) => this.words[index] ?? [])
  }

  /** Returns whether a word has this form, that of two neighbours aside. */
  hasForm(form: string): boolean {
    return this.with([`\n${form}\n`]).some((word) => !word.pair)
  }
}
