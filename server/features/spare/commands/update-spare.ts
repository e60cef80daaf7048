import type { SparePatch, SpareSummary } from "#contract/spare.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError } from "#server/app-error.ts"
import { changedLanguages } from "#server/db/changed-languages.ts"
import { checkVersion } from "#server/db/check-version.ts"
import { moveContentVersion } from "#server/db/content-state.ts"
import { keepVersion } from "#server/db/history-store.ts"
import { withoutUndefined } from "#server/db/without-undefined.ts"
import { cleanTexts } from "#server/rich-text/clean.ts"
import { findSpare, updateSpareRow } from "../store.ts"

/** Changes the fields of a group that the patch names, each language for itself; throws `not_found`, or `stale` with the group as it stands. */
export async function updateSpare(
  app: AppContext,
  id: number,
  patch: SparePatch,
  expected: number | null,
): Promise<SpareSummary> {
  return app.db.transaction().execute(async (trx) => {
    const before = await findSpare(trx, id)
    if (!before) throw new AppError("not_found")
    checkVersion(expected, before)
    await keepVersion(trx, app, "spare", id, before)
    const now = app.clock().toISOString()
    const clean = withoutUndefined(cleanTexts(patch))
    await updateSpareRow(trx, id, { ...clean, ...changedLanguages(clean, { ...before }, now), updated_at: now })
    await moveContentVersion(trx)
    return (await findSpare(trx, id)) ?? before
  })
}
