import type { Database } from "../db/dialects/database.ts"
import { updateConversations } from "../features/inquiry/message-store.ts"
import { type Erasure, repeatErasuresOn } from "../records/erase-records.ts"

/** Returns the hashes of erased addresses; none from a database without that list. */
export async function readErasures(db: Database): Promise<Erasure[]> {
  const tables = await db.introspection.getTables()
  if (!tables.some((table) => table.name === "erasures")) return []
  return db.selectFrom("erasures").select(["email_hash", "erased_at"]).orderBy("erased_at").execute()
}

/**
 * Repeats the erasures made after the backup, and stores them for the next restore; returns the number of erased
 * records.
 */
export async function repeatErasures(db: Database, erasures: readonly Erasure[]): Promise<number> {
  const known = new Set((await readErasures(db)).map(({ email_hash, erased_at }) => `${email_hash} ${erased_at}`))
  const later = erasures.filter(({ email_hash, erased_at }) => !known.has(`${email_hash} ${erased_at}`))
  return db.transaction().execute(async (trx) => {
    for (const { email_hash, erased_at } of later)
      await trx.insertInto("erasures").values({ email_hash, erased_at }).execute()
    const { removed, shortened } = await repeatErasuresOn(trx, await readErasures(trx))
    await updateConversations(trx, shortened)
    return removed
  })
}
