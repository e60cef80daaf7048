import type { SpareSummary } from "#contract/spare.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { findRecord, listRecords } from "#server/records/read-records.ts"
import { isInScope } from "#server/records/visibility.ts"
import { spareRecord } from "./record.ts"
import type { ReadScope } from "#server/records/define-record.ts"

/** Returns the visible groups. */
export const listSpares = (db: Database): Promise<SpareSummary[]> => listRecords(db, spareRecord, {}, "published")

export const findSpare = (db: Database, id: number, scope: ReadScope = "published"): Promise<SpareSummary | null> =>
  findRecord(db, spareRecord, id, scope)

/** Returns a group's active set and its parts version; null for an unknown group. */
export async function findPartSet(db: Database, id: number, scope: ReadScope = "edited") {
  const row = await db
    .selectFrom("spare")
    .select(["part_set", "parts_version", "parts_total"])
    .where("id", "=", id)
    .where(isInScope("spare", scope))
    .executeTakeFirst()
  return row ?? null
}

/**
 * Notes a change of a group's parts, without raising the group's own version. Their number is kept in the group's row:
 * `added` more of them, or fewer, without counting them.
 */
export async function noteParts(db: Database, id: number, now: string, added = 0): Promise<void> {
  await db
    .updateTable("spare")
    .set((eb) => ({
      parts_total: eb("parts_total", "+", added),
      parts_updated_at: now,
      parts_version: eb("parts_version", "+", 1),
    }))
    .where("id", "=", id)
    .execute()
}
