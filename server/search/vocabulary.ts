import { setImmediate } from "node:timers/promises"
import type { Database } from "#server/db/dialects/database.ts"
import type { EngineDialect } from "#server/db/dialects/dialect.ts"
import { languageBits, trigramLength } from "#server/db/dialects/search-index.ts"
import { isOneEdit, mayBeOneEdit, signatureOf } from "./one-edit.ts"
import { type KnownWord, KnownWords } from "./known-words.ts"
import { type WordForm, formOf, isSameStem } from "./stem.ts"
import { joint } from "./words-key.ts"

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

const wordsPerStep = 1_000

/** Adds the words of part descriptions that are not in a vocabulary yet, and returns it; lets others work in between. */
export async function growVocabulary(
  { db, dialect }: { db: Database; dialect: EngineDialect },
  vocabulary = new KnownWords(),
): Promise<KnownWords> {
  for (let isWhole = false; !isWhole; ) {
    const newWords = await dialect.searchIndex.wordsSince(db, vocabulary.mark)
    for (const [index, { text, languages }] of newWords.words.entries()) {
      if (index % wordsPerStep === 0) await setImmediate()
      vocabulary.add(knownWord(text, languages, formsOf(text)))
    }
    vocabulary.mark = newWords.mark
    isWhole = newWords.isWhole
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

/** Returns whether so many known words contain a folded word of a query that it is searched only at their start. */
export const isCommonWord = (vocabulary: KnownWords, word: string): boolean =>
  vocabulary.isCommon(termsOf(word, formOf(word)))

/** Returns whether the catalogue has a folded word of a query, in any form; `ownBits` are the reader's languages. */
export function hasWord(vocabulary: KnownWords, word: string, ownBits: number): boolean {
  const { containing, forms, others } = matchWord(vocabulary, word, ownBits)
  return containing.length + forms.length + others.length > 0 || isCommonWord(vocabulary, word)
}

/**
 * Returns the known words that a folded word of a query matches; of a common one (`isCommonWord`) none that contain it.
 * `ownBits` are the reader's languages.
 */
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
  const [ofPlain, ofStem] = [signatureOf(form.plain), signatureOf(form.stem)]
  const alike = vocabulary.withSignature((bits) => mayBeOneEdit(bits, ofPlain) || mayBeOneEdit(bits, ofStem))
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
  // Bits that no half has: they exclude most words faster than the set does.
  let excluded = -1
  for (const bits of signatures) excluded &= ~bits
  for (const { plain, stem } of vocabulary.withSignature((bits) => (bits & excluded) === 0 && signatures.has(bits))) {
    addHalves(plain)
    addHalves(stem)
  }
  for (const { first, last } of cuts) {
    const begin = first.find((half) => knownHalves.has(half))
    if (begin !== undefined && knownHalves.has(last)) return `${begin} ${last}`
  }
  return null
}
