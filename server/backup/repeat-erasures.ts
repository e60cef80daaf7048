import { sql } from "kysely"
import type { Database } from "../db/dialects/dialect.ts"

export interface Erasure {
  email_hash: string
  erased_at: string
}

/** Addresses whose records were erased, as hashes; none in a database that has no such list. */
export async function readErasures(db: Database): Promise<Erasure[]> {
  const tables = await db.introspection.getTables()
  if (!tables.some((table) => table.name === "erasures")) return []
  const { rows } = await sql<Erasure>`select email_hash, erased_at from erasures`.execute(db)
  return rows
}

/** Placeholder until erasing by address is there. */
export async function repeatErasures(_db: Database, erasures: readonly Erasure[]): Promise<number> {
  return erasures.length
}
