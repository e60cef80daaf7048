import type { Database } from "./database.ts"

/** The folded columns of a part that are searched; the words of each language are those that its pages show. */
export type SearchField = "number_key" | "subst_key" | "words_de" | "words_en" | "words_ru"

/**
 * Whether one of the fields contains a text of three or more characters; begins with a text, or for words has one that begins with
 * it; or, for keys of numbers, is the text. Texts are folded and literal.
 */
export interface SearchTest {
  how: "contains" | "begins" | "is"
  fields: readonly SearchField[]
  text: string
}

export type SearchCondition =
  | SearchTest
  | { how: "all"; of: readonly SearchCondition[] }
  | { how: "any"; of: readonly SearchCondition[] }
  /** The first without what the second finds. */
  | { how: "without"; of: readonly [SearchCondition, SearchCondition] }

export interface FoundRow {
  row_id: number
  id: number
}

export interface Slice {
  /** Columns of the parts; natural order of the number unless told. */
  order?: { columns: readonly string[]; direction: "asc" | "desc" }
  limit: number
  offset: number
  /** `row_id`s that are left out. */
  except: readonly number[]
}

/** The index over the parts' folded columns; the engine keeps it up to date by itself. */
export interface SearchIndex {
  /** Makes words of these fields known before parts of a set that is being built bring them; only those parts are not asked for theirs. */
  learnWords: (db: Database, fields: readonly SearchField[], words: readonly string[]) => Promise<void>
  /** Tidies up behind many writes in one short step; true when there is nothing left to do. */
  tidy: (db: Database) => Promise<boolean>
  /** A reader of these part sets for one search; parts of others are never found, nor do they cost time. */
  read: (db: Database, sets: readonly number[]) => SearchReader
}

export interface SearchReader {
  count: (condition: SearchCondition) => Promise<number>
  /** A stretch of what meets the condition, and how many meet it in all, those left out among them. */
  find: (condition: SearchCondition, slice: Slice) => Promise<{ rows: FoundRow[]; total: number }>
}

export const naturalOrder = { columns: ["sort_key", "id"], direction: "asc" } as const
