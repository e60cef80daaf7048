import { createHash } from "node:crypto"
import { sql } from "kysely"
import type { Database } from "#server/db/dialects/database.ts"

export interface PersonRecords {
  requests: number[]
  applications: number[]
}

export interface Erasure {
  email_hash: string
  erased_at: string
}

/** Addresses are compared without regard to case. */
const folded = (email: string) => email.trim().toLowerCase()

/** By which an erased address is remembered; it says nothing about one that is not known already. */
export const hashEmail = (email: string): string => createHash("sha256").update(folded(email)).digest("hex")

/** Inquiries and applications of one address, those in the trash too. */
export async function findRecordsOf(db: Database, email: string): Promise<PersonRecords> {
  const of = async (table: "request" | "application") => {
    const rows = await db
      .selectFrom(table)
      .select("id")
      .where((eb) => eb.or([sql<boolean>`lower(email) = ${folded(email)}`, eb("email", "=", email.trim())]))
      .execute()
    return rows.map((row) => row.id)
  }
  return { requests: await of("request"), applications: await of("application") }
}

/** Removes inquiries and applications for good, with files, place in the trash and messages on their way. */
export async function eraseRecords(db: Database, { requests, applications }: PersonRecords): Promise<void> {
  const names = [
    { kind: "request", ids: requests },
    { kind: "application", ids: applications },
  ] as const
  for (const { kind, ids } of names)
    for (const id of ids) {
      await db.deleteFrom("trash").where("kind", "=", kind).where("record_id", "=", String(id)).execute()
      await db.deleteFrom("outbox_item").where(`${kind}_id`, "=", id).execute()
      if (kind === "application") await db.deleteFrom("application_file").where("application_id", "=", id).execute()
      else await eraseConversation(db, id)
      await db.deleteFrom(kind).where("id", "=", id).execute()
    }
  await db
    .deleteFrom("outbox")
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom("outbox_item").select("id").whereRef("outbox_item.outbox_id", "=", "outbox.id"))),
    )
    .execute()
}

/** Removes what was sent with an inquiry and written about it. */
export async function eraseConversation(db: Database, id: number): Promise<void> {
  await db.deleteFrom("request_file").where("request_id", "=", id).execute()
  await db
    .deleteFrom("message_file")
    .where("message_id", "in", (eb) => eb.selectFrom("message").select("id").where("request_id", "=", id))
    .execute()
  await db.deleteFrom("message").where("request_id", "=", id).execute()
  await db.deleteFrom("presence").where("request_id", "=", id).execute()
}

export async function recordErasure(db: Database, email: string, now: Date): Promise<void> {
  await db
    .insertInto("erasures")
    .values({ email_hash: hashEmail(email), erased_at: now.toISOString() })
    .execute()
}

/** Repeats erasures on records that have come back, as a restore brings them; what came after an erasure stays. Returns how many went. */
export async function repeatErasuresOn(db: Database, erasures: readonly Erasure[]): Promise<number> {
  if (erasures.length === 0) return 0
  const last = new Map<string, string>()
  for (const { email_hash, erased_at } of erasures)
    if (erased_at > (last.get(email_hash) ?? "")) last.set(email_hash, erased_at)
  const returned = async (table: "request" | "application") => {
    const rows = await db.selectFrom(table).select(["id", "email", "created_at"]).execute()
    return rows.filter((row) => row.created_at <= (last.get(hashEmail(row.email)) ?? "")).map((row) => row.id)
  }
  const records = { requests: await returned("request"), applications: await returned("application") }
  await eraseRecords(db, records)
  return records.requests.length + records.applications.length
}
