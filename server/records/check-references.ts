import { AppError, fieldError } from "#server/app-error.ts"
import type { Database } from "#server/db/dialects/database.ts"

type ReferencedTable = "category" | "product" | "spare"

/** A field that holds the id of another record. */
export interface Reference {
  path: string
  table: ReferencedTable
  id: number | null | undefined
}

/** Rejects with `invalid` and the path of each reference whose record is absent or deleted; empty references pass. */
export async function checkReferences(db: Database, references: readonly Reference[]): Promise<void> {
  const errors = []
  for (const { path, table, id } of references)
    if (typeof id === "number" && (await activeId(db, table, id)) === null) errors.push(fieldError(path, "invalid"))
  if (errors.length > 0) throw new AppError("invalid", { errors })
}

/** Returns the id of an active record; null for one that is absent or deleted. */
export async function activeId(db: Database, table: ReferencedTable, id: number): Promise<number | null> {
  const row = await db
    .selectFrom(table)
    .select("id")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst()
  return row?.id ?? null
}
