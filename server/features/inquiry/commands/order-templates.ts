import { orderVersion } from "#contract/record-order-constants.ts"
import type { RecordOrder } from "#contract/record-order.ts"
import type { Caller } from "#server/caller.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { checkComplete } from "#server/records/order-records.ts"
import { listTemplates } from "./change-templates.ts"
import { checkVersion } from "#server/app-error.ts"

/**
 * Puts the answer templates into the order of `ids`, which names each exactly once. Throws `stale` with the present
 * order, or `invalid` for an unknown or missing id.
 */
export async function orderTemplates(
  caller: Caller,
  ids: readonly number[],
  expected: number | null,
): Promise<RecordOrder> {
  return caller.app.db.transaction().execute(async (trx) => {
    const present = (await listTemplates(trx)).map(({ id }) => id)
    const before = { ids: present, version: orderVersion(present) }
    checkVersion(expected, before)
    checkComplete(present, ids)
    if (ids.every((id, at) => id === present[at])) return before
    for (const [at, id] of ids.entries())
      await trx
        .updateTable("template")
        .set({ position: at + 1 })
        .where("id", "=", id)
        .execute()
    await recordAudit(trx, caller, "templates_ordered")
    return { ids: [...ids], version: orderVersion(ids) }
  })
}
