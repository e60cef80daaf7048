import type { Language } from "#contract/language.ts"
import type { Service } from "#contract/service.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError } from "#server/app-error.ts"
import { checkVersion } from "#server/db/check-version.ts"
import { findService, updateServiceRow } from "../store.ts"

/** Notes that a language's text is up to date with the German one although its words stay; throws `not_found` or `stale`. */
export async function markCurrent(
  app: AppContext,
  id: number,
  language: Language,
  expected: number | null,
): Promise<Service> {
  return app.db.transaction().execute(async (trx) => {
    const before = await findService(trx, id)
    if (!before) throw new AppError("not_found")
    checkVersion(expected, before)
    await updateServiceRow(trx, id, { [`updated_at_${language}`]: app.clock().toISOString() })
    return (await findService(trx, id)) ?? before
  })
}
