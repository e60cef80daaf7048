import type { TrashEntry } from "#contract/trash.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { listPictureFiles } from "#server/media/picture-store.ts"
import { listTrash } from "#server/records/trash-store.ts"
import { readTitles } from "./read-titles.ts"

export const keptInTrashMs = 30 * 86_400_000

/** What the trash says of the parts that an import removed. */
interface DeletedByImport {
  spare_id: number
  parts: number
}

/** What lies in the trash, newest first, with the day on which it goes for good. */
export async function readTrash(db: Database): Promise<TrashEntry[]> {
  const rows = await listTrash(db)
  const hashes = new Map(rows.flatMap((row) => (row.kind === "image" ? [[row.id, hashOf(row)]] : [])))
  const files = await listPictureFiles(db, [...new Set(hashes.values())])
  const titles = await readTitles(db, rows)
  return rows.map(({ id, kind, record_id, title, data, deleted_at, deleted_by }) => ({
    id: `${kind}-${record_id}`,
    kind,
    record_id,
    title,
    titles: titles.get(id) ?? null,
    parts: kind === "import" ? (JSON.parse(data) as DeletedByImport).parts : null,
    image: files.get(hashes.get(id) ?? "") ?? null,
    deleted_at,
    deleted_by,
    expires_at: new Date(Date.parse(deleted_at) + keptInTrashMs).toISOString(),
  }))
}

const hashOf = ({ data }: { data: string }): string => (JSON.parse(data) as { hash?: string }).hash ?? ""
