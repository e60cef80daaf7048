import { AppError, fieldError } from "#server/app-error.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { AnyRecord, RecordId, RecordRegistry } from "./define-record.ts"

type ReferencedTable = "category" | "product" | "spare"
type Fields = Readonly<Record<string, unknown>>

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
    if (typeof id === "number" && !(await isActive(db, { table }, id))) errors.push(fieldError(path, "invalid"))
  if (errors.length > 0) throw new AppError("invalid", { errors })
}

/** Returns the references that a kind declares, with the ids that fields give them. */
export const declaredReferences = (
  records: RecordRegistry,
  { references }: Pick<AnyRecord, "references">,
  fields: Fields,
): Reference[] =>
  Object.entries(references).map(([path, kind]) => ({
    path,
    table: records[kind].table as ReferencedTable,
    id: fields[path] as number | null | undefined,
  }))

/** Returns whether the record exists and is not deleted. */
export async function isActive(
  db: Database,
  { table, key = "id", isFixed = false }: Pick<AnyRecord, "table" | "key" | "isFixed">,
  id: RecordId,
): Promise<boolean> {
  const query = db
    .selectFrom(table as "service")
    .select("version")
    .where(key as "id", "=", id as number)
  const row = await (isFixed ? query : query.where("deleted_at", "is", null)).executeTakeFirst()
  return row !== undefined
}
