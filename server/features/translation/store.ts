import type { PublishedKind } from "#contract/publishing.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { AnyRecord } from "#server/records/define-record.ts"
import type { RecordFields } from "./pair-records.ts"

/** A version that was replaced. */
export interface StoredVersion {
  data: RecordFields
  until: string
}

/** Returns the stored versions of all records of a kind, by record, oldest first. */
export async function listVersionsOf(db: Database, kind: PublishedKind): Promise<Map<string, StoredVersion[]>> {
  const rows = await db
    .selectFrom("history")
    .select(["record_id", "data", "replaced_at"])
    .where("kind", "=", kind)
    .orderBy("id")
    .execute()
  const versions = new Map<string, StoredVersion[]>()
  for (const { record_id, data, replaced_at } of rows) {
    const list = versions.get(record_id) ?? []
    list.push({ data: JSON.parse(data) as RecordFields, until: replaced_at })
    versions.set(record_id, list)
  }
  return versions
}

/** When each record of one language was created or last marked as current. */
export type Stamps = ReadonlyMap<string, string>

/** Returns the stamps of the records of a kind that has one record per language; that of a part is its owner's. */
export async function listStamps(db: Database, { table, parent, shown }: AnyRecord): Promise<Stamps> {
  if (parent) {
    const rows = await db
      .selectFrom(table as "product_property")
      .innerJoin("product", "product.id", `${table as "product_property"}.product_id`)
      .select([`${table as "product_property"}.id`, "product.created_at", "product.current_at"])
      .execute()
    return stampsOf(rows)
  }
  if (!Object.hasOwn(shown.shape, "translation_of")) return new Map()
  return stampsOf(
    await db
      .selectFrom(table as "product")
      .select(["id", "created_at", "current_at"])
      .execute(),
  )
}

const stampsOf = (rows: readonly { id: number; created_at: string; current_at: string }[]): Stamps =>
  new Map(rows.map(({ id, created_at, current_at }) => [String(id), current_at || created_at]))

/** Returns the id of this site, by which files of another one are refused; backups hold it. */
export async function readSiteId(db: Database, make: () => string): Promise<string> {
  await db
    .insertInto("rule")
    .values({ name: "site_id", value: make() })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute()
  const { value } = await db.selectFrom("rule").select("value").where("name", "=", "site_id").executeTakeFirstOrThrow()
  return value
}
