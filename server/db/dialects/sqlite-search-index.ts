import { createFirstIndex } from "./sqlite-first-index.ts"
import { createPartOrder, learnPartOrder } from "./sqlite-part-order.ts"
import { createReader } from "./sqlite-search-reader.ts"
import { createWordIndex, tidyIndex } from "./sqlite-word-index.ts"
import { createWordLanguages, learnWords } from "./sqlite-word-languages.ts"
import type { SearchIndex } from "./search-index.ts"

/** Whole words and pieces of numbers in a full-text table without text of its own, written by triggers on the parts. */
export const sqliteSearchIndex: SearchIndex = {
  create: createFirstIndex,
  renew: createWordIndex,
  learnWords,
  createLanguages: createWordLanguages,
  createOrder: createPartOrder,
  tidy: async (db) => (await learnPartOrder(db)) && (await tidyIndex(db)),
  read: createReader,
}
