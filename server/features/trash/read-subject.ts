import type { AppContext } from "#server/app-context.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { AuditSubject } from "#server/records/audit-store.ts"
import { type TrashRow, auditSubject } from "#server/records/trash-store.ts"

/** Returns the audit subject of trash entries. */
export async function readSubject(
  db: Database,
  { kinds }: Pick<AppContext, "kinds">,
  entries: readonly TrashRow[],
): Promise<AuditSubject> {
  const references = new Map<string, string>()
  for (const [kind, same] of Map.groupBy(entries, (entry) => entry.kind)) {
    const ids = same.map(({ record_id }) => Number(record_id))
    for (const [id, reference] of (await kinds[kind].readReferences?.(db, ids)) ?? [])
      references.set(`${kind} ${id}`, reference)
  }
  return auditSubject(
    entries.map(({ kind, record_id: id, title }) => ({ kind, id, title: references.get(`${kind} ${id}`) ?? title })),
  )
}
