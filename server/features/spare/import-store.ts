import type { ImportState } from "#contract/sheet.ts"
import { AppError } from "#server/app-error.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { findPartSet } from "./store.ts"

const maxImports = 10

/** Returns the latest imports into a group, newest first; throws `not_found` for an unknown group. */
export async function listImports(db: Database, spareId: number): Promise<ImportState[]> {
  if (!(await findPartSet(db, spareId))) throw new AppError("not_found")
  const rows = await db
    .selectFrom("import")
    .selectAll()
    .where("spare_id", "=", spareId)
    .orderBy("id", "desc")
    .limit(maxImports)
    .execute()
  return rows.map(present)
}

export async function readImport(db: Database, spareId: number, importId: number): Promise<ImportState> {
  const row = await findImport(db, importId)
  if (row?.spare_id !== spareId || !(await findPartSet(db, spareId))) throw new AppError("not_found")
  return present(row)
}

export type ImportRow = NonNullable<Awaited<ReturnType<typeof findImport>>>

export const findImport = (db: Database, id: number) =>
  db.selectFrom("import").selectAll().where("id", "=", id).executeTakeFirst()

/** Marks an import as no longer undoable, and as undone when that is why. */
export async function endUndo(db: Database, importId: number, undoneAt?: string): Promise<void> {
  const undone = undoneAt === undefined ? {} : { undone_at: undoneAt }
  await db
    .updateTable("import")
    .set({ undoable: 0, ...undone })
    .where("id", "=", importId)
    .execute()
}

function present({ id, created_at, added, updated, unchanged, removed, file, undone_at, undoable }: ImportRow) {
  const state: ImportState["state"] = undone_at === null ? "done" : "undone"
  return { id, state, created_at, added, updated, unchanged, removed, file, can_undo: undoable === 1 }
}
