import { createHash } from "node:crypto"
import { idsOf } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { foldedEmail } from "#server/folded-email.ts"
import { listKept } from "./kept-inquiries.ts"
import { type Copies, findCopiesTo, holds, removeRecipients } from "./recipients.ts"

export interface PersonRecords {
  requests: number[]
  applications: number[]
  /** Messages in other people's inquiries, of own inquiries merged into them too, and mails that match no inquiry. */
  messages: number[]
  mails: number[]
  /** Records of others that name the address as recipient, beside those above. */
  copies: Copies
}

export interface Erasure {
  email_hash: string
  erased_at: string
}

/** Returns the hash under which an erased address is remembered; it reveals no address that is not known already. */
export const hashEmail = (email: string): string => createHash("sha256").update(foldedEmail(email)).digest("hex")

/** Returns what belongs to one address or names it, including the trash. */
export async function findRecordsOf(db: Database, email: string): Promise<PersonRecords> {
  const isNamed = holds(email)
  const idsIn = async (table: "request" | "application") => {
    const rows = await db.selectFrom(table).select(["id", "email"]).execute()
    return idsOf(rows.filter((row) => isNamed(row.email)))
  }
  const requests = await idsIn("request")
  const applications = await idsIn("application")
  const others = await db
    .selectFrom("message")
    .select(["id", "kind", "from_address", "merged_from"])
    .$if(requests.length > 0, (query) => query.where("request_id", "not in", requests))
    .execute()
  const messages = others.filter(
    ({ kind, from_address, merged_from }) => (kind === "in" && isNamed(from_address)) || isNamed(merged_from),
  )
  const received = await db.selectFrom("unsorted_mail").select(["id", "from_address"]).execute()
  const mails = received.filter(({ from_address }) => isNamed(from_address))
  const direct = { requests, applications, messages: idsOf(messages), mails: idsOf(mails) }
  return { ...direct, copies: await copiesBeside(db, email, direct) }
}

async function copiesBeside(db: Database, email: string, direct: Omit<PersonRecords, "copies">): Promise<Copies> {
  const copies = await findCopiesTo(db, email)
  const inOwn =
    direct.requests.length === 0
      ? []
      : await db.selectFrom("message").select("id").where("request_id", "in", direct.requests).execute()
  const without = (ids: number[], excluded: readonly number[]) => {
    const all = new Set(excluded)
    return ids.filter((id) => !all.has(id))
  }
  return {
    request: without(copies.request, direct.requests),
    message: without(copies.message, [...direct.messages, ...idsOf(inOwn)]),
    unsorted_mail: without(copies.unsorted_mail, direct.mails),
  }
}

/**
 * Erases everything found of an address: its records are removed, and it leaves the recipients of the others. Returns the
 * inquiries that lost a message.
 */
export async function erasePersonRecords(db: Database, email: string, erasable: PersonRecords): Promise<number[]> {
  const shortened = await eraseRecords(db, erasable)
  const erased = foldedEmail(email)
  await removeRecipients(db, (address) => foldedEmail(address) === erased)
  return shortened
}

/**
 * Removes inquiries and applications for good, with their trash entries and what the database deletes with them: files,
 * messages, queued mails. Returns the inquiries that only lost messages.
 */
export async function eraseRecords(
  db: Database,
  {
    requests,
    applications,
    messages = [],
    mails = [],
  }: Pick<PersonRecords, "requests" | "applications"> & Partial<Pick<PersonRecords, "messages" | "mails">>,
): Promise<number[]> {
  const shortened = new Set<number>()
  for (const id of messages) {
    await db.deleteFrom("outbox_item").where("sent_message_id", "=", id).execute()
    const removed = await db.deleteFrom("message").where("id", "=", id).returning("request_id").executeTakeFirst()
    if (removed) shortened.add(removed.request_id)
  }
  for (const id of mails) await db.deleteFrom("unsorted_mail").where("id", "=", id).execute()
  const names = [
    { kind: "request", ids: requests },
    { kind: "application", ids: applications },
  ] as const
  for (const { kind, ids } of names)
    for (const id of ids) {
      await db.deleteFrom("trash").where("kind", "=", kind).where("record_id", "=", String(id)).execute()
      await db.deleteFrom(kind).where("id", "=", id).execute()
    }
  await db
    .deleteFrom("outbox")
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom("outbox_item").select("id").whereRef("outbox_item.outbox_id", "=", "outbox.id"))),
    )
    .execute()
  return [...shortened].filter((id) => !requests.includes(id))
}

export async function recordErasure(db: Database, email: string, now: Date): Promise<void> {
  await db
    .insertInto("erasures")
    .values({ email_hash: hashEmail(email), erased_at: now.toISOString() })
    .execute()
}

/**
 * Repeats erasures on records that a restore has brought back; keeps those created after the erasure, and inquiries
 * that an accepted offer keeps. Returns the
 * number removed, without erased recipients of other records, and the inquiries that lost a message.
 */
export async function repeatErasuresOn(
  db: Database,
  erasures: readonly Erasure[],
  now: Date = new Date(),
): Promise<{ removed: number; shortened: number[] }> {
  if (erasures.length === 0) return { removed: 0, shortened: [] }
  const last = new Map<string, string>()
  for (const { email_hash, erased_at } of erasures)
    if (erased_at > (last.get(email_hash) ?? "")) last.set(email_hash, erased_at)
  const isErased = (address: string, at: string) => at <= (last.get(hashEmail(address)) ?? "")
  const returned = async (table: "request" | "application") => {
    const rows = await db.selectFrom(table).select(["id", "email", "created_at"]).execute()
    return rows.filter((row) => isErased(row.email, row.created_at)).map((row) => row.id)
  }
  const sent = async (table: "message" | "unsorted_mail") => {
    const rows = await db
      .selectFrom(table)
      .select(["id", "from_address", "at"])
      .where("from_address", "!=", "")
      .execute()
    return idsOf(rows.filter(({ from_address, at }) => from_address.split(", ").some((entry) => isErased(entry, at))))
  }
  const merged = await db
    .selectFrom("message")
    .select(["id", "merged_from", "at"])
    .where("merged_from", "!=", "")
    .execute()
  const returnedRequests = await returned("request")
  const kept = idsOf(await listKept(db, returnedRequests, now))
  const records = {
    requests: returnedRequests.filter((id) => !kept.includes(id)),
    applications: await returned("application"),
    messages: [
      ...new Set([
        ...(await sent("message")),
        ...idsOf(merged.filter(({ merged_from, at }) => isErased(merged_from, at))),
      ]),
    ],
    mails: await sent("unsorted_mail"),
  }
  const shortened = await eraseRecords(db, records)
  await removeRecipients(db, isErased)
  return { removed: Object.values(records).flat().length, shortened }
}
