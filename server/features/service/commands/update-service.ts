import type { Service, ServicePatch } from "#contract/service.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError } from "#server/app-error.ts"
import { changedLanguages } from "#server/db/changed-languages.ts"
import { checkVersion } from "#server/db/check-version.ts"
import { moveContentVersion } from "#server/db/content-state.ts"
import { keepVersion } from "#server/db/history-store.ts"
import { withoutUndefined } from "#server/db/without-undefined.ts"
import { cleanTexts } from "#server/rich-text/clean.ts"
import { findService, updateServiceRow } from "../store.ts"

/** Changes the fields that the patch names, each language for itself; throws `not_found`, or `stale` with the service as it stands. */
export async function updateService(
  app: AppContext,
  id: number,
  patch: ServicePatch,
  expected: number | null,
): Promise<Service> {
  return app.db.transaction().execute(async (trx) => {
    const before = await findService(trx, id)
    if (!before) throw new AppError("not_found")
    checkVersion(expected, before)
    await keepVersion(trx, app, "service", id, before)
    const now = app.clock().toISOString()
    const clean = withoutUndefined(cleanTexts(patch))
    await updateServiceRow(trx, id, { ...clean, ...changedLanguages(clean, { ...before }, now), updated_at: now })
    await moveContentVersion(trx)
    return (await findService(trx, id)) ?? before
  })
}
