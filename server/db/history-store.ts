import type { HistoryEntry } from "#contract/history.ts"
import type { AppContext } from "../app-context.ts"
import type { Database } from "./dialects/database.ts"
import type { HistoryKind } from "./schema-visitors.ts"

const mostVersions = 50
// What a record shows of itself but nobody types.
const derived = [
  "images",
  "image_id",
  "image_list",
  "image",
  "parts",
  "parts_total",
  "property",
  "category",
  "translations",
  "products",
  "version",
  "id",
]

/** Keeps the version that a save is about to replace; of each record the last 50. */
export async function keepVersion(
  db: Database,
  app: Pick<AppContext, "clock" | "actor">,
  kind: HistoryKind,
  recordId: number | string,
  before: Readonly<Record<string, unknown>> & { version: number },
): Promise<void> {
  const data = Object.fromEntries(Object.entries(before).filter(([name]) => !derived.includes(name)))
  const record = { kind, record_id: String(recordId) }
  await db
    .insertInto("history")
    .values({
      ...record,
      version: before.version,
      data: JSON.stringify(data),
      replaced_at: app.clock().toISOString(),
      replaced_by: app.actor,
    })
    .execute()
  const oldest = await db
    .selectFrom("history")
    .select("id")
    .where("kind", "=", record.kind)
    .where("record_id", "=", record.record_id)
    .orderBy("id", "desc")
    .offset(mostVersions)
    .limit(1)
    .executeTakeFirst()
  if (oldest)
    await db
      .deleteFrom("history")
      .where("kind", "=", record.kind)
      .where("record_id", "=", record.record_id)
      .where("id", "<=", oldest.id)
      .execute()
}

export async function listVersions(db: Database, kind: HistoryKind, recordId: string): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom("history")
    .select(["version", "data", "replaced_at", "replaced_by"])
    .where("kind", "=", kind)
    .where("record_id", "=", recordId)
    .orderBy("id", "desc")
    .execute()
  return rows.map((row) => ({ ...row, data: JSON.parse(row.data) as HistoryEntry["data"] }))
}
