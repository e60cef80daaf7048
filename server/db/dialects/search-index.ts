import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely"
import { type Language, languages } from "#contract/language.ts"
import type { Database } from "./database.ts"

export type NumberField = "number_key" | "subst_key"

/** The index knows segments of three characters; shorter texts are searched at the beginning of a number or word. */
export const trigramLength = 3

/**
 * Condition on a part: its folded numbers contain or begin with a literal text, or its descriptions, as
 * shown in some languages, contain one of some known words. `begins` is a prefix common to all these words.
 */
export type SearchCondition =
  | { how: "contains" | "begins"; fields: readonly NumberField[]; text: string }
  | { how: "words"; languages: readonly Language[]; words: readonly string[]; begins?: string }
  | { how: "all" | "any"; of: readonly SearchCondition[] }

export interface SearchStep {
  condition: SearchCondition
  /** Meets every part of the condition that no step before has found. */
  only?: SearchCondition
}

/** Part sets and the search steps for them, best matches first; null for a step that would find nothing new. */
export interface Scope {
  sets: readonly number[]
  steps: readonly (SearchStep | null)[]
}

/** A part's set and id in one number, so that the parts of one set are contiguous. */
export type Position = number
const idsPerSet = 2 ** 32
export const positionOf = ({ part_set, id }: { part_set: number; id: number }): Position => part_set * idsPerSet + id
export const setOf = (position: Position): number => Math.floor(position / idsPerSet)
export const idOf = (position: Position): number => position % idsPerSet

export interface FoundRow {
  row_id: number
  part_set: number
  id: number
  sort_key: string
  /** How many pass the filter, where a page is asked for. */
  total: number
}

/** A page of parts in an order, of those that pass a filter. */
export interface OrderedPage {
  columns: readonly string[]
  direction: "asc" | "desc"
  filter?: Expression<SqlBool>
  limit: number
  offset: number
}

/** Returns the bits of the languages whose pages show a word: 1, 2, 4, … in the order of the table of languages. */
export const languageBits = (shownIn: readonly Language[]): number =>
  shownIn.reduce((bits, language) => bits | (1 << languages.indexOf(language)), 0)

/** Index over the parts' folded columns, which triggers keep up to date. Part sets outside the scopes are never found. */
export interface SearchIndex {
  /** Adds parts of a set under construction, which triggers leave out; many at once cost a third. */
  add: (db: Database, partSet: number, ids: readonly number[]) => Promise<void>
  /** Adds words to the known ones. Triggers do so for every part, except in a set under construction. */
  learnWords: (db: Database, shownIn: readonly Language[], words: readonly string[]) => Promise<void>
  /** Compacts the index after many writes, in one short step; true when nothing is left to do. */
  tidy: (db: Database) => Promise<boolean>
  /** Returns the ascending positions of what each step finds in all scopes; a part is among those of several steps. */
  collect: (db: Database, scopes: readonly Scope[]) => Promise<Position[][]>
  /** Returns parts by their positions; in no order where none is told. */
  read: (db: Database, positions: readonly Position[], page?: OrderedPage) => Promise<FoundRow[]>
}

/** Joins what an engine returns of each scope, its positions as the text of one array. */
export function mergeSteps([first]: readonly Scope[], rows: readonly { step: number; hits: string | null }[]) {
  const steps = (first?.steps ?? []).map((): Position[] => [])
  for (const { step, hits } of rows) steps[step] = [...(steps[step] ?? []), ...(JSON.parse(hits ?? "[]") as Position[])]
  const isAscending = (hits: Position[]) => hits.every((hit, index) => index === 0 || hit > (hits[index - 1] ?? 0))
  return steps.map((hits) => (isAscending(hits) ? hits : hits.toSorted((a, b) => a - b)))
}

/** Reads the parts of `hits`, a subquery that an engine builds from its list of positions. */
export async function readHits(db: Database, hits: RawBuilder<unknown>, page?: OrderedPage): Promise<FoundRow[]> {
  const total = page ? sql`count(*) over ()` : sql`0`
  const order = page?.columns.map((column) => sql`${sql.ref(`part.${column}`)} ${sql.raw(page.direction)}`) ?? []
  const slice = page
    ? sql`where ${page.filter ?? sql`true`} order by ${sql.join([...order, sql`part.row_id`])} limit ${page.limit} offset ${page.offset}`
    : sql``
  const columns = sql`part.row_id, part.part_set, part.id, part.sort_key`
  return (await sql<FoundRow>`select ${columns}, ${total} as total from ${hits} ${slice}`.execute(db)).rows
}
