import { samePartKey } from "#contract/number-reader/same-part.ts"
import { chunks } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { type ShownPartRow, findSameParts, shownColumns } from "./part-store.ts"

export type ActivePartRow = ShownPartRow & { part_set: number }

const atOnce = 500

/** Returns the parts of active groups that have these ids, by id. */
export async function findActiveParts(db: Database, ids: readonly number[]): Promise<Map<number, ActivePartRow>> {
  const groups = await db.selectFrom("spare").select("part_set").where("deleted_at", "is", null).execute()
  const sets = groups.map((group) => group.part_set)
  const parts = new Map<number, ActivePartRow>()
  if (sets.length === 0) return parts
  for (const chunk of chunks([...new Set(ids)], atOnce)) {
    const rows = await db
      .selectFrom("part")
      .select([...shownColumns, "part_set"])
      .where("part_set", "in", sets)
      .where("id", "in", chunk)
      .execute()
    for (const row of rows) parts.set(row.id, row)
  }
  return parts
}

/** Returns the numbers of other parts (not `except`) that count as one of the given, by `numberInSet`. */
export async function takenNumbers(
  db: Database,
  wanted: readonly Pick<ActivePartRow, "part_set" | "partnumber">[],
  except: ReadonlySet<number>,
): Promise<Map<string, string>> {
  const taken = new Map<string, string>()
  for (const [part_set, rows] of Map.groupBy(wanted, (row) => row.part_set)) {
    const numbers = rows.map((row) => row.partnumber)
    for (const { partnumber } of (await findSameParts(db, part_set, numbers, except)).values())
      taken.set(numberInSet({ part_set, partnumber }), partnumber)
  }
  return taken
}

/** Returns a key that two parts share when they are in the same set and their numbers count as one. */
export const numberInSet = ({ part_set, partnumber }: Pick<ActivePartRow, "part_set" | "partnumber">): string =>
  `${part_set} ${samePartKey(partnumber)}`
