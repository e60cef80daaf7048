import { type Language, languages } from "#contract/language.ts"
import { foldNumber, foldText, foldWord } from "#contract/number-reader/fold-number.ts"
import type { SearchMatch } from "#contract/search.ts"
import { yieldToEventLoop } from "#server/db/chunks.ts"
import { languageBits, trigramLength } from "#server/db/dialects/search-index.ts"
import { splitWords } from "./fold.ts"
import { type Segments, marksOf } from "./match-segments.ts"
import { type Asked, wordsOf } from "./plan-query.ts"
import { KnownWords } from "./known-words.ts"
import { type WordMatches, describeWord, matchWord } from "./vocabulary.ts"
import { wordsKey } from "./words-key.ts"

/** A record with texts, such as a product, in the form in which it is searched. */
export interface IndexedText {
  title: string
  /** Title, model and summary folded as one number: models are searched with and without punctuation. */
  number: string
  /** Folded names; a query equal to one means this record. */
  names: string[]
  /** Words of title, model and summary in the reader's language, of its text, and of all these in other languages. */
  words: Record<"head" | "body" | "others", ReadonlySet<string>>
}

/** Texts of a record: `names` beside the title, and the other parts as in `IndexedText`. */
interface Texts {
  title: string
  names: readonly string[]
  head: readonly string[]
  body: string
  others: readonly string[]
}

/** Returns the texts of a record in the form in which they are searched. */
export const indexText = ({ title, names, head, body, others }: Texts): IndexedText => ({
  title,
  number: foldNumber([title, ...head].join(" ")),
  names: [title, ...names].map(foldNumber).filter(Boolean),
  words: {
    head: wordsIn([title, ...head].join("\n")),
    body: wordsIn(body),
    others: wordsIn(others.join("\n")),
  },
})

const wordsIn = (text: string): Set<string> => new Set(wordsKey(foldText(text)).split("  ").filter(Boolean))

const wordsPerStep = 1_000

/** Returns all words of records that are shown in a language; lets others work in between. */
export async function vocabularyOf(texts: readonly IndexedText[], language: Language): Promise<KnownWords> {
  const bits = new Map<string, number>()
  const readersBit = languageBits([language])
  const otherBits = languageBits(languages) - readersBit
  const add = (words: Iterable<string>, added: number) => {
    for (const word of words) bits.set(word, (bits.get(word) ?? 0) | added)
  }
  for (const { words } of texts) {
    add(words.head, readersBit)
    add(words.body, readersBit)
    add(words.others, otherBits)
  }
  const vocabulary = new KnownWords()
  for (const [word, wordBits] of bits) {
    if (vocabulary.words.length % wordsPerStep === 0) await yieldToEventLoop()
    vocabulary.add(describeWord(word, wordBits))
  }
  return vocabulary
}

// From best to worst; a hit ranks as its worst word.
const ranks = ["title", "title_form", "body", "other"] as const
type Rank = (typeof ranks)[number]
const matchOf: Record<Rank, SearchMatch> = {
  title: "text",
  title_form: "word_form",
  body: "text",
  other: "other_language",
}

/** A word of the query; `segments` are those of a word with punctuation. */
interface QueryWord {
  text: string
  number: string
  matches: WordMatches
  segments: QueryWord[]
}

/**
 * Returns the records that contain every word of a query, those with it in the title first, with the title split at the
 * matches. They are few, so they are compared in memory. A list of numbers finds none.
 */
export function searchTexts<Text extends IndexedText>(
  { texts, vocabulary }: { texts: readonly Text[]; vocabulary: KnownWords },
  query: Asked,
  language: Language,
): { text: Text; match: SearchMatch; title_pieces: Segments }[] {
  if (typeof query !== "string") return []
  const words = readWords(query, vocabulary, language)
  if (words.length === 0) return []
  const whole = foldNumber(query)
  const forms = words.flatMap(({ matches }) => matches.forms)
  const marks = marksOf(query, forms)
  return texts
    .flatMap((text) => {
      const rank = containsNumber(text, whole) ? "title" : worst(words.map((word) => rankOf(text, word)))
      if (rank === null) return []
      const asText = marks.text(text.title)
      const title_pieces = asText.length > 1 ? asText : marks.number(text.title)
      const match: SearchMatch = text.names.includes(whole) ? "exact" : matchOf[rank]
      return [{ rank, hit: { text, match, title_pieces } }]
    })
    .toSorted((a, b) => ranks.indexOf(a.rank) - ranks.indexOf(b.rank))
    .map(({ hit }) => hit)
}

function readWords(query: string, vocabulary: KnownWords, language: Language): QueryWord[] {
  const readersBit = languageBits([language])
  const readWord = (word: string): QueryWord => {
    const text = foldWord(word)
    const segments = splitWords(word).filter((segment, index) => index % 2 === 0 && segment !== "")
    return {
      text,
      number: foldNumber(word),
      matches: matchWord(vocabulary, text, readersBit),
      segments: segments.length > 1 ? segments.map(readWord) : [],
    }
  }
  return wordsOf(query).map(readWord)
}

const containsNumber = ({ number }: IndexedText, askedNumber: string) =>
  askedNumber.length < trigramLength ? number.startsWith(askedNumber) : number.includes(askedNumber)

/** Returns where a record contains a word of the query; null if nowhere. */
function rankOf(record: IndexedText, { text, number, matches, segments }: QueryWord): Rank | null {
  const { head, body, others } = record.words
  const hasAny = (set: ReadonlySet<string>, words: readonly string[]) => words.some((word) => set.has(word))
  if (hasAny(head, matches.containing) || (number !== "" && containsNumber(record, number))) return "title"
  if (segments.length > 0) {
    const rank = worst(segments.map((segment) => rankOf(record, segment)))
    if (rank !== null) return rank
  }
  if (hasAny(head, matches.forms)) return "title_form"
  // Long texts contain most short sequences of letters, so there a word must start with that of the query.
  const isShort = text.length < trigramLength
  const starting = matches.containing.filter((word) => word.startsWith(text))
  if (!isShort && hasAny(body, [...starting, ...matches.forms])) return "body"
  return !isShort && hasAny(others, [...starting, ...matches.forms, ...matches.others]) ? "other" : null
}

const worst = (all: readonly (Rank | null)[]): Rank | null =>
  all.includes(null) ? null : (ranks[Math.max(...all.map((rank) => ranks.indexOf(rank as Rank)))] ?? null)
