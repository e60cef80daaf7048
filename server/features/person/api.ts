import { erasedSchema, personQuerySchema, personSchema, type Erased, type Person } from "#contract/person.ts"
import { routes } from "#server/api-kit/routes.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import type { Caller } from "#server/caller.ts"
import { updateConversations, listMessagesWith } from "#server/features/inquiry/message-store.ts"
import { erasePersonRecords, findRecordsOf, recordErasure } from "#server/records/erase-records.ts"
import { idsOf } from "#server/db/chunks.ts"
import { listKept } from "#server/records/kept-inquiries.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { listApplicationsWith } from "#server/features/application/store.ts"
import { listInquiriesWith } from "#server/features/inquiry/store.ts"
import { listUnsortedWith } from "#server/features/inquiry/unsorted-store.ts"

/** Returns everything stored about an address, newest first. */
async function findPerson(db: Database, email: string, now: Date): Promise<Person> {
  const { requests, applications, messages, mails, copies } = await findRecordsOf(db, email)
  return {
    email,
    inquiries: await listInquiriesWith(db, requests, now),
    applications: await listApplicationsWith(db, applications),
    messages: await listMessagesWith(db, [...messages, ...copies.message]),
    mails: await listUnsortedWith(db, [...mails, ...copies.unsorted_mail]),
    copies: await listReferences(db, copies.request),
    kept: await listKept(db, requests, now),
  }
}

const listReferences = async (db: Database, ids: readonly number[]): Promise<Person["copies"]> =>
  ids.length === 0
    ? []
    : db.selectFrom("request").select(["id", "reference"]).where("id", "in", ids).orderBy("id", "desc").execute()

export const personApi = routes("Privacy", { needs: "person.erase" })
  .call(
    "GET /",
    { summary: "Everything stored about an e-mail address", query: personQuerySchema, returns: personSchema },
    async ({ app, caller, query }) => {
      const person = await findPerson(app.db, query.email, app.clock())
      const detail = `${person.inquiries.length} + ${person.applications.length}`
      await recordAudit(app.db, caller, "person_shown", { detail })
      return person
    },
  )
  .call(
    "DELETE /",
    {
      summary: "Erase everything about an e-mail address for good",
      fresh: true,
      query: personQuerySchema,
      returns: erasedSchema,
    },
    ({ caller, query }) => erasePerson(caller, query.email),
  )

/**
 * Erases everything about an e-mail address, the trash included: inquiries, applications with files, mails in others'
 * inquiries, unsorted mails, queued messages; the address is removed from the recipients of other mails. Stores a hash
 * of the address, so that a restore repeats it. Inquiries with an accepted offer stay for as long as the law says.
 */
async function erasePerson(caller: Caller, email: string): Promise<Erased> {
  const { app } = caller
  const records = await app.db.transaction().execute(async (trx) => {
    const all = await findRecordsOf(trx, email)
    const kept = idsOf(await listKept(trx, all.requests, app.clock()))
    const erasable = { ...all, requests: all.requests.filter((id) => !kept.includes(id)) }
    await updateConversations(trx, await erasePersonRecords(trx, email, erasable))
    await recordErasure(trx, email, app.clock())
    await recordAudit(trx, caller, "person_erased", {
      detail: `${erasable.requests.length} + ${erasable.applications.length}`,
    })
    return erasable
  })
  await app.dialect.scrub(app.db)
  return { inquiries: records.requests.length, applications: records.applications.length }
}
