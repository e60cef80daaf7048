import type { Caller } from "#server/caller.ts"
import { noticeReady } from "../notice-ready.ts"

/** Marks the drafts that the caller saved last as ready for review; returns their number. */
export async function markReady(caller: Caller): Promise<{ ready: number }> {
  const { app, account } = caller
  if (account.id === null) return { ready: 0 }
  const ready = await app.db.transaction().execute(async (trx) => {
    const marked = await trx
      .updateTable("draft")
      .set({
        is_ready: 1,
        // The note of a draft that was sent back is not the author's.
        note: (eb) => eb.case().when("ready_by", "!=", "").then("").else(eb.ref("note")).end(),
        ready_by: account.name,
        ready_at: app.clock().toISOString(),
      })
      .where("account_id", "=", account.id)
      .where("is_ready", "=", 0)
      .returning("record_id")
      .execute()
    if (marked.length > 0) await noticeReady(trx, caller)
    return marked.length
  })
  app.mail.resume()
  return { ready }
}
