import { z } from "zod"
import type { GroupChoice } from "#contract/grouped-sheet.ts"
import type { SheetColumn } from "#contract/sheet.ts"
import { sheetColumnFields } from "#contract/sheet-constants.ts"
import type { Caller } from "#server/caller.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import type { ChosenColumns } from "./sheet/columns.ts"
import { foldName } from "./sheet/find-group.ts"

const maxShapes = 200
const maxGroups = 1_000
const columnsSchema = z.record(z.string(), z.enum(sheetColumnFields).nullable())

/** Returns all stored column mappings, by sheet shape. */
export async function listRememberedColumns(db: Database): Promise<Record<string, ChosenColumns>> {
  const rows = await db.selectFrom("sheet_columns").select(["shape", "columns"]).execute()
  return Object.fromEntries(rows.map(({ shape, columns }) => [shape, columnsSchema.parse(JSON.parse(columns))]))
}

/** Stores the column mapping of a sheet shape, and removes all but the latest 200. */
export async function rememberColumns(
  db: Database,
  shape: string,
  columns: readonly Pick<SheetColumn, "number" | "field">[],
  now: string,
): Promise<void> {
  const byNumber = Object.fromEntries(columns.map(({ number, field }) => [`#${number}`, field]))
  const row = { columns: JSON.stringify(byNumber), used_at: now }
  await db
    .insertInto("sheet_columns")
    .values({ shape, ...row })
    .onConflict((conflict) => conflict.column("shape").doUpdateSet(row))
    .execute()
  const old = await db
    .selectFrom("sheet_columns")
    .select("shape")
    .orderBy("used_at", "desc")
    .orderBy("shape")
    .offset(maxShapes)
    .limit(maxShapes)
    .execute()
  const shapes = old.map((row) => row.shape)
  if (shapes.length > 0) await db.deleteFrom("sheet_columns").where("shape", "in", shapes).execute()
}

/** Returns all groups that names of former sheets stood for, by name. */
export async function listRememberedGroups(db: Database): Promise<GroupChoice> {
  const rows = await db.selectFrom("sheet_group").select(["name", "spare_id"]).execute()
  return Object.fromEntries(rows.map(({ name, spare_id }) => [name, spare_id]))
}

/** Stores the groups that names stand for, and removes all but the latest 1,000; rows that were left out may count next time. */
export async function rememberGroups(db: Database, choice: GroupChoice, now: string): Promise<void> {
  const rows = Object.entries(choice).flatMap(([name, spare_id]) =>
    spare_id === null ? [] : [{ name: foldName(name), spare_id, used_at: now }],
  )
  for (const row of rows)
    await db
      .insertInto("sheet_group")
      .values(row)
      .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
      .execute()
  const old = await db
    .selectFrom("sheet_group")
    .select("name")
    .orderBy("used_at", "desc")
    .orderBy("name")
    .offset(maxGroups)
    .limit(maxGroups)
    .execute()
  const names = old.map(({ name }) => name)
  if (names.length > 0) await db.deleteFrom("sheet_group").where("name", "in", names).execute()
}

/** Removes the column mapping of a sheet shape. */
export async function removeColumns(caller: Caller, shape: string): Promise<void> {
  await caller.app.db.transaction().execute(async (trx) => {
    const gone = await trx.deleteFrom("sheet_columns").where("shape", "=", shape).executeTakeFirst()
    if (Number(gone.numDeletedRows) > 0) await recordAudit(trx, caller, "columns_forgotten")
  })
}
