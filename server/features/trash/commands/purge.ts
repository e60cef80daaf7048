import type { AppContext } from "#server/app-context.ts"
import { existing } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { eachAlone } from "#server/job.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { type TrashRow, findTrash, listTrash, removeTrashRows } from "#server/records/trash-store.ts"
import { readSubject } from "../read-subject.ts"
import { keptInTrashMs } from "../store.ts"

/** Removes a record from the trash for good. */
export async function purgeFromTrash(caller: Caller, name: string): Promise<void> {
  const { db, kinds } = caller.app
  const { kind } = await db.transaction().execute(async (trx) => {
    const entry = existing(await findTrash(trx, name))
    const subject = await readSubject(trx, caller.app, [entry])
    await purgeEntry(trx, caller.app, entry)
    await recordAudit(trx, caller, "purged", subject)
    return entry
  })
  await kinds[kind].afterPurge?.(db)
}

/** Purges records that have been in the trash for 30 days, each alone. */
export async function purgeOldTrash(app: AppContext): Promise<void> {
  const { db, kinds, clock } = app
  const oldest = new Date(clock().getTime() - keptInTrashMs).toISOString()
  const expired = (await listTrash(db)).filter((entry) => entry.deleted_at < oldest)
  try {
    await eachAlone(expired, (entry) => db.transaction().execute((trx) => purgeEntry(trx, app, entry)))
  } finally {
    await eachAlone(Object.values(kinds), async (kind) => kind.afterPurge?.(db))
  }
}

async function purgeEntry(
  trx: Database,
  { kinds }: Pick<AppContext, "kinds">,
  { id, kind, record_id }: TrashRow,
): Promise<void> {
  await kinds[kind].purge?.(trx, Number(record_id))
  await removeTrashRows(trx, [id])
}
