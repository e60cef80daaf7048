import type { AppContext } from "#server/app-context.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { removeHistory } from "#server/records/history-store.ts"
import { purgeRecord } from "#server/records/purge-record.ts"
import { type TrashRow, removeTrashRows } from "#server/records/trash-store.ts"

/** Removes what an entry of the trash stands for, for good, and the entry. */
export async function purgeEntry(
  trx: Database,
  { records }: Pick<AppContext, "records">,
  entry: TrashRow,
): Promise<void> {
  const id = Number(entry.record_id)
  switch (entry.kind) {
    case "request":
    case "application":
      if (entry.kind === "application")
        await trx.deleteFrom("application_file").where("application_id", "=", id).execute()
      await trx.deleteFrom(entry.kind).where("id", "=", id).where("deleted_at", "is not", null).execute()
      break
    case "part":
      await removeHistory(trx, "part", id)
      break
    case "image":
      break
    default:
      await purgeRecord(trx, records[entry.kind], id)
  }
  await removeTrashRows(trx, [entry.id])
}
