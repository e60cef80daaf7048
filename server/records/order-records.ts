import { orderVersion } from "#contract/record-order-constants.ts"
import type { RecordOrder } from "#contract/record-order.ts"
import { AppError, checkVersion, fieldError } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { bumpContentVersion } from "#server/db/content-state.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { type AuditSubject, recordAudit } from "./audit-store.ts"
import { checkReferences, declaredReferences } from "./check-references.ts"
import type { RecordDefinition, ShownRecord } from "./define-record.ts"
import { existingRecord } from "./read-records.ts"

const namedInLog = 20

/** Values of the columns that separate the orders of a kind, such as category and language of products. */
export type OrderScope = Readonly<Record<string, string | number | null>>

type Ordered = Pick<RecordDefinition, "table">

async function listPositions(db: Database, { table }: Ordered, scope: OrderScope) {
  let query = db.selectFrom(table as "service").select(["id", "position", "deleted_at"])
  for (const [column, value] of Object.entries(scope))
    query = query.where(column as "id", value === null ? "is" : "=", value as number)
  return query.orderBy("position").orderBy("id").execute()
}

/** Returns the ids of a kind's active records in order; of one scope if the kind has several orders. */
export async function readOrder(db: Database, definition: Ordered, scope: OrderScope = {}): Promise<RecordOrder> {
  const rows = await listPositions(db, definition, scope)
  const ids = rows.filter((row) => row.deleted_at === null).map((row) => row.id)
  return { ids, version: orderVersion(ids) }
}

/**
 * Puts the records of a kind into the order of `ids`, which names each exactly once. Throws `stale` with the present
 * order, or `invalid` for an unknown or missing id.
 */
export async function orderRecords<Shown extends ShownRecord>(
  caller: Caller,
  definition: RecordDefinition<Shown>,
  scope: OrderScope,
  ids: readonly number[],
  expected: number | null,
): Promise<RecordOrder> {
  const { app } = caller
  return app.db.transaction().execute(async (trx) => {
    await checkReferences(trx, declaredReferences(app.records, definition, scope))
    const before = await readOrder(trx, definition, scope)
    checkVersion(expected, before)
    checkComplete(before.ids, ids)
    if (ids.every((id, at) => id === before.ids[at])) return before
    await writePositions(trx, definition, scope, ids)
    await recordAudit(trx, caller, "moved", await movedSubject(trx, definition, before.ids, ids))
    await bumpContentVersion(trx)
    return readOrder(trx, definition, scope)
  })
}

/**
 * Assigns the positions of a scope to its active records in the order of `ids`. Deleted records keep their positions,
 * so a restored one returns to where it was.
 */
async function writePositions(
  trx: Database,
  definition: Ordered,
  scope: OrderScope,
  ids: readonly number[],
): Promise<void> {
  const rows = await listPositions(trx, definition, scope)
  const stored = new Map(rows.map((row) => [row.id, row.position]))
  const next = ids.values()
  let last = -1
  for (const row of rows) {
    const id = row.deleted_at === null ? next.next().value : row.id
    // Rows of older releases may share a position.
    last = Math.max(row.position, last + 1)
    if (id === undefined || stored.get(id) === last) continue
    // Record versions stay the same: an order concerns the list, not a record.
    await trx
      .updateTable(definition.table as "service")
      .set({ position: last })
      .where("id", "=", id)
      .execute()
  }
}

/** Throws `invalid` with the path of each id that is unknown or named twice, and for missing ones. */
export function checkComplete(present: readonly number[], ids: readonly number[]): void {
  const left = new Set(present)
  const presentIds = new Set(present)
  const errors = ids.flatMap((id, at) => {
    if (left.delete(id)) return []
    return [fieldError(`ids.${at}`, presentIds.has(id) ? "duplicate" : "not_found")]
  })
  if (left.size > 0) errors.push(fieldError("ids", "incomplete"))
  if (errors.length > 0) throw new AppError("invalid", { errors })
}

/** Returns the audit subject: the one record that was moved, or all that have another position than before. */
async function movedSubject<Shown extends ShownRecord>(
  trx: Database,
  definition: RecordDefinition<Shown>,
  before: readonly number[],
  after: readonly number[],
): Promise<AuditSubject> {
  const { kind } = definition
  const displaced = after.filter((id, index) => id !== before[index])
  const isOnlyMove = (id: number) =>
    before.filter((other) => other !== id).join() === after.filter((other) => other !== id).join()
  const single = [displaced[0], displaced.at(-1)].find((id) => id !== undefined && isOnlyMove(id))
  const moved = single === undefined ? displaced : [single]
  const titles: string[] = []
  for (const id of moved.slice(0, namedInLog)) titles.push(definition.title(await existingRecord(trx, definition, id)))
  if (single === undefined) return { kind, count: moved.length, detail: titles.join(", ") }
  const detail = `${before.indexOf(single) + 1} → ${after.indexOf(single) + 1}`
  return { kind, id: single, title: titles[0] ?? "", detail }
}
