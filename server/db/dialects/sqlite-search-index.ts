import { learnPartOrder } from "./sqlite-part-order.ts"
import { createReader } from "./sqlite-search-reader.ts"
import { tidyIndex } from "./sqlite-word-index.ts"
import { learnWords } from "./sqlite-word-languages.ts"
import type { SearchIndex } from "./search-index.ts"

/** Whole words and trigrams of numbers in a full-text table without text of its own, written by triggers on the parts. */
export const sqliteSearchIndex: SearchIndex = {
  learnWords,
  tidy: async (db) => (await learnPartOrder(db)) && (await tidyIndex(db)),
  read: createReader,
}
