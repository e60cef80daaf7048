import type { Selectable } from "kysely"
import type { AppContext } from "../app-context.ts"
import { noteAudit } from "./audit-store.ts"
import type { Database } from "./dialects/database.ts"
import type { TrashKind, TrashTable } from "./schema-visitors.ts"

export type TrashRow = Selectable<TrashTable>

interface DeletedRecord {
  kind: TrashKind
  id: number
  title: string
  /** What brings the record back when its row is gone. */
  data?: object
}

/** Notes that a record was deleted. */
export const putInTrash = (db: Database, app: Pick<AppContext, "clock" | "actor">, record: DeletedRecord) =>
  putManyInTrash(db, app, [record])

export async function putManyInTrash(
  db: Database,
  app: Pick<AppContext, "clock" | "actor">,
  records: readonly DeletedRecord[],
): Promise<void> {
  const stamps = { deleted_at: app.clock().toISOString(), deleted_by: app.actor }
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
  await noteAudit(db, app, "deleted", records.map(({ kind, id }) => `${kind} ${id}`).join(", "))
}

export async function listTrash(db: Database): Promise<TrashRow[]> {
  return db.selectFrom("trash").selectAll().orderBy("deleted_at", "desc").orderBy("id", "desc").execute()
}

/** The newest entry of a record, which a `kind-id` names. */
export async function findTrash(db: Database, name: string): Promise<TrashRow | undefined> {
  const cut = name.lastIndexOf("-")
  return db
    .selectFrom("trash")
    .selectAll()
    .where("kind", "=", name.slice(0, cut) as TrashKind)
    .where("record_id", "=", name.slice(cut + 1))
    .orderBy("id", "desc")
    .executeTakeFirst()
}

export async function removeTrashRow(db: Database, id: number): Promise<void> {
  await db.deleteFrom("trash").where("id", "=", id).execute()
}
