import { localizedNames } from "#contract/localized.ts"
import { createBulkInsert } from "#server/db/bulk-insert.ts"
import { chunks, idsOf, inSteps } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { NewRow, TableRow, Tables } from "#server/db/schema/tables.ts"

export type ImportPart = TableRow<"import_part">

const rowsPerStep = 1_000
const rowsPerDelete = 500

// biome-ignore format: one name a line says no more
const columns = [
  "part_set", "id", "change", "version", "partnumber", "subst_part", "quantity",
  ...localizedNames("description"),
] as const satisfies readonly (keyof Tables["import_part"])[]

/** Returns a function that stores parts as they were before the import into `partSet` removes or changes them. */
export function createImportPartWriter(db: Database, partSet: number) {
  const insert = createBulkInsert(db, "import_part", columns)
  return (
    parts: readonly Omit<NewRow<"import_part">, "part_set" | "change">[],
    change: ImportPart["change"],
  ): Promise<void> => insert(parts.map((part) => ({ ...part, part_set: partSet, change })))
}

/** Yields what an import removed or changed in short steps, by id. */
export const readImportParts = (
  db: Database,
  partSet: number,
  change: ImportPart["change"],
): AsyncGenerator<ImportPart[]> =>
  inSteps((last) =>
    db
      .selectFrom("import_part")
      .selectAll()
      .where("part_set", "=", partSet)
      .where("change", "=", change)
      .where("id", ">", last?.id ?? 0)
      .orderBy("id")
      .limit(rowsPerStep)
      .execute(),
  )

/** Removes in short steps what neither an import nor a trash entry can restore any more. */
export async function purgeImportParts(db: Database): Promise<void> {
  const kept = await db.selectFrom("import_part").select(["part_set", "change"]).distinct().execute()
  for (const { part_set, change } of kept)
    if (!(await isNeeded(db, part_set, change))) await deleteInSteps(db, part_set, change)
}

async function isNeeded(db: Database, partSet: number, change: ImportPart["change"]): Promise<boolean> {
  // Order matters: a running import has already written parts, and its own row follows with the switch.
  if (await isBuilding(db, partSet)) return true
  const row = await db
    .selectFrom("import")
    .select(["id", "undoable"])
    .where("part_set", "=", partSet)
    .executeTakeFirst()
  if (!row) return false
  if (change === "changed") return row.undoable === 1
  const entry = await db
    .selectFrom("trash")
    .select("id")
    .where("kind", "=", "import")
    .where("record_id", "=", String(row.id))
    .executeTakeFirst()
  return entry !== undefined
}

async function isBuilding(db: Database, partSet: number): Promise<boolean> {
  const set = await db.selectFrom("part_set").select("state").where("id", "=", partSet).executeTakeFirst()
  return set?.state === "building"
}

async function deleteInSteps(db: Database, partSet: number, change: ImportPart["change"]): Promise<void> {
  const batch = db
    .selectFrom("import_part")
    .select("id")
    .where("part_set", "=", partSet)
    .where("change", "=", change)
    .limit(rowsPerDelete)
  for await (const rows of inSteps(() => batch.execute())) await deleteImportParts(db, partSet, change, idsOf(rows))
}

/** Removes the stored former values of these parts. */
export async function deleteImportParts(
  db: Database,
  partSet: number,
  change: ImportPart["change"],
  ids: readonly number[],
): Promise<void> {
  for (const batch of chunks(ids, rowsPerDelete))
    await db
      .deleteFrom("import_part")
      .where("part_set", "=", partSet)
      .where("change", "=", change)
      .where("id", "in", batch)
      .execute()
}
