import type { Image } from "#contract/image.ts"
import { AppError } from "#server/app-error.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { imageFields, listImages } from "#server/media/image-store.ts"
import type { RecordDefinition, RecordId, ShownRecord } from "./define-record.ts"

/** Values that columns must have; a list means any of its values. */
export type Where = Readonly<Record<string, string | number | readonly (string | number)[]>>

type Definition<Shown extends ShownRecord> = Pick<
  RecordDefinition<Shown>,
  "kind" | "table" | "key" | "isFixed" | "shown" | "images" | "complete"
>

/** Returns the records that are not deleted and match `where`, in their order, with their images. */
export async function listRecords<Shown extends ShownRecord>(
  db: Database,
  definition: Definition<Shown>,
  where: Where = {},
): Promise<Shown[]> {
  const records = await listOwnFields(db, definition, where)
  return definition.complete ? definition.complete(db, records) : records
}

/** Like the above, with the record's own row and its images only. */
export async function listOwnFields<Shown extends ShownRecord>(
  db: Database,
  { kind, table, key = "id", isFixed = false, shown, images }: Omit<Definition<Shown>, "complete">,
  where: Where = {},
): Promise<Shown[]> {
  let query = db.selectFrom(table as "service").selectAll()
  if (!isFixed) query = query.where("deleted_at", "is", null).orderBy("position").orderBy("id")
  for (const [column, value] of Object.entries(where))
    query = query.where(column as "id", typeof value === "object" ? "in" : "=", value as number)
  const rows = (await query.execute()) as unknown as Readonly<Record<string, unknown>>[]
  const nameOf = (row: Readonly<Record<string, unknown>>) => row[key] as RecordId
  const found = images ? await listImages(db, kind, rows.map(nameOf)) : new Map<string, Image[]>()
  const fields = Object.keys(shown.shape)
  return rows.map((row) => {
    const all: Readonly<Record<string, unknown>> = images
      ? { ...row, ...imageFields(found.get(String(nameOf(row)))) }
      : row
    return Object.fromEntries(
      fields.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])),
    ) as unknown as Shown
  })
}

/** Returns one record, or null when there is none or it is deleted. */
export async function findRecord<Shown extends ShownRecord>(
  db: Database,
  definition: Definition<Shown>,
  id: RecordId,
): Promise<Shown | null> {
  const [record] = await listRecords(db, definition, { [definition.key ?? "id"]: id })
  return record ?? null
}

/** Returns one record; throws `not_found`. */
export async function existingRecord<Shown extends ShownRecord>(
  db: Database,
  definition: Definition<Shown>,
  id: RecordId,
): Promise<Shown> {
  const record = await findRecord(db, definition, id)
  if (!record) throw new AppError("not_found")
  return record
}
