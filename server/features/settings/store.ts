import type { Settings } from "#contract/settings.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { existingRecord } from "#server/records/read-records.ts"
import { settingsId, settingsRecord } from "./record.ts"

/** Returns the site's settings; all empty before the first save. */
export const readSettings = (db: Database): Promise<Settings> => existingRecord(db, settingsRecord, settingsId)
