import type { Language } from "#contract/language.ts"
import { localizedNames } from "#contract/localized.ts"
import type { SheetRow } from "#contract/sheet.ts"
import { idsOf, yieldToEventLoop } from "#server/db/chunks.ts"
import { createBulkInsert } from "#server/db/bulk-insert.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { EngineDialect } from "#server/db/dialects/dialect.ts"
import { searchKeys } from "#server/search/search-keys.ts"
import type { Vocabulary } from "#server/search/words-key.ts"
import type { NewRow, Tables } from "#server/db/schema/tables.ts"

export type NewPart = NewRow<"part">

/** Target duration of a step, short enough for waiting requests; the step size adapts to the machine. */
const [longEnoughMs, shortEnoughMs] = [20, 8]
const [minRows, firstRows, maxRows] = [25, 100, 400]
/** Each statement writes a segment of the full-text table, which is merged with the others. */
const rowsBetweenIndexing = 1_000

// biome-ignore format: one name a line says no more
const columns = [
  "id", "spare_id", "part_set", "partnumber", "subst_part", "quantity", "version", "created_at", "updated_at",
  ...localizedNames("description"), "sort_key", "number_key", "subst_key", "number_pieces", "subst_pieces",
  ...localizedNames("words"), ...localizedNames("order"),
] as const satisfies readonly (keyof Tables["part"])[]

export interface PartSetWriter {
  /** Writes parts in short steps; a step includes the making of its parts. */
  write: (parts: Iterable<NewPart>, onWritten: OnWritten) => Promise<void>
  /** Returns the folded columns of a part; the writer adds its words to the search. */
  fold: (part: SheetRow) => ReturnType<typeof searchKeys>
}

/** Is called after each step with the number of parts that it wrote. */
export type OnWritten = (parts: number) => Promise<void>

/** Makes parts one by one, when a step takes them. */
export function* lazily<Item>(items: readonly Item[], make: (item: Item, index: number) => NewPart) {
  for (const [index, item] of items.entries()) yield make(item, index)
}

/** Returns a writer that fills a set under construction. */
export function createPartSetWriter(
  db: Database,
  { searchIndex }: Pick<EngineDialect, "searchIndex">,
  partSet: number,
): PartSetWriter {
  const insert = createBulkInsert(db, "part", columns)
  const vocabularies = new Map<string, { shownIn: readonly Language[]; vocabulary: Vocabulary }>()
  const vocabularyOf = (shownIn: readonly Language[]): Vocabulary => {
    const name = shownIn.join()
    const entry = vocabularies.get(name) ?? { shownIn, vocabulary: { known: new Set(), fresh: [] } }
    vocabularies.set(name, entry)
    return entry.vocabulary
  }
  const [writing, indexing] = [inShortSteps(maxRows), inShortSteps(rowsBetweenIndexing)]
  return {
    fold: (part) => searchKeys(part, vocabularyOf),
    write: async (parts, onWritten) => {
      const rest = parts[Symbol.iterator]()
      const ids: number[] = []
      do {
        ids.length = 0
        await writing(upTo(rowsBetweenIndexing, rest), async (rows) => {
          for (const { shownIn, vocabulary } of vocabularies.values())
            if (vocabulary.fresh.length > 0) await searchIndex.learnWords(db, shownIn, vocabulary.fresh.splice(0))
          await insert(rows)
          ids.push(...idsOf(rows))
          await onWritten(rows.length)
        })
        await indexing(ids, (batch) => searchIndex.add(db, partSet, batch))
      } while (ids.length > 0)
    },
  }
}

/** Yields the next items of an iterator, and leaves it open. */
function* upTo<Item>(most: number, items: Iterator<Item>): Generator<Item> {
  for (let count = 0; count < most; count++) {
    const next = items.next()
    if (next.done) return
    yield next.value
  }
}

/** Returns a function that takes items in steps short enough for waiting requests, the more the faster the machine. */
function inShortSteps(maxRows: number) {
  let size = firstRows
  return async <Item>(items: Iterable<Item>, step: (batch: readonly Item[]) => Promise<void>): Promise<void> => {
    const rest = items[Symbol.iterator]()
    for (;;) {
      const begin = performance.now()
      const batch = [...upTo(size, rest)]
      if (batch.length === 0) return
      await step(batch)
      const ms = performance.now() - begin
      if (ms > longEnoughMs) size = Math.max(minRows, size / 2)
      else if (ms < shortEnoughMs) size = Math.min(maxRows, size * 2)
      await yieldToEventLoop()
    }
  }
}
