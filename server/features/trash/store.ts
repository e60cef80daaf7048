import type { TrashEntry } from "#contract/trash.ts"
import type { Caller } from "#server/caller.ts"
import { listPictureFiles } from "#server/media/picture-store.ts"
import { readAccountNames } from "#server/records/account-names.ts"
import { listTrash } from "#server/records/trash-store.ts"
import { readTitles } from "./read-titles.ts"

export const keptInTrashMs = 30 * 86_400_000

/** Returns the trash entries that the caller may restore, newest first, with their expiry date. */
export async function readTrash({ app, account }: Caller): Promise<TrashEntry[]> {
  const { db, kinds } = app
  const all = await listTrash(db)
  const rows = all.filter(({ kind }) => account.abilities.includes(kinds[kind].ability))
  const details = new Map(rows.map(({ id, kind, data }) => [id, kinds[kind].details?.(JSON.parse(data))]))
  const files = await listPictureFiles(db, [...new Set([...details.values()].flatMap((detail) => detail?.hash ?? []))])
  const titles = await readTitles(app, rows)
  const names = await readAccountNames(db, rows)
  return rows.map(({ id, kind, record_id, title, deleted_at, deleted_by, account_id }) => ({
    id: `${kind}-${record_id}`,
    kind,
    record_id,
    title,
    titles: titles.get(id) ?? null,
    parts: details.get(id)?.parts ?? null,
    image: files.get(details.get(id)?.hash ?? "") ?? null,
    deleted_at,
    deleted_by: names.get(account_id ?? 0) ?? deleted_by,
    expires_at: new Date(Date.parse(deleted_at) + keptInTrashMs).toISOString(),
  }))
}
