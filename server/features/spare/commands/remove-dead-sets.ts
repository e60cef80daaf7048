import type { AppContext } from "#server/app-context.ts"
import { purgeImportParts } from "../import-part-store.ts"
import { listDeadPartSets, purgePartSet } from "../part-set-store.ts"

const longestImportMs = 3_600_000
const endOfTime = "9999"

/** Removes sets left by interrupted imports; with other processes, only those too old to be in progress. */
export async function removeDeadSets(app: AppContext): Promise<void> {
  const unfinishedBefore = app.dialect.shared
    ? new Date(app.clock().getTime() - longestImportMs).toISOString()
    : endOfTime
  const dead = await listDeadPartSets(app.db, unfinishedBefore)
  try {
    for (const id of dead) await purgePartSet(app.db, id)
    await purgeImportParts(app.db)
  } catch (error) {
    // Deleting rows needs space as well. The set is invisible, and the next start retries.
    if (!app.dialect.isDiskFull(error)) throw error
    app.log.error({ err: error }, "what an interrupted import left behind stays: no space left")
  }
}
