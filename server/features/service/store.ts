import type { Service } from "#contract/service.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { findRecord, listRecords } from "#server/records/read-records.ts"
import { serviceRecord } from "./record.ts"

export const listServices = (db: Database): Promise<Service[]> => listRecords(db, serviceRecord, {}, "published")

export const findService = (db: Database, id: number): Promise<Service | null> =>
  findRecord(db, serviceRecord, id, "published")
