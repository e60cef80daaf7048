import type { Partner } from "#contract/partner.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { listRecords } from "#server/records/read-records.ts"
import { partnerRecord } from "./record.ts"

/** Returns the visible partners, in all languages, in order. */
export const listPartnerRecords = (db: Database): Promise<Partner[]> => listRecords(db, partnerRecord, {}, "published")
