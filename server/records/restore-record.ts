import { AppError } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { AnyRecord } from "./define-record.ts"
import { updateRow } from "./write-row.ts"

/** Restores a deleted record; throws `not_found`, or `conflict` when its surroundings no longer have room for it. */
export async function restoreRecord(
  trx: Database,
  caller: Caller,
  definition: AnyRecord,
  { id, data }: { id: number; data: unknown },
): Promise<void> {
  const row = await trx
    .selectFrom(definition.table as "service")
    .select("id")
    .where("id", "=", id)
    .where("deleted_at", "is not", null)
    .executeTakeFirst()
  if (!row) throw new AppError("not_found")
  await definition.beforeRestore?.(trx, id, data, caller)
  await updateRow(trx, definition, id, { deleted_at: null })
}
