import type { TrashEntry } from "#contract/trash.ts"
import type { Caller } from "#server/caller.ts"
import { listPictureFiles } from "#server/media/picture-store.ts"
import { readAccountNames } from "#server/records/account-names.ts"
import { listTrash } from "#server/records/trash-store.ts"
import { restoringAbility } from "./restoring-ability.ts"
import { readTitles } from "./read-titles.ts"

export const keptInTrashMs = 30 * 86_400_000

/** Trash data of the parts that an import removed. */
interface DeletedByImport {
  spare_id: number
  parts: number
}

/** Returns the trash entries that the caller may restore, newest first, with their expiry date. */
export async function readTrash({ app, account }: Caller): Promise<TrashEntry[]> {
  const { db, records } = app
  const all = await listTrash(db)
  const rows = all.filter(({ kind }) => account.abilities.includes(restoringAbility(records, kind)))
  const hashes = new Map(rows.flatMap((row) => (row.kind === "image" ? [[row.id, hashOf(row)]] : [])))
  const files = await listPictureFiles(db, [...new Set(hashes.values())])
  const titles = await readTitles(app, rows)
  const names = await readAccountNames(db, rows)
  return rows.map(({ id, kind, record_id, title, data, deleted_at, deleted_by, account_id }) => ({
    id: `${kind}-${record_id}`,
    kind,
    record_id,
    title,
    titles: titles.get(id) ?? null,
    parts: kind === "import" ? (JSON.parse(data) as DeletedByImport).parts : null,
    image: files.get(hashes.get(id) ?? "") ?? null,
    deleted_at,
    deleted_by: names.get(account_id ?? 0) ?? deleted_by,
    expires_at: new Date(Date.parse(deleted_at) + keptInTrashMs).toISOString(),
  }))
}

const hashOf = ({ data }: { data: string }): string => (JSON.parse(data) as { hash?: string }).hash ?? ""
