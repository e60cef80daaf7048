import type { AppContext } from "#server/app-context.ts"
import { AppError } from "#server/app-error.ts"
import { checkVersion } from "#server/db/check-version.ts"
import { moveContentVersion } from "#server/db/content-state.ts"
import { putInTrash } from "#server/db/trash-store.ts"
import { findSpare, updateSpareRow } from "../store.ts"

/** Takes a group with its parts off the site; its rows stay for the trash. */
export async function deleteSpare(app: AppContext, id: number, expected: number | null): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    const spare = await findSpare(trx, id)
    if (!spare) throw new AppError("not_found")
    checkVersion(expected, spare)
    await updateSpareRow(trx, id, { deleted_at: app.clock().toISOString() })
    await putInTrash(trx, app, { kind: "spare", id, title: spare.title_de })
    await moveContentVersion(trx)
  })
}
