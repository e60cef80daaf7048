import type { Database } from "#server/db/dialects/database.ts"
import type { AnyRecord } from "./define-record.ts"
import { updateRow } from "./write-row.ts"

/** Restores a deleted record; throws `conflict` when its surroundings no longer have room for it. */
export async function restoreRecord(trx: Database, definition: AnyRecord, id: number, data: unknown): Promise<void> {
  await definition.beforeRestore?.(trx, id, data)
  await updateRow(trx, definition, id, { deleted_at: null })
}
