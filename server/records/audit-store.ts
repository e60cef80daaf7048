import type { AuditRecordKind, NotedEvent } from "#contract/audit-constants.ts"
import type { Changer } from "#server/account.ts"
import type { Database } from "#server/db/dialects/database.ts"

/** Subject of an audit entry. Never contains visitors' input, names, passwords or tokens. */
export interface AuditSubject {
  kind?: AuditRecordKind | undefined
  /** Absent when the entry concerns several records. */
  id?: number | string | undefined
  /** Title of the record at that time. */
  title?: string
  /** Number of records concerned. */
  count?: number
  detail?: string
}

const longestText = 300

/** Writes an audit entry. Edits are not written here: the activity log reads them from the history. */
export async function recordAudit(
  db: Database,
  { app, account }: Changer,
  event: NotedEvent,
  { kind, id, title = "", count = 1, detail = "" }: AuditSubject = {},
): Promise<void> {
  await db
    .insertInto("audit")
    .values({
      at: app.clock().toISOString(),
      who: account.name,
      account_id: account.id,
      event,
      kind: kind ?? "",
      record_id: String(id ?? ""),
      title: title.slice(0, longestText),
      count,
      detail: detail.slice(0, longestText),
    })
    .execute()
}

/** Returns the time of the newest entry; null when there is none. */
export async function newestAudit(db: Database): Promise<string | null> {
  const row = await db.selectFrom("audit").select("at").orderBy("id", "desc").limit(1).executeTakeFirst()
  return row?.at ?? null
}

/** Removes entries older than `before`. The history keeps its versions and their authors. */
export async function removeAuditBefore(db: Database, before: string): Promise<void> {
  await db.deleteFrom("audit").where("at", "<", before).execute()
}
