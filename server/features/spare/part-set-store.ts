import { sql } from "kysely"
import { inSteps } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { TableRow } from "#server/db/schema/tables.ts"

const rowsPerStep = 1_000

/** Yields a whole set in short steps, in row order. */
export const readPartSet = (db: Database, partSet: number): AsyncGenerator<TableRow<"part">[]> =>
  inSteps((last) =>
    db
      .selectFrom("part")
      .selectAll()
      .where("part_set", "=", partSet)
      .where("id", ">", last?.id ?? 0)
      .orderBy("id")
      .limit(rowsPerStep)
      .execute(),
  )

/** Removes an unused set, in short steps. */
export async function purgePartSet(db: Database, partSet: number): Promise<void> {
  const batch = db.selectFrom("part").select("row_id").where("part_set", "=", partSet).limit(200)
  for await (const rows of inSteps(() => batch.execute())) {
    const rowIds = rows.map((row) => row.row_id)
    await db.deleteFrom("part").where("row_id", "in", rowIds).execute()
  }
  await db.deleteFrom("part_set").where("id", "=", partSet).execute()
}

/**
 * Returns removable sets: former ones except the last of each group, and unfinished ones that were begun before a moment
 * ("": none, since an import may be running).
 */
export async function listDeadPartSets(db: Database, unfinishedBefore = ""): Promise<number[]> {
  // One query: a set that is begun between two would be taken for dead.
  const rows = await db
    .selectFrom("part_set")
    .select(["id", "spare_id", "state"])
    .where((set) =>
      set.or([
        set("state", "=", "former"),
        set.and([set("state", "=", "building"), set("created_at", "<", unfinishedBefore)]),
      ]),
    )
    .orderBy("id", "desc")
    .execute()
  const kept = new Set<number>()
  return rows
    .filter((row) => {
      if (row.state === "building") return true
      if (kept.has(row.spare_id)) return true
      kept.add(row.spare_id)
      return false
    })
    .map((row) => row.id)
}

/** Inserts an empty set of parts; returns its id. */
export async function insertPartSet(
  db: Database,
  spareId: number,
  state: "building" | "living",
  now: string,
): Promise<number> {
  const row = await db
    .insertInto("part_set")
    .values({ spare_id: spareId, state, created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow()
  return row.id
}

/** Removes the groups that have left the trash for good, with their parts, in short steps. */
export async function purgeGroups(db: Database): Promise<void> {
  const gone = await db
    .selectFrom("spare")
    .select("id")
    .where("deleted_at", "is not", null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("trash")
            .select("trash.id")
            .where("kind", "=", "spare")
            .where("record_id", "=", sql<string>`cast(spare.id as text)`),
        ),
      ),
    )
    .execute()
  for (const { id } of gone) {
    const sets = await db.selectFrom("part_set").select("id").where("spare_id", "=", id).execute()
    for (const set of sets) await purgePartSet(db, set.id)
    await db.deleteFrom("spare").where("id", "=", id).execute()
  }
}
