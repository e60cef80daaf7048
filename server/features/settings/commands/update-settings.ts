import type { Settings, SettingsPatch } from "#contract/settings.ts"
import type { AppContext } from "#server/app-context.ts"
import { checkVersion } from "#server/db/check-version.ts"
import { moveContentVersion } from "#server/db/content-state.ts"
import { keepVersion } from "#server/db/history-store.ts"
import { readSettings, writeSettings } from "../store.ts"

/** Changes the settings that the patch names; throws `stale` when `expected` is no longer their version. */
export async function updateSettings(
  app: AppContext,
  patch: SettingsPatch,
  expected: number | null,
): Promise<Settings> {
  return app.db.transaction().execute(async (trx) => {
    const before = await readSettings(trx)
    checkVersion(expected, before)
    await keepVersion(trx, app, "settings", 1, before)
    await writeSettings(trx, patch, app.clock().toISOString())
    await moveContentVersion(trx)
    return readSettings(trx)
  })
}
