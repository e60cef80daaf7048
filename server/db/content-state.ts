import { sql } from "kysely"
import type { Database } from "./dialects/database.ts"

/** Moves the version that pages are kept under; every command that changes what a visitor can see calls it in its transaction. */
export async function bumpContentVersion(db: Database): Promise<void> {
  await db.updateTable("content_state").set({ version: sql`version + 1` }).where("id", "=", 1).execute()
}

/** Whether nobody has ever changed any content: a version above the first one means that what is empty was emptied by hand. */
export async function isUntouched(db: Database): Promise<boolean> {
  return (await readContentVersion(db)) === 1
}

export async function readContentVersion(db: Database): Promise<number> {
  const { version } = await db
    .selectFrom("content_state")
    .select("version")
    .where("id", "=", 1)
    .executeTakeFirstOrThrow()
  return version
}
