import type { Database } from "#server/db/dialects/database.ts"

/** Returns those of some inquiries that an account has read. */
export async function listRead(db: Database, ids: readonly number[], me: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom("inquiry_reading")
    .select("request_id")
    .where("request_id", "in", ids)
    .where("account_id", "=", me)
    .execute()
  return new Set(rows.map(({ request_id }) => request_id))
}

/** Stores that an account has read an inquiry, or with null that it has not. */
export async function setReading(trx: Database, id: number, me: number | null, at: string | null): Promise<void> {
  if (me === null) return
  if (at === null)
    await trx.deleteFrom("inquiry_reading").where("request_id", "=", id).where("account_id", "=", me).execute()
  else
    await trx
      .insertInto("inquiry_reading")
      .values({ request_id: id, account_id: me, at })
      .onConflict((conflict) => conflict.columns(["request_id", "account_id"]).doUpdateSet({ at }))
      .execute()
}

/** Makes an inquiry unread for everybody. */
export async function markUnread(trx: Database, id: number): Promise<void> {
  await trx.deleteFrom("inquiry_reading").where("request_id", "=", id).execute()
  await trx.updateTable("request").set({ read_at: null }).where("id", "=", id).execute()
}
