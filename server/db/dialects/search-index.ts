import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely"
import { type Language, languages } from "#contract/language.ts"
import { chunks } from "../chunks.ts"
import type { Database } from "./database.ts"

export type NumberField = "number_key" | "subst_key"

/**
 * Numbers are indexed by every three consecutive characters. A shorter text cannot be searched within a number or word,
 * only at its start.
 */
export const trigramLength = 3

/**
 * Condition on a part: one of its folded numbers contains or begins with a literal text; or the description that pages
 * of a language show has one of the words, or one with a common start; or both combined.
 */
export type SearchCondition =
  | { how: "contains" | "begins"; fields: readonly NumberField[]; text: string }
  | ({ how: "words"; languages: readonly Language[] } & ({ words: readonly string[] } | { begins: string }))
  | { how: "all" | "any"; of: readonly SearchCondition[] }

/** One step of a search: the parts that meet a condition. */
export interface SearchStep {
  condition: SearchCondition
  /** Met by every hit that no earlier step has found, so that an engine may read only those, or skip the step. */
  only?: SearchCondition
}

/** Part sets and the steps by which they are searched, best matches first; null for a step that finds nothing new. */
export interface Scope {
  sets: readonly number[]
  steps: readonly (SearchStep | null)[]
}

/** A part as one number, its set in the upper and its id in the lower 32 bits, so that parts of a set are contiguous. */
export type HitId = number
const idsPerSet = 2 ** 32
export const hitIdOf = ({ part_set, id }: { part_set: number; id: number }): HitId => part_set * idsPerSet + id
export const setOf = (hitId: HitId): number => Math.floor(hitId / idsPerSet)
export const idOf = (hitId: HitId): number => hitId % idsPerSet

export interface FoundRow {
  row_id: number
  part_set: number
  id: number
  sort_key: string
  /** Number of parts that pass the filter; 0 unless a page was requested. */
  total: number
}

/** A page of parts in an order, only of those that pass a filter. */
export interface OrderedPage {
  columns: readonly string[]
  direction: "asc" | "desc"
  filter?: Expression<SqlBool>
  limit: number
  offset: number
}

/** Returns languages as a bit mask: 1, 2, 4, … in the order of `languages`. */
export const languageBits = (shownIn: readonly Language[]): number =>
  shownIn.reduce((bits, language) => bits | (1 << languages.indexOf(language)), 0)

/** Words since a mark, perhaps not all of them: what follows begins at the new mark. */
export interface NewWords {
  words: readonly { text: string; languages: number }[]
  mark: string
  isWhole: boolean
}

/** The full-text index of an engine over the folded columns of parts. Triggers keep it up to date. */
export interface SearchIndex {
  /** Adds parts of a set under construction, which the triggers skip: adding many at once costs a third. */
  add: (db: Database, partSet: number, ids: readonly number[]) => Promise<void>
  /** Adds words to the vocabulary of languages, for a set under construction; the triggers do it for other parts. */
  learnWords: (db: Database, shownIn: readonly Language[], words: readonly string[]) => Promise<void>
  /** Returns words of the vocabulary that are new, or new in a language, since a mark ("" is the beginning). */
  wordsSince: (db: Database, mark: string) => Promise<NewWords>
  /** Compacts the index after many writes by one short step; returns true when nothing is left to do. */
  tidy: (db: Database) => Promise<boolean>
  /**
   * Returns for each step its hits in all scopes, ascending; several steps may find the same part. With `most` the
   * engine stops after so many hits of a step and scope.
   */
  collect: (db: Database, scopes: readonly Scope[], most?: number) => Promise<HitId[][]>
  /** Returns the parts of hits: a page in an order, else all in no order. */
  read: (db: Database, hitIds: readonly HitId[], page?: OrderedPage) => Promise<FoundRow[]>
}

/**
 * Engines compare each hit with all words of a list (FTS5), or read every part for a long one (PostgreSQL): such a list
 * takes less time in pieces.
 */
const wordsPerPiece = 64

/** Returns conditions that together find what one does. */
export function split(condition: SearchCondition): SearchCondition[] {
  if (condition.how === "any") return condition.of.flatMap(split)
  if (!("words" in condition)) return [condition]
  return chunks(condition.words, wordsPerPiece).map((words) => ({ ...condition, words }))
}

/** Returns the clause that ends a step after so many hits. */
export const atMost = (most: number | undefined) => (most === undefined ? sql`` : sql` limit ${sql.lit(most)}`)

/** Joins the rows that an engine returns, one for each step and scope with its hits as a JSON array. */
export function mergeSteps([first]: readonly Scope[], rows: readonly { step: number; hits: string | null }[]) {
  const steps = (first?.steps ?? []).map((): HitId[] => [])
  for (const { step, hits } of rows) steps[step] = [...(steps[step] ?? []), ...(JSON.parse(hits ?? "[]") as HitId[])]
  const isAscending = (hits: HitId[]) => hits.every((hit, index) => index === 0 || hit > (hits[index - 1] ?? 0))
  return steps.map((hits) => (isAscending(hits) ? hits : hits.toSorted((a, b) => a - b)))
}

/** Reads parts; `hits` is the FROM clause by which an engine joins a list of hits with the parts. */
export async function readHits(db: Database, hits: RawBuilder<unknown>, page?: OrderedPage): Promise<FoundRow[]> {
  const total = page ? sql`count(*) over ()` : sql`0`
  const order = page?.columns.map((column) => sql`${sql.ref(`part.${column}`)} ${sql.raw(page.direction)}`) ?? []
  const slice = page
    ? sql`where ${page.filter ?? sql`true`} order by ${sql.join([...order, sql`part.row_id`])} limit ${page.limit} offset ${page.offset}`
    : sql``
  const columns = sql`part.row_id, part.part_set, part.id, part.sort_key`
  return (await sql<FoundRow>`select ${columns}, ${total} as total from ${hits} ${slice}`.execute(db)).rows
}
