import { chunks } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { type ShownPartRow, shownColumns } from "./part-store.ts"

export type ActivePartRow = ShownPartRow & { part_set: number }

const atOnce = 500

/** Returns the parts of active groups that have these ids, by id. */
export async function findActiveParts(db: Database, ids: readonly number[]): Promise<Map<number, ActivePartRow>> {
  const groups = await db.selectFrom("spare").select("part_set").where("deleted_at", "is", null).execute()
  const sets = groups.map((group) => group.part_set)
  const found = new Map<number, ActivePartRow>()
  if (sets.length === 0) return found
  for (const some of chunks([...new Set(ids)], atOnce)) {
    const rows = await db
      .selectFrom("part")
      .select([...shownColumns, "part_set"])
      .where("part_set", "in", sets)
      .where("id", "in", some)
      .execute()
    for (const row of rows) found.set(row.id, row)
  }
  return found
}

/** Returns the given numbers that other rows of their set have, as set and number. */
export async function takenNumbers(
  db: Database,
  wanted: readonly Pick<ActivePartRow, "part_set" | "partnumber">[],
  except: ReadonlySet<number>,
): Promise<Set<string>> {
  const taken = new Set<string>()
  for (const [set, rows] of Map.groupBy(wanted, ({ part_set }) => part_set))
    for (const some of chunks(rows, atOnce)) {
      const there = await db
        .selectFrom("part")
        .select(["row_id", "partnumber"])
        .where("part_set", "=", set)
        .where(
          "partnumber",
          "in",
          some.map(({ partnumber }) => partnumber),
        )
        .execute()
      for (const { row_id, partnumber } of there) if (!except.has(row_id)) taken.add(`${set} ${partnumber}`)
    }
  return taken
}
