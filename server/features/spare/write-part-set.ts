import type { Insertable } from "kysely"
import type { Language } from "#contract/language.ts"
import { localizedNames } from "#contract/localized.ts"
import type { SheetRow } from "#contract/sheet.ts"
import { chunks, yieldToEventLoop } from "#server/db/chunks.ts"
import { createBulkInsert } from "#server/db/bulk-insert.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { EngineDialect } from "#server/db/dialects/dialect.ts"
import type { PartTable } from "#server/db/schema/content.ts"
import { searchKeys } from "#server/search/search-keys.ts"
import type { Vocabulary } from "#server/search/words-key.ts"

type NewPart = Insertable<PartTable>

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
] as const satisfies readonly (keyof PartTable)[]

export interface PartSetWriter {
  /** Writes parts in short steps, each built by `rowOf`, and calls back after each step. */
  write: <T>(
    parts: readonly T[],
    rowOf: (part: T, index: number) => NewPart,
    onStep: (rows: number) => Promise<void>,
  ) => Promise<void>
  /** Returns the folded columns of a part; the writer adds its words to the search. */
  fold: (part: SheetRow) => ReturnType<typeof searchKeys>
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
    const own = vocabularies.get(name) ?? { shownIn, vocabulary: { known: new Set(), fresh: [] } }
    vocabularies.set(name, own)
    return own.vocabulary
  }
  const [writing, indexing] = [inShortSteps(maxRows), inShortSteps(rowsBetweenIndexing)]
  return {
    fold: (part) => searchKeys(part, vocabularyOf),
    write: async (parts, rowOf, onStep) => {
      let written = 0
      for (const segment of chunks(parts, rowsBetweenIndexing)) {
        const ids: number[] = []
        await writing(segment, async (some) => {
          const made = some.map((part) => rowOf(part, written++))
          for (const { shownIn, vocabulary } of vocabularies.values())
            if (vocabulary.fresh.length > 0) await searchIndex.learnWords(db, shownIn, vocabulary.fresh.splice(0))
          await insert(made)
          ids.push(...made.map(({ id }) => id))
          await onStep(made.length)
        })
        await indexing(ids, (some) => searchIndex.add(db, partSet, some))
      }
    },
  }
}

/** Returns a function that takes items in steps short enough for waiting requests, the more the faster the machine. */
function inShortSteps(maxRows: number) {
  let size = firstRows
  return async <T>(items: readonly T[], step: (some: readonly T[]) => Promise<void>): Promise<void> => {
    for (let start = 0; start < items.length; ) {
      const begin = performance.now()
      const some = items.slice(start, start + size)
      await step(some)
      start += some.length
      const ms = performance.now() - begin
      if (ms > longEnoughMs) size = Math.max(minRows, size / 2)
      else if (ms < shortEnoughMs) size = Math.min(maxRows, size * 2)
      await yieldToEventLoop()
    }
  }
}
