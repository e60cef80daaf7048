import { type RecordKind, recordKinds } from "#contract/record-constants.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { AnyRecord, RecordChanger, RecordRegistry } from "./define-record.ts"
import type { ActiveRow, Kind } from "./kind.ts"
import { purgeRecord, restoreRecord } from "./remove-record.ts"

/** Returns what trash, history and activity log have to know of all kinds of record. */
export const mapKinds = (records: RecordRegistry): Record<RecordKind, Kind<RecordChanger>> =>
  Object.fromEntries(recordKinds.map((kind) => [kind, kindOfRecord(records[kind])])) as Record<
    RecordKind,
    Kind<RecordChanger>
  >

function kindOfRecord(definition: AnyRecord): Kind<RecordChanger> {
  const { kind, abilities, purgeInSteps, texts } = definition
  return {
    ability: abilities.change,
    restore: async (trx, caller, entries) => {
      for (const { record_id, data } of entries)
        await restoreRecord(trx, caller, definition, { id: Number(record_id), data: JSON.parse(data) as unknown })
    },
    purge: (trx, id) => purgeRecord(trx, definition, id),
    ...(purgeInSteps ? { afterPurge: purgeInSteps } : {}),
    ...(texts.includes("title") ? { titledBy: ({ record_id }) => ({ kind, id: Number(record_id) }) } : {}),
    findActive: (db, ids) => findActiveRecords(db, definition, ids),
  }
}

async function findActiveRecords(
  db: Database,
  { table, key = "id", isFixed = false, parent }: AnyRecord,
  ids: readonly string[],
): Promise<ActiveRow[]> {
  // Text pages always exist.
  if (key === "link") return ids.map((id) => ({ id, parent_id: null }))
  const rows = await db
    .selectFrom(table as "product_property")
    .select("id")
    .$if(parent !== undefined, (query) => query.select(`${parent?.column as "product_id"} as parent_id`))
    .$if(!isFixed, (query) => query.where("deleted_at", "is", null))
    .where("id", "in", ids.map(Number))
    .execute()
  return rows.map(({ id, parent_id = null }) => ({ id, parent_id }))
}
