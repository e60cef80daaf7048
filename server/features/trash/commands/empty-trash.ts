import type { TrashEntry } from "#contract/trash.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError, invalid } from "#server/app-error.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { bumpContentVersion } from "#server/db/content-state.ts"
import { listPictureFiles } from "#server/media/picture-store.ts"
import { purgeUnusedPictures } from "#server/records/purge-pictures.ts"
import { findManyInTrash, findTrash, listTrash, removeTrashRows } from "#server/records/trash-store.ts"
import { purgeEntry } from "../purge-entry.ts"
import { type DeletedPart, restoreEntry, restoreParts } from "../restore-entry.ts"
import { readTitles } from "../read-titles.ts"
import { purgeImportParts } from "#server/features/spare/import-part-store.ts"
import { restoreRemovedParts } from "#server/features/spare/commands/restore-removed-parts.ts"
import type { PartsRestored } from "#contract/sheet.ts"

/** What the trash says of the parts that an import removed. */
interface DeletedByImport {
  spare_id: number
  parts: number
}

const keptMs = 30 * 86_400_000

/** What lies in the trash, newest first, with the day on which it goes for good. */
export async function readTrash(app: AppContext): Promise<TrashEntry[]> {
  const rows = await listTrash(app.db)
  const hashes = new Map(rows.flatMap((row) => (row.kind === "image" ? [[row.id, hashOf(row)]] : [])))
  const files = await listPictureFiles(app.db, [...new Set(hashes.values())])
  const titles = await readTitles(app.db, rows)
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
    expires_at: new Date(Date.parse(deleted_at) + keptMs).toISOString(),
  }))
}

const hashOf = ({ data }: { data: string }): string => (JSON.parse(data) as { hash?: string }).hash ?? ""

/**
 * Brings a record back as it was, and of an import the parts that it removed, with what became of them. Rejects with `not_found`, or
 * `conflict` with the reason.
 */
export async function restoreFromTrash(app: AppContext, name: string): Promise<PartsRestored | null> {
  const entry = await findTrash(app.db, name)
  if (entry?.kind === "import") return restoreRemovedParts(app, Number(entry.record_id))
  await app.db.transaction().execute(async (trx) => {
    const entry = await findTrash(trx, name)
    if (!entry) throw new AppError("not_found")
    await restoreEntry(trx, app, entry)
    await removeTrashRows(trx, [entry.id])
    await recordAudit(trx, app, "restored", `${entry.kind} ${entry.record_id}`)
    await bumpContentVersion(trx)
  })
  return null
}

/** Brings several records back, all or none; what imports removed comes back one by one. Throws `invalid` for those, `not_found`, or `conflict` with the reason. */
export async function restoreManyFromTrash(app: AppContext, names: readonly string[]): Promise<number> {
  const now = app.clock().toISOString()
  const asked = [...new Set(names)]
  if (asked.some((name) => name.startsWith("import-"))) throw invalid("ids", "invalid")
  return app.db.transaction().execute(async (trx) => {
    const found = await findManyInTrash(trx, asked)
    const entries = asked.flatMap((name) => found.get(name) ?? [])
    if (entries.length < asked.length) throw new AppError("not_found")
    const partsOf = new Map<number, DeletedPart[]>()
    for (const entry of entries) {
      if (entry.kind === "part") {
        const part = JSON.parse(entry.data) as DeletedPart
        const parts = partsOf.get(part.spare_id)
        if (parts) parts.push(part)
        else partsOf.set(part.spare_id, [part])
      } else await restoreEntry(trx, app, entry)
    }
    for (const [spareId, parts] of partsOf) await restoreParts(trx, spareId, parts, now)
    await removeTrashRows(
      trx,
      entries.map(({ id }) => id),
    )
    await recordAudit(trx, app, "restored", entries.map(({ kind, record_id }) => `${kind} ${record_id}`).join(", "))
    await bumpContentVersion(trx)
    return asked.length
  })
}

/** Removes a record from the trash for good. */
export async function purgeFromTrash(app: AppContext, name: string): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    const entry = await findTrash(trx, name)
    if (!entry) throw new AppError("not_found")
    await purgeEntry(trx, app, entry)
    await recordAudit(trx, app, "purged", `${entry.kind} ${entry.record_id}`)
  })
  await purgeImportParts(app.db)
}

/** Removes for good what has lain in the trash for 30 days, and pictures that nothing shows any more. */
export async function purgeOldTrash(app: AppContext): Promise<void> {
  const oldest = new Date(app.clock().getTime() - keptMs).toISOString()
  for (const entry of await listTrash(app.db))
    if (entry.deleted_at < oldest) await app.db.transaction().execute((trx) => purgeEntry(trx, app, entry))
  await purgeImportParts(app.db)
  await purgeUnusedPictures(app)
}
