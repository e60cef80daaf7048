import type { Language } from "#contract/language.ts"
import { foldNumber, foldWord } from "#contract/number-reader/fold-number.ts"
import type { SearchItem, SearchMatch } from "#contract/search.ts"
import { languageBits, trigramLength } from "#server/db/dialects/search-index.ts"
import { splitWords } from "#server/search/fold.ts"
import { marksOf } from "#server/search/match-segments.ts"
import { type Asked, wordsOf } from "#server/search/plan-query.ts"
import { type WordMatches, matchWord } from "#server/search/vocabulary.ts"
import type { SearchText, SearchTexts } from "./search-texts.ts"

// Higher is worse; a hit ranks as its worst word.
const ranks = ["title", "title_form", "body", "other"] as const
type Rank = (typeof ranks)[number]
const matchOf: Record<Rank, SearchMatch> = {
  title: "text",
  title_form: "word_form",
  body: "text",
  other: "other_language",
}

interface Word {
  text: string
  number: string
  matches: WordMatches
  inner: Word[]
}

/**
 * Returns products, groups and services that contain every word, titles before texts; few records, so they are compared
 * in memory.
 */
export function findTextHits({ texts, vocabulary }: SearchTexts, query: Asked, language: Language): SearchItem[] {
  if (typeof query !== "string") return []
  const own = languageBits([language])
  const read = (text: string): Word => {
    const inner = splitWords(text).filter((part, index) => index % 2 === 0 && part !== "")
    const word = foldWord(text)
    const matches = matchWord(vocabulary, word, own)
    return { text: word, number: foldNumber(text), matches, inner: inner.length > 1 ? inner.map(read) : [] }
  }
  const words = wordsOf(query).map(read)
  if (words.length === 0) return []
  const whole = foldNumber(query)
  const forms = words.flatMap(({ matches }) => matches.forms)
  const marks = marksOf(query, forms)
  return texts
    .flatMap((text) => {
      const rank = worst([holdsNumber(text, whole) ? "title" : worst(words.map((word) => rankOf(text, word)))])
      if (rank === null) return []
      const { words: _words, names, number: _number, ...item } = text
      const asText = marks.text(item.title)
      const title_pieces = asText.length > 1 ? asText : marks.number(item.title)
      const match: SearchMatch = names.includes(whole) ? "exact" : matchOf[rank]
      return [{ rank, item: { ...item, title_pieces, match } satisfies SearchItem }]
    })
    .toSorted((a, b) => ranks.indexOf(a.rank) - ranks.indexOf(b.rank))
    .map(({ item }) => item)
}

const holdsNumber = ({ number }: SearchText, asked: string) =>
  asked.length < trigramLength ? number.startsWith(asked) : number.includes(asked)

function rankOf(text: SearchText, { text: asked, number, matches, inner }: Word): Rank | null {
  const { head, body, others } = text.words
  const some = (words: readonly string[], of: ReadonlySet<string>) => words.some((word) => of.has(word))
  if (some(matches.own, head) || (number !== "" && holdsNumber(text, number))) return "title"
  if (inner.length > 0) {
    const apart = worst(inner.map((word) => rankOf(text, word)))
    if (apart !== null) return apart
  }
  if (some(matches.forms, head)) return "title_form"
  // Long texts contain most short letter sequences, so there a word must begin with the term.
  const beginning = matches.own.filter((word) => word.startsWith(asked))
  if (asked.length >= trigramLength && some([...beginning, ...matches.forms], body)) return "body"
  return some(
    [...matches.own, ...matches.forms, ...matches.others].filter((word) => isWhole(word, asked, matches)),
    others,
  )
    ? "other"
    : null
}

const isWhole = (word: string, asked: string, { own }: WordMatches) =>
  asked.length >= trigramLength && (!own.includes(word) || word.startsWith(asked))

const worst = (all: readonly (Rank | null)[]): Rank | null =>
  all.includes(null) ? null : (ranks[Math.max(...all.map((rank) => ranks.indexOf(rank as Rank)))] ?? null)
