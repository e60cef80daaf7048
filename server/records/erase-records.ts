import { createHash } from "node:crypto"
import { sql } from "kysely"
import type { Database } from "#server/db/dialects/database.ts"

export interface PersonRecords {
  requests: number[]
  applications: number[]
  /** Messages in other people's inquiries, and mails that match no inquiry. */
  messages: number[]
  mails: number[]
}

export interface Erasure {
  email_hash: string
  erased_at: string
}

/** Compares addresses without regard to case. */
const folded = (email: string) => email.trim().toLowerCase()

/** Returns the hash under which an erased address is remembered; it reveals no address that is not known already. */
export const hashEmail = (email: string): string => createHash("sha256").update(folded(email)).digest("hex")

/** Returns inquiries and applications of one address, including those in the trash. */
export async function findRecordsOf(db: Database, email: string): Promise<PersonRecords> {
  const of = async (table: "request" | "application") => {
    const rows = await db
      .selectFrom(table)
      .select("id")
      .where((eb) => eb.or([sql<boolean>`lower(email) = ${folded(email)}`, eb("email", "=", email.trim())]))
      .execute()
    return rows.map((row) => row.id)
  }
  const requests = await of("request")
  const sent = (name: string) =>
    sql<boolean>`', ' || lower(${sql.ref(name)}) || ', ' like ${containing(email)} escape '\\'`
  const messages = await db
    .selectFrom("message")
    .select(["id", "request_id"])
    .where("kind", "=", "in")
    .where(sent("from_address"))
    .execute()
  const mails = await db.selectFrom("unsorted_mail").select("id").where(sent("from_address")).execute()
  return {
    requests,
    applications: await of("application"),
    messages: messages.filter(({ request_id }) => !requests.includes(request_id)).map(({ id }) => id),
    mails: mails.map(({ id }) => id),
  }
}

/** Returns a LIKE pattern for one address in a list. */
const containing = (email: string) => `%, ${folded(email).replaceAll(/[\\%_]/gu, "\\$&")}, %`

/** Removes inquiries and applications for good, with their files, trash entries and queued messages. */
export async function eraseRecords(
  db: Database,
  {
    requests,
    applications,
    messages = [],
    mails = [],
  }: Pick<PersonRecords, "requests" | "applications"> & Partial<PersonRecords>,
): Promise<void> {
  for (const id of messages) {
    await db.deleteFrom("message_file").where("message_id", "=", id).execute()
    await db.deleteFrom("message").where("id", "=", id).execute()
  }
  for (const id of mails) {
    await db.deleteFrom("unsorted_file").where("mail_id", "=", id).execute()
    await db.deleteFrom("unsorted_mail").where("id", "=", id).execute()
  }
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

/** Removes an inquiry's attachments, messages and notes. */
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

/**
 * Repeats erasures on records that a restore has brought back; keeps those created after the erasure. Returns the
 * number removed.
 */
export async function repeatErasuresOn(db: Database, erasures: readonly Erasure[]): Promise<number> {
  if (erasures.length === 0) return 0
  const last = new Map<string, string>()
  for (const { email_hash, erased_at } of erasures)
    if (erased_at > (last.get(email_hash) ?? "")) last.set(email_hash, erased_at)
  const returned = async (table: "request" | "application") => {
    const rows = await db.selectFrom(table).select(["id", "email", "created_at"]).execute()
    return rows.filter((row) => row.created_at <= (last.get(hashEmail(row.email)) ?? "")).map((row) => row.id)
  }
  const sent = async (table: "message" | "unsorted_mail") => {
    const rows = await db
      .selectFrom(table)
      .select(["id", "from_address", "at"])
      .where("from_address", "!=", "")
      .execute()
    const isErased = (address: string, at: string) => at <= (last.get(hashEmail(address)) ?? "")
    return rows
      .filter(({ from_address, at }) => from_address.split(", ").some((one) => isErased(one, at)))
      .map(({ id }) => id)
  }
  const records = {
    requests: await returned("request"),
    applications: await returned("application"),
    messages: await sent("message"),
    mails: await sent("unsorted_mail"),
  }
  await eraseRecords(db, records)
  return Object.values(records).flat().length
}
