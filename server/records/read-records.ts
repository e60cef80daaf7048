import type { Image } from "#contract/image.ts"
import { existing } from "#server/app-error.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { imageFields, listImages } from "#server/media/image-store.ts"
import type { ReadScope, RecordDefinition, RecordId, ShownRecord } from "./define-record.ts"
import { isInScope, isShown, withoutHiddenLanguages } from "./visibility.ts"

/** Values that columns must have; an array matches any of its values. */
export type Where = Readonly<Record<string, string | number | readonly (string | number)[]>>

type Definition<Shown extends ShownRecord> = Pick<
  RecordDefinition<Shown>,
  "kind" | "table" | "key" | "isFixed" | "shown" | "images" | "complete"
>

/** Returns the active records that match `where`, in order, with their images. */
export async function listRecords<Shown extends ShownRecord>(
  db: Database,
  definition: Definition<Shown>,
  where: Where = {},
  scope: ReadScope = "edited",
): Promise<Shown[]> {
  const records = await listOwnFields(db, definition, where, scope)
  return definition.complete ? definition.complete(db, records, scope) : records
}

/** Same as `listRecords`, limited to the record's own row and images. */
export async function listOwnFields<Shown extends ShownRecord>(
  db: Database,
  { kind, table, key = "id", isFixed = false, shown, images }: Omit<Definition<Shown>, "complete">,
  where: Where,
  scope: ReadScope,
): Promise<Shown[]> {
  let query = db.selectFrom(table as "service").selectAll()
  if (!isFixed)
    query = query
      .where(isInScope(kind, scope, table))
      .orderBy("position")
      .orderBy("id")
  else if (scope === "published") query = query.where(isShown(kind, `${table}.${key}`))
  for (const [column, value] of Object.entries(where))
    query = query.where(column as "id", typeof value === "object" ? "in" : "=", value as number)
  const rows = (await query.execute()) as unknown as Readonly<Record<string, unknown>>[]
  const nameOf = (row: Readonly<Record<string, unknown>>) => row[key] as RecordId
  const pictures = images ? await listImages(db, kind, rows.map(nameOf)) : new Map<string, Image[]>()
  const complete = rows.map((row) => (images ? { ...row, ...imageFields(pictures.get(String(nameOf(row)))) } : row))
  const visible = scope === "published" ? await withoutHiddenLanguages(db, kind, complete, key) : complete
  const fields = Object.keys(shown.shape)
  return visible.map(
    (all) =>
      Object.fromEntries(
        fields.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])),
      ) as unknown as Shown,
  )
}

/** Returns one record; null when it does not exist, is deleted or is outside the scope. */
export async function findRecord<Shown extends ShownRecord>(
  db: Database,
  definition: Definition<Shown>,
  id: RecordId,
  scope: ReadScope = "edited",
): Promise<Shown | null> {
  const [record] = await listRecords(db, definition, { [definition.key ?? "id"]: id }, scope)
  return record ?? null
}

/** Returns one record; throws `not_found`. */
export async function existingRecord<Shown extends ShownRecord>(
  db: Database,
  definition: Definition<Shown>,
  id: RecordId,
  scope: ReadScope = "edited",
): Promise<Shown> {
  return existing(await findRecord(db, definition, id, scope))
}
