import type { AppContext } from "#server/app-context.ts"
import { existing } from "#server/app-error.ts"
import { eachAlone } from "#server/job.ts"
import type { Caller } from "#server/caller.ts"
import { purgeImportParts } from "#server/features/spare/import-part-store.ts"
import { purgeGroups } from "#server/features/spare/part-set-store.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { purgeUnusedPictures } from "#server/records/purge-pictures.ts"
import { auditSubject, findTrash, listTrash } from "#server/records/trash-store.ts"
import { purgeEntry } from "../purge-entry.ts"
import { keptInTrashMs } from "../store.ts"

/** Removes a record from the trash for good. */
export async function purgeFromTrash(caller: Caller, name: string): Promise<void> {
  await caller.app.db.transaction().execute(async (trx) => {
    const entry = existing(await findTrash(trx, name))
    const subject = await auditSubject(trx, [{ ...entry, id: entry.record_id }])
    await purgeEntry(trx, caller.app, entry)
    await recordAudit(trx, caller, "purged", subject)
  })
  await purgeGroups(caller.app.db)
  await purgeImportParts(caller.app.db)
}

/** Purges records that have been in the trash for 30 days, each alone, and unused pictures. */
export async function purgeOldTrash(app: AppContext): Promise<void> {
  const oldest = new Date(app.clock().getTime() - keptInTrashMs).toISOString()
  const expired = (await listTrash(app.db)).filter((entry) => entry.deleted_at < oldest)
  try {
    await eachAlone(expired, (entry) => app.db.transaction().execute((trx) => purgeEntry(trx, app, entry)))
  } finally {
    await purgeGroups(app.db)
    await purgeImportParts(app.db)
    await purgeUnusedPictures(app)
  }
}
