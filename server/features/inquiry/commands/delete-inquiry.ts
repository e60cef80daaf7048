import type { AppContext } from "#server/app-context.ts"
import { putInTrash } from "#server/records/trash-store.ts"
import { changeInquiry } from "./change-inquiry.ts"

/** Takes an inquiry out of the list; throws `not_found`, or `stale` when it has changed. */
export async function deleteInquiry(app: AppContext, id: number, expected: number | null): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    const { name, company } = await changeInquiry(trx, id, expected, () => ({ deleted_at: app.clock().toISOString() }))
    await putInTrash(trx, app, { kind: "request", id, title: `${name}, ${company}` })
  })
}
