import type { Caller } from "#server/caller.ts"
import { bumpContentVersion } from "#server/db/content-state.ts"
import { checkVersion } from "./check-version.ts"
import type { RecordDefinition, ShownRecord } from "./define-record.ts"
import { existingRecord } from "./read-records.ts"
import type { TrashKind } from "#contract/trash-constants.ts"
import { putInTrash } from "./trash-store.ts"
import { updateRow } from "./write-row.ts"

/** Moves a record to the trash; its row stays until the trash is purged. Throws `not_found` or `stale`. */
export async function deleteRecord<Shown extends ShownRecord, Options>(
  caller: Caller,
  definition: RecordDefinition<Shown, object, object, Options>,
  id: number,
  expected: number | null,
  options: Options,
): Promise<void> {
  await caller.app.db.transaction().execute(async (trx) => {
    const record = await existingRecord(trx, definition, id)
    checkVersion(expected, record)
    const data = (await definition.beforeDelete?.(trx, record, options, caller)) ?? {}
    await updateRow(trx, definition, id, { deleted_at: caller.app.clock().toISOString() })
    const kind = definition.kind as TrashKind
    const title = (await definition.titleInTrash?.(trx, record)) ?? definition.title(record)
    await putInTrash(trx, caller, { kind, id, title, data })
    await bumpContentVersion(trx)
  })
}
