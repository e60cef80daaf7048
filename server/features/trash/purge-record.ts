import type { Database } from "#server/db/dialects/database.ts"
import type { ImageOwner } from "#server/db/schema.ts"
import { type TrashRow, removeTrashRows } from "#server/db/trash-store.ts"
import { endUndo } from "#server/features/spare/import-store.ts"
import { removeImages } from "#server/media/image-store.ts"
import { tableOf } from "./record-tables.ts"

const pictured: readonly string[] = [
  "service",
  "spare",
  "product",
  "property",
  "category",
  "partner",
  "page-part",
] satisfies ImageOwner[]

/** Removes a deleted record for good, with its images, its parts and its former versions. */
export async function purgeRecord(db: Database, entry: TrashRow): Promise<void> {
  const id = Number(entry.record_id)
  const table = tableOf(entry.kind)
  if (pictured.includes(entry.kind)) await removeImages(db, entry.kind as ImageOwner, id)
  if (entry.kind === "product") await purgeProperties(db, id)
  if (entry.kind === "application") await db.deleteFrom("application_file").where("application_id", "=", id).execute()
  if (entry.kind === "import") await endUndo(db, id)
  if (entry.kind === "spare") {
    await purgeImports(db, id)
    await db.deleteFrom("part").where("spare_id", "=", id).execute()
    await db.deleteFrom("part_set").where("spare_id", "=", id).execute()
  }
  if (table)
    await db
      .deleteFrom(table as "service")
      .where("id", "=", id)
      .where("deleted_at", "is not", null)
      .execute()
  await db
    .deleteFrom("history")
    .where("kind", "=", entry.kind as "service")
    .where("record_id", "=", entry.record_id)
    .execute()
  await removeTrashRows(db, [entry.id])
}

/** What imports into a group removed goes with the group; its rows in `import_part` are purged in steps afterwards. */
async function purgeImports(db: Database, spareId: number): Promise<void> {
  const imports = await db.selectFrom("import").select("id").where("spare_id", "=", spareId).execute()
  const ids = imports.map((row) => String(row.id))
  if (ids.length > 0) await db.deleteFrom("trash").where("kind", "=", "import").where("record_id", "in", ids).execute()
  await db.deleteFrom("import").where("spare_id", "=", spareId).execute()
}

async function purgeProperties(db: Database, productId: number): Promise<void> {
  const rows = await db.selectFrom("product_property").select("id").where("product_id", "=", productId).execute()
  for (const { id } of rows) {
    await removeImages(db, "property", id)
    await db.deleteFrom("history").where("kind", "=", "property").where("record_id", "=", String(id)).execute()
  }
  await db.deleteFrom("product_property").where("product_id", "=", productId).execute()
}
