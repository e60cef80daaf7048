import type { Language } from "#contract/language.ts"
import type { Settings } from "#contract/settings.ts"
import type { AppContext } from "#server/app-context.ts"
import { checkVersion } from "#server/db/check-version.ts"
import { readSettings, writeSettings } from "../store.ts"

/** Notes that a language's texts are up to date with the German ones although their words stay; throws `stale`. */
export async function markCurrent(app: AppContext, language: Language, expected: number | null): Promise<Settings> {
  return app.db.transaction().execute(async (trx) => {
    checkVersion(expected, await readSettings(trx))
    const now = app.clock().toISOString()
    await writeSettings(trx, { [`updated_at_${language}`]: now }, now)
    return readSettings(trx)
  })
}
