import type { Caller } from "#server/caller.ts"
import { checkVersion, existing } from "#server/app-error.ts"
import { putInTrash } from "#server/records/trash-store.ts"
import { deleteApplicationRow, findApplication } from "../store.ts"

/** Moves an application to the trash; throws `not_found`, or `stale` when it has changed. */
export async function deleteApplication(caller: Caller, id: number, expected: number | null): Promise<void> {
  await caller.app.db.transaction().execute(async (trx) => {
    const application = existing(await findApplication(trx, id))
    checkVersion(expected, application)
    await deleteApplicationRow(trx, id, caller.app.clock().toISOString())
    await putInTrash(trx, caller, {
      kind: "application",
      id,
      title: `${application.first_name} ${application.last_name}`,
      reference: application.reference,
    })
  })
}
