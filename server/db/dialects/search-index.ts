import { type Language, languages } from "#contract/language.ts"
import type { Database } from "./database.ts"

export type NumberField = "number_key" | "subst_key"

/**
 * What a part must have: in its numbers a text, folded and literal (three or more characters to contain it), or in the descriptions
 * that the pages of some languages show one of some known words; `begins` says what all these words begin with, where that is so.
 */
export type SearchCondition =
  | { how: "contains" | "begins" | "is"; fields: readonly NumberField[]; text: string }
  | { how: "words"; languages: readonly Language[]; words: readonly string[]; begins?: string }
  | { how: "all" | "any"; of: readonly SearchCondition[] }
  /** The first without what the second finds. */
  | { how: "without"; of: readonly [SearchCondition, SearchCondition] }

/** Part sets and what is looked for in them. */
export interface Scope {
  sets: readonly number[]
  condition: SearchCondition
}

export interface FoundRow {
  row_id: number
  part_set: number
  id: number
}

export interface Slice {
  /** Columns of the parts; unless told two of each set first, both blocks by natural order of the number. */
  order?: { columns: readonly string[]; direction: "asc" | "desc" }
  limit: number
  offset: number
  except: readonly FoundRow[]
}

/** More hits than this are not sorted: one of each set comes first, then all set by set, in the order in which they were added. */
export const mostSorted = 1_000

/** Returns the bits of the languages whose pages show a word: 1, 2, 4, … in the order of the table of languages. */
export const languageBits = (shownIn: readonly Language[]): number =>
  shownIn.reduce((bits, language) => bits | (1 << languages.indexOf(language)), 0)

/** The index over the parts' folded columns; the engine keeps it up to date by itself. Part sets of no scope are never found. */
export interface SearchIndex {
  /** Adds words to the known ones. Triggers do so for every part, except in a set that is being built. */
  learnWords: (db: Database, shownIn: readonly Language[], words: readonly string[]) => Promise<void>
  /** Tidies up behind many writes in one short step; true when there is nothing left to do. */
  tidy: (db: Database) => Promise<boolean>
  /** Returns how many hits each set has. */
  count: (db: Database, scopes: readonly Scope[], except: readonly FoundRow[]) => Promise<Map<number, number>>
  find: (db: Database, scopes: readonly Scope[], slice: Slice) => Promise<FoundRow[]>
}
