import { sql } from "kysely"
import type { Database } from "./dialects/database.ts"

/**
 * Bumps the content version, which invalidates cached pages. Every command that changes something visible calls it in
 * its transaction.
 */
export async function bumpContentVersion(db: Database): Promise<void> {
  await db.updateTable("content_state").set({ version: sql`version + 1` }).where("id", "=", 1).execute()
}

/**
 * Returns whether no content was ever changed: a version above the first means that empty tables were emptied by hand.
 */
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
