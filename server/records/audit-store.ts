import type { AuditPage } from "#contract/audit.ts"
import type { Changer } from "#server/caller.ts"
import type { Database } from "#server/db/dialects/database.ts"

const perPage = 50

/** Notes who did what; `detail` never holds form texts, passwords or tokens. */
export async function recordAudit(db: Database, { app, account }: Changer, event: string, detail = ""): Promise<void> {
  await db
    .insertInto("audit")
    .values({ at: app.clock().toISOString(), who: account.name, event, detail: detail.slice(0, 300) })
    .execute()
}

/** Returns the time of the newest entry; null when there is none. */
export async function newestAudit(db: Database): Promise<string | null> {
  const row = await db.selectFrom("audit").select("at").orderBy("id", "desc").limit(1).executeTakeFirst()
  return row?.at ?? null
}

/** One page, newest first; a page past the last shows the last. */
export async function pageOfAudit(db: Database, asked: number): Promise<AuditPage> {
  const { total } = await db
    .selectFrom("audit")
    .select((eb) => eb.fn.countAll().as("total"))
    .executeTakeFirstOrThrow()
  const page = Math.min(asked, Math.max(1, Math.ceil(Number(total) / perPage)))
  const items = await db
    .selectFrom("audit")
    .selectAll()
    .orderBy("id", "desc")
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { items, total: Number(total), page, limit: perPage }
}
