import type { Database } from "#server/db/dialects/database.ts"
import { hashToken, makeToken } from "./token.ts"
import type { TicketKind } from "#server/db/schema/people.ts"

const minute = 60_000

/** Validity of a ticket by kind, in milliseconds. */
const lifetimes: Record<TicketKind, number> = {
  invite: 7 * 24 * 60 * minute,
  reset: 30 * minute,
  "second-step": 5 * minute,
  "passkey-sign-in": 5 * minute,
  "passkey-setup": 5 * minute,
  "totp-setup": 10 * minute,
}

const maxTries = 5

export interface Ticket {
  hash: string
  kind: TicketKind
  accountId: number | null
  data: string
}

/**
 * Kinds of which an account may have several: somebody else who knows the password must not end a sign-in in progress.
 */
const several: readonly TicketKind[] = ["second-step", "passkey-sign-in"]

/** Creates a ticket, of which only the hash is stored. A new link or set-up invalidates the previous one. */
export async function makeTicket(
  db: Database,
  { kind, accountId, data = "" }: { kind: TicketKind; accountId: number | null; data?: string },
  now: Date,
): Promise<{ ticket: string; expiresAt: string }> {
  const ticket = makeToken()
  const expiresAt = new Date(now.getTime() + lifetimes[kind]).toISOString()
  if (accountId !== null && !several.includes(kind)) await removeTickets(db, accountId, [kind])
  await db
    .insertInto("ticket")
    .values({ hash: hashToken(ticket), kind, account_id: accountId, data, expires_at: expiresAt })
    .execute()
  return { ticket, expiresAt }
}

/** Returns a ticket of one of these kinds; undefined when it is unknown, used or expired. */
export async function findTicket(
  db: Database,
  ticket: string,
  kinds: readonly TicketKind[],
  now: Date,
): Promise<Ticket | undefined> {
  const row = await db
    .selectFrom("ticket")
    .select(["hash", "kind", "account_id", "data"])
    .where("hash", "=", hashToken(ticket))
    .where("kind", "in", kinds)
    .where("expires_at", ">", now.toISOString())
    .where("tries", "<", maxTries)
    .executeTakeFirst()
  return row && { hash: row.hash, kind: row.kind, accountId: row.account_id, data: row.data }
}

/** Returns an account's unused ticket; undefined when there is none, or it has expired. */
export async function findTicketOf(
  db: Database,
  accountId: number,
  kind: TicketKind,
  now: Date,
): Promise<Pick<Ticket, "hash" | "data"> | undefined> {
  return db
    .selectFrom("ticket")
    .select(["hash", "data"])
    .where("account_id", "=", accountId)
    .where("kind", "=", kind)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst()
}

/** Counts a try with a ticket before its result is known; false after five. */
export async function countTry(db: Database, { hash }: Pick<Ticket, "hash">): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("ticket")
    .set((eb) => ({ tries: eb("tries", "+", 1) }))
    .where("hash", "=", hash)
    .where("tries", "<", maxTries)
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}

/** Consumes a ticket; false when a concurrent call has done so. */
export async function consumeTicket(db: Database, { hash }: Pick<Ticket, "hash">): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("ticket").where("hash", "=", hash).executeTakeFirst()
  return Number(numDeletedRows) === 1
}

/** Removes an account's tickets, all or of some kinds. */
export async function removeTickets(db: Database, accountId: number, kinds?: readonly TicketKind[]): Promise<void> {
  const all = db.deleteFrom("ticket").where("account_id", "=", accountId)
  await (kinds ? all.where("kind", "in", kinds) : all).execute()
}

/** Removes tickets that have ended. */
export async function removeStaleTickets(db: Database, now: Date): Promise<void> {
  await db.deleteFrom("ticket").where("expires_at", "<=", now.toISOString()).execute()
}
