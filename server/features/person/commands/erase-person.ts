import type { Erased } from "#contract/person.ts"
import type { Caller } from "#server/caller.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { updateConversations } from "#server/features/inquiry/message-store.ts"
import { erasePersonRecords, findRecordsOf, recordErasure } from "#server/records/erase-records.ts"

/**
 * Erases everything about an e-mail address, the trash included: inquiries, applications with files, mails in others'
 * inquiries, unsorted mails, queued messages; the address is removed from the recipients of other mails. Stores a hash
 * of the address, so that a restore repeats it.
 */
export async function erasePerson(caller: Caller, email: string): Promise<Erased> {
  const { app } = caller
  const records = await app.db.transaction().execute(async (trx) => {
    const found = await findRecordsOf(trx, email)
    await updateConversations(trx, await erasePersonRecords(trx, email, found))
    await recordErasure(trx, email, app.clock())
    await recordAudit(trx, caller, "person_erased", {
      detail: `${found.requests.length} + ${found.applications.length}`,
    })
    return found
  })
  await app.dialect.scrub(app.db)
  return { inquiries: records.requests.length, applications: records.applications.length }
}
