import { sql } from "kysely"
import type { Database } from "./dialects/database.ts"

/** Moves the version that pages are kept under; every command that changes what a visitor can see calls it in its transaction. */
export async function moveContentVersion(db: Database): Promise<void> {
  await db.updateTable("content_state").set({ version: sql`version + 1` }).where("id", "=", 1).execute()
}

export async function readContentVersion(db: Database): Promise<number> {
  const { version } = await db
    .selectFrom("content_state")
    .select("version")
    .where("id", "=", 1)
    .executeTakeFirstOrThrow()
  return version
}
