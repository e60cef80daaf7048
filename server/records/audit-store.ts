import type { AuditRecordKind, NotedEvent } from "#contract/audit-constants.ts"
import type { Changer } from "#server/changer.ts"
import type { Database } from "#server/db/dialects/database.ts"

/** What an entry is about. No text of it holds what visitors have typed, their names, passwords or tokens. */
export interface AuditSubject {
  kind?: AuditRecordKind | undefined
  /** Left out where the entry is about several records. */
  id?: number | string | undefined
  /** As the record was called then. */
  title?: string
  /** How many records it is about. */
  count?: number
  detail?: string
}

const longestText = 300

/** Notes who did what. Edits are not noted here: the log reads them from the history. */
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

/** Removes entries older than a moment. The history keeps its versions, and with them who saved them. */
export async function removeAuditBefore(db: Database, before: string): Promise<void> {
  await db.deleteFrom("audit").where("at", "<", before).execute()
}
