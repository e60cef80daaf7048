import type { PublishedKind } from "#contract/publishing.ts"
import type { TrashKind } from "#contract/trash-constants.ts"
import { AppError, checkVersion } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { bumpContentVersion } from "#server/db/content-state.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { draftOwner } from "#server/media/draft-images.ts"
import { removeImages } from "#server/media/image-store.ts"
import type { AnyRecord, RecordChanger, RecordDefinition, ShownRecord } from "./define-record.ts"
import { removeHistory } from "./history-store.ts"
import { existingRecord } from "./read-records.ts"
import { putInTrash, removeTrashOf } from "./trash-store.ts"
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

/** Restores a deleted record; throws `not_found`, or `conflict` when its surroundings no longer have room for it. */
export async function restoreRecord(
  trx: Database,
  changer: RecordChanger,
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
  await definition.beforeRestore?.(trx, id, data, changer)
  await updateRow(trx, definition, id, { deleted_at: null })
}

/** Removes a deleted record for good, with its images, stored versions, draft, trash entries and dependent rows. */
export async function purgeRecord(trx: Database, definition: AnyRecord, id: number): Promise<void> {
  await definition.beforePurge?.(trx, id)
  if (definition.images) await removeImages(trx, definition.kind, id)
  if (!definition.purgeInSteps)
    await trx
      .deleteFrom(definition.table as "service")
      .where("id", "=", id)
      .where("deleted_at", "is not", null)
      .execute()
  await removeHistory(trx, definition.kind, id)
  await removeTrashOf(trx, definition.kind, id)
  const owner = draftOwner(definition.kind, id)
  await trx.deleteFrom("image").where("owner_kind", "=", "draft").where("owner_id", "=", owner).execute()
  for (const table of ["hidden", "draft", "plan", "share"] as const)
    await trx
      .deleteFrom(table as "draft")
      .where("kind", "=", definition.kind as PublishedKind)
      .where("record_id", "=", String(id))
      .execute()
}
