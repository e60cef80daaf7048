import type { ImportState } from "#contract/sheet.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError } from "#server/app-error.ts"
import { moveContentVersion } from "#server/db/content-state.ts"
import { findPartSet } from "../store.ts"

const mostImports = 10

/** The latest imports into a group, newest first, and whether they can still be undone. */
export async function listImports(app: Pick<AppContext, "db">, spareId: number): Promise<ImportState[]> {
  if (!(await findPartSet(app.db, spareId))) throw new AppError("not_found")
  const rows = await app.db
    .selectFrom("import")
    .select("id")
    .where("spare_id", "=", spareId)
    .orderBy("id", "desc")
    .limit(mostImports)
    .execute()
  return Promise.all(rows.map(({ id }) => readImport(app, spareId, id)))
}

export async function readImport(
  { db }: Pick<AppContext, "db">,
  spareId: number,
  importId: number,
): Promise<ImportState> {
  const row = await db
    .selectFrom("import")
    .selectAll()
    .where("id", "=", importId)
    .where("spare_id", "=", spareId)
    .executeTakeFirst()
  const current = await findPartSet(db, spareId)
  if (!row || !current) throw new AppError("not_found")
  const { id, created_at, added, updated, unchanged, removed } = row
  const former = await db.selectFrom("part_set").select("id").where("id", "=", row.former_set).executeTakeFirst()
  return {
    id,
    state: row.undone_at === null ? "done" : "undone",
    created_at,
    added,
    updated,
    unchanged,
    removed,
    can_undo:
      row.undone_at === null &&
      former !== undefined &&
      current.part_set === row.part_set &&
      current.parts_version === row.parts_version,
  }
}

/** Switches a group back to the parts before an import; throws `conflict` when parts were changed or imported since. */
export async function undoImport(app: AppContext, spareId: number, importId: number): Promise<ImportState> {
  const now = app.clock().toISOString()
  await app.db.transaction().execute(async (trx) => {
    const { can_undo } = await readImport({ db: trx }, spareId, importId)
    if (!can_undo)
      throw new AppError("conflict", {
        detail: "Parts were changed since this import, so it cannot be undone as a whole",
      })
    const row = await trx.selectFrom("import").selectAll().where("id", "=", importId).executeTakeFirstOrThrow()
    const { total } = await trx
      .selectFrom("part")
      .select((eb) => eb.fn.countAll().as("total"))
      .where("part_set", "=", row.former_set)
      .executeTakeFirstOrThrow()
    await trx.updateTable("part_set").set({ state: "former" }).where("id", "=", row.part_set).execute()
    await trx.updateTable("part_set").set({ state: "living" }).where("id", "=", row.former_set).execute()
    await trx
      .updateTable("spare")
      .set((eb) => ({
        part_set: row.former_set,
        parts_total: Number(total),
        parts_updated_at: now,
        parts_version: eb("parts_version", "+", 1),
      }))
      .where("id", "=", spareId)
      .execute()
    await trx.updateTable("import").set({ undone_at: now }).where("id", "=", importId).execute()
    await moveContentVersion(trx)
  })
  return readImport(app, spareId, importId)
}
