import type { AppContext } from "#server/app-context.ts"
import { idsOf } from "#server/db/chunks.ts"
import { purgeImportParts } from "../import-part-store.ts"
import { listDeadPartSets, purgePartSet } from "../part-set-store.ts"

const longestImportMs = 3_600_000

/** Removes sets left by interrupted imports; with other processes, only those too old to be in progress. */
export async function removeDeadSets(app: AppContext): Promise<void> {
  const since = new Date(app.clock().getTime() - longestImportMs).toISOString()
  const building = app.db.selectFrom("part_set").select("id").where("state", "=", "building")
  const others = app.dialect.shared ? await building.where("created_at", ">", since).execute() : []
  const dead = await listDeadPartSets(app.db, idsOf(others))
  try {
    for (const id of dead) await purgePartSet(app.db, id)
    await purgeImportParts(app.db)
  } catch (error) {
    // Deleting rows needs space as well. The set is invisible, and the next start retries.
    if (!app.dialect.isDiskFull(error)) throw error
    app.log.error({ err: error }, "what an interrupted import left behind stays: no space left")
  }
}
