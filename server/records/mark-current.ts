import type { Language } from "#contract/language.ts"
import type { Caller } from "#server/caller.ts"
import { bumpContentVersion } from "#server/db/content-state.ts"
import { recordAudit } from "./audit-store.ts"
import type { RecordDefinition, RecordId, ShownRecord } from "./define-record.ts"
import { existingRecord } from "./read-records.ts"
import { updateRow } from "./write-row.ts"
import { checkVersion } from "#server/app-error.ts"

/**
 * Marks a translation as up to date with the German text without changing it. The history stores nothing. Throws
 * `not_found` or `stale`.
 */
export async function markCurrent<Shown extends ShownRecord>(
  caller: Caller,
  definition: RecordDefinition<Shown>,
  id: RecordId,
  language: Language,
  expected: number | null,
): Promise<Shown> {
  return caller.app.db.transaction().execute(async (trx) => {
    const record = await existingRecord(trx, definition, id)
    checkVersion(expected, record)
    await updateRow(trx, definition, id, { [`updated_at_${language}`]: caller.app.clock().toISOString() })
    await recordAudit(trx, caller, "translation_marked_as_current", {
      kind: definition.kind,
      id,
      title: definition.title(record),
      detail: language,
    })
    await bumpContentVersion(trx)
    return existingRecord(trx, definition, id)
  })
}
