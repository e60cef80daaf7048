import type { Database } from "#server/db/dialects/database.ts"
import type { AnyRecord, RecordId } from "./define-record.ts"

type Columns = Readonly<Record<string, unknown>>

/** Inserts a row after all others of its table, hence last in every list; returns its id. */
export async function insertRow(
  db: Database,
  { table }: Pick<AnyRecord, "table">,
  columns: Columns,
  now: string,
): Promise<number> {
  const last = await db
    .selectFrom(table as "service")
    .select((eb) => eb.fn.max("position").as("position"))
    .executeTakeFirst()
  const position = Number(last?.position ?? 0) + 1
  const row = { ...columns, position, deleted_at: null, created_at: now, updated_at: now }
  const { id } = await db
    .insertInto(table as "service")
    .values(row as never)
    .returning("id")
    .executeTakeFirstOrThrow()
  return id
}

/** Writes columns of a record and raises its version by one. */
export async function updateRow(
  db: Database,
  { table, key = "id" }: Pick<AnyRecord, "table" | "key">,
  id: RecordId,
  columns: Columns,
): Promise<void> {
  await db
    .updateTable(table as "service")
    .set((eb) => ({ ...(columns as object), version: eb("version", "+", 1) }))
    .where(key as "id", "=", id as number)
    .execute()
}
