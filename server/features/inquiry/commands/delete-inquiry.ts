import type { Caller } from "#server/caller.ts"
import { putInTrash } from "#server/records/trash-store.ts"
import { changeInquiry } from "./change-inquiry.ts"

/** Takes an inquiry out of the list; throws `not_found`, or `stale` when it has changed. */
export async function deleteInquiry(caller: Caller, id: number, expected: number | null): Promise<void> {
  await caller.app.db.transaction().execute(async (trx) => {
    const now = caller.app.clock()
    const { name, company } = await changeInquiry(trx, id, { expected, now }, () => ({ deleted_at: now.toISOString() }))
    await putInTrash(trx, caller, { kind: "request", id, title: `${name}, ${company}` })
  })
}
