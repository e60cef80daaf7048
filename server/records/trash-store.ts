import type { Changer } from "#server/account.ts"
import { type AuditSubject, recordAudit } from "./audit-store.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import type { TrashKind } from "#contract/trash-constants.ts"
import { idsOf } from "#server/db/chunks.ts"
import type { TableRow } from "#server/db/schema/tables.ts"

export type TrashRow = TableRow<"trash">

interface DeletedRecord {
  kind: TrashKind
  id: number
  title: string
  /** Names it in the audit instead of its title, which is a visitor's name. */
  reference?: string
  /** Data that restores the record when its row is gone. */
  data?: object
}

/** Returns the audit subject of deleted records. */
export function auditSubject(
  records: readonly (Pick<DeletedRecord, "kind" | "title"> & { id: number | string })[],
): AuditSubject {
  const [first] = records
  const kind = records.every((record) => record.kind === first?.kind) ? first?.kind : undefined
  return records.length === 1
    ? { kind, id: first?.id, title: first?.title ?? "" }
    : { kind, count: records.length, detail: records.flatMap(({ title }) => title || []).join(", ") }
}

/** Adds a trash entry and audits the deletion. */
export const putInTrash = (db: Database, changer: Changer, record: DeletedRecord) =>
  putManyInTrash(db, changer, [record])

export async function putManyInTrash(db: Database, changer: Changer, records: readonly DeletedRecord[]): Promise<void> {
  await addToTrash(db, changer, records)
  await recordAudit(
    db,
    changer,
    "deleted",
    auditSubject(records.map((record) => ({ ...record, title: record.reference ?? record.title }))),
  )
}

/** Adds entries to the trash; the caller audits what deleted the records. */
export async function addToTrash(db: Database, changer: Changer, records: readonly DeletedRecord[]): Promise<void> {
  const { id: account_id, name: deleted_by } = changer.account
  const stamps = { deleted_at: changer.app.clock().toISOString(), deleted_by, account_id }
  await db
    .insertInto("trash")
    .values(
      records.map(({ kind, id, title, data }) => ({
        kind,
        record_id: String(id),
        title: title.slice(0, 300),
        data: JSON.stringify(data ?? {}),
        ...stamps,
      })),
    )
    .execute()
}

export async function listTrash(db: Database): Promise<TrashRow[]> {
  return db.selectFrom("trash").selectAll().orderBy("deleted_at", "desc").orderBy("id", "desc").execute()
}

/** Returns the newest trash entry of a record named `kind-id`. */
export async function findTrash(db: Database, name: string): Promise<TrashRow | undefined> {
  return (await findManyInTrash(db, [name])).get(name)
}

/** Returns the newest trash entries of several records named `kind-id`; omits those that do not exist. */
export async function findManyInTrash(db: Database, names: readonly string[]): Promise<Map<string, TrashRow>> {
  const rowsByKey = new Map<string, TrashRow>()
  for (const [kind, group] of Map.groupBy(names, (name) => name.slice(0, name.lastIndexOf("-")))) {
    const rows = await db
      .selectFrom("trash")
      .selectAll()
      .where("kind", "=", kind as TrashKind)
      .where(
        "record_id",
        "in",
        group.map((name) => name.slice(kind.length + 1)),
      )
      .orderBy("id")
      .execute()
    for (const row of rows) rowsByKey.set(`${kind}-${row.record_id}`, row)
  }
  return rowsByKey
}

export async function updateTrashData(db: Database, id: number, data: object): Promise<void> {
  await db
    .updateTable("trash")
    .set({ data: JSON.stringify(data) })
    .where("id", "=", id)
    .execute()
}

export async function removeTrashRows(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom("trash").where("id", "in", ids).execute()
}

/** Removes the entries of a purged record and of its images, which cannot be restored without it. */
export async function removeTrashOf(db: Database, kind: RecordKind, id: number): Promise<void> {
  await db
    .deleteFrom("trash")
    .where("kind", "=", kind as TrashKind)
    .where("record_id", "=", String(id))
    .execute()
  const images = await db.selectFrom("trash").select(["id", "data"]).where("kind", "=", "image").execute()
  const ownImages = images.filter(({ data }) => {
    const owner = JSON.parse(data) as { owner_kind: string; owner_id: string }
    return owner.owner_kind === kind && owner.owner_id === String(id)
  })
  await removeTrashRows(db, idsOf(ownImages))
}

/**
 * Moves a record's images to the trash, under `title` or their own text, because another replaces them. Auditing the
 * replacement is the caller's task.
 */
export async function putImagesInTrash(
  db: Database,
  changer: Changer,
  kind: RecordKind,
  owner: number | string,
  title = "",
): Promise<void> {
  const removed = await db
    .deleteFrom("image")
    .where("owner_kind", "=", kind)
    .where("owner_id", "=", String(owner))
    .returningAll()
    .execute()
  await addImagesToTrash(db, changer, removed, title)
}

/** Moves these images to the trash. */
export async function moveImagesToTrash(
  db: Database,
  changer: Changer,
  ids: readonly number[],
  title = "",
): Promise<void> {
  if (ids.length === 0) return
  const removed = await db.deleteFrom("image").where("id", "in", ids).returningAll().execute()
  await addImagesToTrash(db, changer, removed, title)
}

/** Adds trash entries for images that were removed. */
export async function addImagesToTrash(
  db: Database,
  changer: Changer,
  images: readonly TableRow<"image">[],
  title = "",
): Promise<void> {
  if (images.length === 0) return
  const entries = images.map((image) => ({
    kind: "image" as const,
    id: image.id,
    title: image.alt_de || title,
    data: image,
  }))
  await addToTrash(db, changer, entries)
}
