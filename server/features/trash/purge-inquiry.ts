import type { Database } from "#server/db/dialects/database.ts"
import { eraseConversation, eraseRecords } from "#server/records/erase-records.ts"
import { findTrash } from "#server/records/trash-store.ts"

/**
 * Removes a deleted inquiry for good. Of one that was merged remains what its link and mails need to find the other:
 * reference, address and numbers; it goes with the other.
 */
export async function purgeInquiry(trx: Database, id: number): Promise<void> {
  if (!(await isSignpost(trx, id))) {
    await removeSignposts(trx, id)
    await eraseConversation(trx, id)
    await trx.deleteFrom("request").where("id", "=", id).where("deleted_at", "is not", null).execute()
    return
  }
  await eraseConversation(trx, id)
  await trx.deleteFrom("outbox_item").where("request_id", "=", id).execute()
  const empty = { name: "", company: "", text: "", phone: "", cc: "", outcome_note: "", items: "[]" }
  await trx.updateTable("request").set(empty).where("id", "=", id).where("deleted_at", "is not", null).execute()
}

const isSignpost = async (trx: Database, id: number): Promise<boolean> =>
  (await trx
    .selectFrom("request")
    .innerJoin("request as target", "target.id", "request.merged_into")
    .select("target.id")
    .where("request.id", "=", id)
    .executeTakeFirst()) !== undefined

/** Removes what remains of inquiries merged into one, directly or by others. */
async function removeSignposts(trx: Database, id: number): Promise<void> {
  const merged = await trx.selectFrom("request").select("id").where("merged_into", "=", id).execute()
  for (const one of merged) {
    if (await findTrash(trx, `request-${one.id}`)) continue
    await eraseRecords(trx, { requests: [one.id], applications: [] })
    await removeSignposts(trx, one.id)
  }
}
