import type { Caller } from "#server/caller.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { putInTrash } from "#server/records/trash-store.ts"
import { changeInquiry } from "./change-inquiry.ts"

/**
 * Moves an inquiry to the trash, in its own or a given transaction; throws `not_found`, or `stale` when it has changed.
 */
export async function deleteInquiry(
  caller: Caller,
  id: number,
  expected: number | null,
  within?: Database,
): Promise<void> {
  const remove = async (trx: Database) => {
    const now = caller.app.clock()
    const { name, company } = await changeInquiry(trx, id, { expected, now }, () => ({ deleted_at: now.toISOString() }))
    await putInTrash(trx, caller, { kind: "request", id, title: `${name}, ${company}` })
  }
  await (within ? remove(within) : caller.app.db.transaction().execute(remove))
}
