import { spareInputSchema } from "#contract/spare.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { systemAccount } from "#server/caller.ts"
import { spareRecord } from "#server/features/spare/record.ts"
import { insertRecord } from "#server/records/create-record.ts"

/** Inserts a spare-part group without parts, bypassing the commands; returns its id. */
export const insertGroup = (db: Database, title = "Gruppe"): Promise<number> =>
  insertRecord(db, spareRecord, spareInputSchema.parse({ title_de: title }), {
    app: { clock: () => new Date("2026-11-20T09:00:00Z") },
    account: systemAccount,
  })
