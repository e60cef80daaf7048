import type { Person } from "#contract/person.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { findRecordsOf } from "#server/records/erase-records.ts"
import { listApplicationsWith } from "#server/features/application/store.ts"
import { listMessagesWith } from "#server/features/inquiry/message-store.ts"
import { listInquiriesWith } from "#server/features/inquiry/store.ts"
import { listUnsortedWith } from "#server/features/inquiry/unsorted-store.ts"

/** Returns everything stored about an address, newest first. */
export async function findPerson(db: Database, email: string, now: Date): Promise<Person> {
  const { requests, applications, messages, mails, copies } = await findRecordsOf(db, email)
  return {
    email,
    inquiries: await listInquiriesWith(db, requests, now),
    applications: await listApplicationsWith(db, applications),
    messages: await listMessagesWith(db, [...messages, ...copies.message]),
    mails: await listUnsortedWith(db, [...mails, ...copies.unsorted_mail]),
    copies: await listReferences(db, copies.request),
  }
}

const listReferences = async (db: Database, ids: readonly number[]): Promise<Person["copies"]> =>
  ids.length === 0
    ? []
    : db.selectFrom("request").select(["id", "reference"]).where("id", "in", ids).orderBy("id", "desc").execute()
