import type { Selectable } from "kysely"
import type { AppContext } from "../app-context.ts"
import { noteAudit } from "./audit-store.ts"
import type { Database } from "./dialects/dialect.ts"
import type { TrashKind, TrashTable } from "./schema-visitors.ts"

export type TrashRow = Selectable<TrashTable>

/** Notes that a record was deleted; `data` is what brings it back when its row is gone. */
export async function putInTrash(
  db: Database,
  app: Pick<AppContext, "clock" | "actor">,
  record: { kind: TrashKind; id: number; title: string; data?: object },
): Promise<void> {
  await db
    .insertInto("trash")
    .values({
      kind: record.kind,
      record_id: String(record.id),
      title: record.title.slice(0, 300),
      data: JSON.stringify(record.data ?? {}),
      deleted_at: app.clock().toISOString(),
      deleted_by: app.actor,
    })
    .execute()
  await noteAudit(db, app, "deleted", `${record.kind} ${record.id}`)
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
