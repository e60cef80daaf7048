import type { AppContext } from "#server/app-context.ts"
import { listDeadPartSets, purgePartSet } from "../part-set-store.ts"

/** At start nothing is being built, so what an interrupted import left behind can go. */
export async function removeDeadSets(app: AppContext): Promise<void> {
  for (const id of await listDeadPartSets(app.db)) await purgePartSet(app.db, id)
}
