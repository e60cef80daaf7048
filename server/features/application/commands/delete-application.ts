import type { AppContext } from "#server/app-context.ts"
import { AppError } from "#server/app-error.ts"
import { putInTrash } from "#server/db/trash-store.ts"
import { deleteApplicationRow, listApplications } from "../store.ts"

/** Takes an application out of the list; throws `not_found`. */
export async function deleteApplication(app: AppContext, id: number): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    const application = (await listApplications(trx)).find((one) => one.id === id)
    if (!application) throw new AppError("not_found")
    await deleteApplicationRow(trx, id, app.clock().toISOString())
    await putInTrash(trx, app, { kind: "application", id, title: `${application.first_name} ${application.last_name}` })
  })
}
