import type { PublishedKind } from "#contract/publishing.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { draftOwner } from "#server/media/draft-images.ts"
import { removeImages } from "#server/media/image-store.ts"
import type { AnyRecord } from "./define-record.ts"
import { removeHistory } from "./history-store.ts"
import { removeTrashOf } from "./trash-store.ts"

/** Removes a deleted record for good, with its images, stored versions, draft, trash entries and dependent rows. */
export async function purgeRecord(trx: Database, definition: AnyRecord, id: number): Promise<void> {
  await definition.beforePurge?.(trx, id)
  if (definition.images) await removeImages(trx, definition.kind, id)
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
