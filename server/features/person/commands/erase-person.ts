import type { Erased } from "#contract/person.ts"
import type { Caller } from "#server/caller.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { eraseRecords, findRecordsOf, recordErasure } from "#server/records/erase-records.ts"

/**
 * Removes everything about an e-mail address for good, past the trash: inquiries, applications with their files, mails to inquiries of others and unsorted ones, messages on their way.
 * The address is remembered as a hash, so that a restore of an older backup repeats it.
 */
export async function erasePerson(caller: Caller, email: string): Promise<Erased> {
  const { app } = caller
  const records = await app.db.transaction().execute(async (trx) => {
    const found = await findRecordsOf(trx, email)
    await eraseRecords(trx, found)
    await recordErasure(trx, email, app.clock())
    await recordAudit(trx, caller, "person_erased", {
      detail: `${found.requests.length} + ${found.applications.length}`,
    })
    return found
  })
  await app.dialect.scrub(app.db)
  return { inquiries: records.requests.length, applications: records.applications.length }
}
