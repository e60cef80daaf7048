import type { AuditRecordKind } from "#contract/audit-constants.ts"
import type { AuditEntry, AuditPage, AuditQuery } from "#contract/audit.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import type { AppContext } from "#server/app-context.ts"
import { readAccountNames } from "#server/records/account-names.ts"
import { type LogRow, countLogRows, readLogRows } from "./store.ts"

const perPage = 50
type RecordState = Pick<NonNullable<AuditEntry["record"]>, "exists" | "parent_id">

/** Returns one page of the log, newest first; the last page for a number beyond it. */
export async function readLogPage(app: AppContext, { page: asked, ...filter }: AuditQuery): Promise<AuditPage> {
  const total = await countLogRows(app.db, filter)
  const page = Math.min(asked, Math.max(1, Math.ceil(total / perPage)))
  const offset = (page - 1) * perPage
  const limit = Math.min(perPage, total - offset)
  const isFar = offset > total / 2
  const slice = isFar ? { limit, offset: total - offset - limit, fromOldest: true } : { limit, offset }
  const rows = limit > 0 ? await readLogRows(app.db, filter, slice) : []
  return { items: await presentLog(app, rows), total, page, limit: perPage }
}

/** Returns entries with current account names, and links to records that still exist. */
export async function presentLog(app: AppContext, rows: readonly LogRow[]): Promise<AuditEntry[]> {
  const names = await readAccountNames(app.db, rows)
  const states = await findRecordStates(app, rows)
  return rows.map(({ source, id, at, who, account_id, event, kind, record_id, title, count, detail }) => ({
    id: `${source}-${id}`,
    at,
    account_id,
    who: names.get(account_id ?? 0) ?? who,
    event,
    record: kind === "" ? null : { kind, id: record_id, ...(states.get(`${kind} ${record_id}`) ?? gone) },
    title,
    count,
    detail,
  }))
}

const gone: RecordState = { exists: false, parent_id: null }

/** Returns the active records of entries, by kind and id. */
async function findRecordStates(app: AppContext, rows: readonly LogRow[]): Promise<Map<string, RecordState>> {
  const states = new Map<string, RecordState>()
  const named = rows.filter(({ kind, record_id }) => kind !== "" && record_id !== "")
  for (const [kind, same] of Map.groupBy(named, (row) => row.kind as AuditRecordKind)) {
    const ids = [...new Set(same.map(({ record_id }) => record_id))]
    for (const { id, parent_id } of await findActive(app, kind, ids))
      states.set(`${kind} ${id}`, { exists: true, parent_id })
  }
  return states
}

interface Active {
  id: number | string
  parent_id: number | null
}

async function findActive({ db, records }: AppContext, kind: AuditRecordKind, ids: string[]): Promise<Active[]> {
  if (kind === "image" || kind === "import") return []
  const withoutParent = (rows: { id: number | string }[]) => rows.map(({ id }) => ({ id, parent_id: null }))
  const { table, key = "id", isFixed } = records[kind as RecordKind] ?? { table: kind }
  if (key === "link") return withoutParent(ids.map((id) => ({ id })))
  const numbers = ids.map(Number)
  if (kind === "part")
    return db
      .selectFrom("part")
      .innerJoin("spare", "spare.part_set", "part.part_set")
      .select(["part.id", "spare.id as parent_id"])
      .where("spare.deleted_at", "is", null)
      .where("part.id", "in", numbers)
      .execute()
  if (kind === "property")
    return db
      .selectFrom("product_property")
      .select(["id", "product_id as parent_id"])
      .where("deleted_at", "is", null)
      .where("id", "in", numbers)
      .execute()
  const query = db
    .selectFrom(table as "service")
    .select("id")
    .where("id", "in", numbers)
  return withoutParent(await (isFixed ? query : query.where("deleted_at", "is", null)).execute())
}
