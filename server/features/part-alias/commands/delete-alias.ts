import { existing } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { bumpContentVersion } from "#server/db/content-state.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { removeAlias } from "../store.ts"

/** Removes an alias; throws `not_found`. */
export async function deleteAlias(caller: Caller, id: number): Promise<void> {
  await caller.app.db.transaction().execute(async (trx) => {
    const gone = existing(await removeAlias(trx, id))
    await bumpContentVersion(trx)
    await recordAudit(trx, caller, "alias_removed", { title: gone.alias, detail: gone.partnumber })
  })
}
