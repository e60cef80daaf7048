import { sql } from "kysely"
import type { Database } from "./database.ts"

const pagesPerStep = 100

/** Merges some segments of the index, so that a search has fewer to look into. */
export async function tidyIndex(db: Database): Promise<boolean> {
  const changes = async () => (await sql<{ n: number }>`select total_changes() as n`.execute(db)).rows[0]?.n ?? 0
  const before = await changes()
  await sql`insert into part_index (part_index, rank) values ('merge', ${pagesPerStep})`.execute(db)
  return (await changes()) - before < 2
}
