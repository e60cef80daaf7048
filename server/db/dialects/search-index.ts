import type { Database } from "./dialect.ts"

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

export interface PartSearch {
  /** Part sets that are searched; parts of others are never found, nor do they cost time. */
  sets: readonly number[]
  condition: SearchCondition
}

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
  /** Makes the index over all parts there are; its table or columns go with the schema. */
  create: (db: Database) => Promise<void>
  count: (db: Database, search: PartSearch) => Promise<number>
  find: (db: Database, search: PartSearch, slice: Slice) => Promise<FoundRow[]>
}

export const naturalOrder = { columns: ["sort_key", "id"], direction: "asc" } as const
