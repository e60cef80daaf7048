import type { AppContext } from "#server/app-context.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { endUndo } from "#server/features/spare/import-store.ts"
import { removeHistory } from "#server/records/history-store.ts"
import { purgeRecord } from "#server/records/remove-record.ts"
import { type TrashRow, removeTrashRows } from "#server/records/trash-store.ts"

/** Purges what a trash entry refers to, and the entry. */
export async function purgeEntry(
  trx: Database,
  { records }: Pick<AppContext, "records">,
  entry: TrashRow,
): Promise<void> {
  const id = Number(entry.record_id)
  const { kind } = entry
  if (kind === "request" || kind === "application")
    await trx.deleteFrom(kind).where("id", "=", id).where("deleted_at", "is not", null).execute()
  else if (kind === "part") await removeHistory(trx, "part", id)
  else if (kind === "import") await endUndo(trx, id)
  else if (kind !== "image") await purgeRecord(trx, records[kind], id)
  await removeTrashRows(trx, [entry.id])
}
