import type { AppContext } from "#server/app-context.ts"
import { AppError } from "#server/app-error.ts"
import { checkVersion } from "#server/db/check-version.ts"
import { moveContentVersion } from "#server/db/content-state.ts"
import { putInTrash } from "#server/db/trash-store.ts"
import { findService, updateServiceRow } from "../store.ts"

/** Takes a service off the site; its row stays for the trash. */
export async function deleteService(app: AppContext, id: number, expected: number | null): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    const service = await findService(trx, id)
    if (!service) throw new AppError("not_found")
    checkVersion(expected, service)
    await updateServiceRow(trx, id, { deleted_at: app.clock().toISOString() })
    await putInTrash(trx, app, { kind: "service", id, title: service.title_de })
    await moveContentVersion(trx)
  })
}
