import type { OfferSettings, OfferSettingsPatch } from "#contract/offer-settings.ts"
import { checkVersion } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { withoutUndefined } from "#server/db/without-undefined.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { readOfferSettings } from "../settings-store.ts"

/** Changes the defaults of new offers; throws `stale` when they have changed. */
export async function changeOfferSettings(
  caller: Caller,
  patch: OfferSettingsPatch,
  expected: number | null,
): Promise<OfferSettings> {
  return caller.app.db.transaction().execute(async (trx) => {
    const settings = await readOfferSettings(trx)
    checkVersion(expected, settings)
    await trx
      .updateTable("offer_settings")
      .set({ ...withoutUndefined(patch), version: settings.version + 1 })
      .execute()
    await recordAudit(trx, caller, "offer_rules_changed")
    return readOfferSettings(trx)
  })
}
