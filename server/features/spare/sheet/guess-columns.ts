import { foldNumber } from "#contract/number-reader/fold-number.ts"
import type { SheetColumn } from "#contract/sheet.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { listUnknown } from "#server/demand/unknown-numbers.ts"

/**
 * Marks the likely part-number column where no heading names one: at least half of its first values are known numbers.
 */
export async function guessNumberColumn(db: Database, columns: readonly SheetColumn[]): Promise<SheetColumn[]> {
  const free = columns.filter(({ field }) => field === null)
  if (columns.some(({ field }) => field === "partnumber") || free.length === 0) return [...columns]
  const samples = free.flatMap((column) => column.samples).filter((sample) => foldNumber(sample) !== "")
  const unknown = new Set(await listUnknown(db, samples))
  const countKnown = (column: SheetColumn) =>
    column.samples.filter((sample) => samples.includes(sample) && !unknown.has(sample)).length
  const [best] = free.toSorted((a, b) => countKnown(b) - countKnown(a))
  if (!best || countKnown(best) === 0 || countKnown(best) * 2 < best.samples.length) return [...columns]
  return columns.map((column) => (column === best ? { ...column, field: "partnumber" } : column))
}
