import type { Caller } from "#server/caller.ts"
import { AppError } from "#server/app-error.ts"
import { putInTrash } from "#server/records/trash-store.ts"
import { deleteApplicationRow, findApplication } from "../store.ts"

/** Moves an application to the trash; throws `not_found`. */
export async function deleteApplication(caller: Caller, id: number): Promise<void> {
  await caller.app.db.transaction().execute(async (trx) => {
    const application = await findApplication(trx, id)
    if (!application || !(await deleteApplicationRow(trx, id, caller.app.clock().toISOString())))
      throw new AppError("not_found")
    await putInTrash(trx, caller, {
      kind: "application",
      id,
      title: `${application.first_name} ${application.last_name}`,
    })
  })
}
