import type { Partner } from "#contract/partner.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { listRecords } from "#server/records/read-records.ts"
import { partnerRecord } from "./record.ts"

/** Returns the partners that visitors see, in all languages, in their order. */
export const listPartnerRecords = (db: Database): Promise<Partner[]> => listRecords(db, partnerRecord, {}, "published")
