import type { OfferSettings } from "#contract/offer-settings.ts"
import type { Database } from "#server/db/dialects/database.ts"

/** Returns the defaults of new offers. */
export async function readOfferSettings(db: Database): Promise<OfferSettings> {
  const { id: _id, ...settings } = await db.selectFrom("offer_settings").selectAll().executeTakeFirstOrThrow()
  return settings
}
