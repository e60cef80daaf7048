import type { AuditRecordKind } from "#contract/audit-constants.ts"
import type { AuditEntry, AuditPage, AuditQuery } from "#contract/audit.ts"
import type { AppContext } from "#server/app-context.ts"
import { readAccountNames } from "#server/records/account-names.ts"
import { type LogRow, countLogRows, readLogRows } from "./store.ts"

const perPage = 50
type RecordState = Pick<NonNullable<AuditEntry["record"]>, "exists" | "parent_id">

/** Returns one page of the log, newest first; the last page for a number beyond it. */
export async function readLogPage(app: AppContext, { page: requestedPage, ...filter }: AuditQuery): Promise<AuditPage> {
  const total = await countLogRows(app.db, filter)
  const page = Math.min(requestedPage, Math.max(1, Math.ceil(total / perPage)))
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
  for (const [kind, group] of Map.groupBy(named, (row) => row.kind as AuditRecordKind)) {
    const ids = [...new Set(group.map(({ record_id }) => record_id))]
    for (const { id, parent_id } of (await app.kinds[kind].findActive?.(app.db, ids)) ?? [])
      states.set(`${kind} ${id}`, { exists: true, parent_id })
  }
  return states
}
