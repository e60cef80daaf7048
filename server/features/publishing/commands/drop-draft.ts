import type { PublishedKind } from "#contract/publishing.ts"
import { AppError, existing } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { draftOwner } from "#server/media/draft-images.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import type { RecordId } from "#server/records/define-record.ts"
import { existingRecord } from "#server/records/read-records.ts"
import { addImagesToTrash } from "#server/records/trash-store.ts"
import { removePlans } from "../plan-store.ts"
import { imagesNamedIn } from "../draft-fields.ts"
import { findDraft, removeDraftRow } from "../store.ts"

/**
 * Deletes a draft; its pictures go to the trash, under the record. Unsaved pictures of an open form stay. Throws
 * `not_found` or `stale`.
 */
export async function dropDraft(
  caller: Caller,
  kind: PublishedKind,
  id: RecordId,
  expected: number | null,
): Promise<void> {
  const definition = caller.app.records[kind]
  await caller.app.db.transaction().execute(async (trx) => {
    const record = await existingRecord(trx, definition, id)
    const draft = existing(await findDraft(trx, kind, id))
    if (expected !== null && expected !== draft.version) throw new AppError("stale", { current: draft })
    await dropDraftImages(trx, caller, kind, id, imagesNamedIn(draft.patch))
    await removeDraftRow(trx, kind, id)
    await removePlans(trx, { kind, id, act: "publish" })
    await recordAudit(trx, caller, "draft_dropped", { kind, id, title: definition.title(record) })
  })
}

/** Moves images of a draft to the trash; returns their number. */
export async function dropDraftImages(
  trx: Database,
  caller: Caller,
  kind: PublishedKind,
  id: RecordId,
  images: readonly number[],
): Promise<number> {
  if (images.length === 0) return 0
  const gone = await trx
    .deleteFrom("image")
    .where("owner_kind", "=", "draft")
    .where("owner_id", "=", draftOwner(kind, id))
    .where("id", "in", images)
    .returningAll()
    .execute()
  const ofRecord = gone.map((image) => ({ ...image, owner_kind: kind, owner_id: String(id) }))
  await addImagesToTrash(trx, caller, ofRecord)
  return gone.length
}
