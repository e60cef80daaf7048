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
  const subjects = []
  for (const [kind, group] of Map.groupBy(entries, (entry) => entry.kind)) {
    const ids = group.map(({ record_id }) => Number(record_id))
    const references = await kinds[kind].readReferences?.(db, ids)
    for (const { record_id: id, title } of group)
      subjects.push({ kind, id, title: references ? (references.get(Number(id)) ?? "") : title })
  }
  return auditSubject(subjects)
}
