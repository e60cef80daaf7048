import type { Language } from "#contract/language.ts"
import type { SpareSummary } from "#contract/spare.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError } from "#server/app-error.ts"
import { checkVersion } from "#server/db/check-version.ts"
import { findSpare, updateSpareRow } from "../store.ts"

/** Notes that a language's text is up to date with the German one although its words stay; throws `not_found` or `stale`. */
export async function markCurrent(
  app: AppContext,
  id: number,
  language: Language,
  expected: number | null,
): Promise<SpareSummary> {
  return app.db.transaction().execute(async (trx) => {
    const before = await findSpare(trx, id)
    if (!before) throw new AppError("not_found")
    checkVersion(expected, before)
    await updateSpareRow(trx, id, { [`updated_at_${language}`]: app.clock().toISOString() })
    return (await findSpare(trx, id)) ?? before
  })
}
