import { randomUUID } from "node:crypto"
import type { ExpressionBuilder } from "kysely"
import type { Database } from "#server/db/dialects/database.ts"
import { makeMessageId } from "./message-id.ts"
import type { TableRow, Tables } from "#server/db/schema/tables.ts"
import type { MessageKind } from "#server/db/schema/engine.ts"

export type OutgoingMail = TableRow<"outbox">
export type MailRecord =
  | { request_id: number; account_id?: number }
  | { application_id: number }
  | { account_id: number }

const giveUpMs = 3 * 86_400_000
const settledMs = 10 * giveUpMs
const claimMs = 5 * 60_000
const digestEveryMs = 3_600_000
const open = "open"

const after = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()

/**
 * Adds a message about one record to the outbox; `domain` is the right side of its Message-ID, `formerEmail` an address
 * that the record no longer holds.
 */
export async function addMessage(
  db: Database,
  kind: Exclude<MessageKind, "digest">,
  record: MailRecord,
  { now, domain, formerEmail = "", dueAt = now }: { now: Date; domain: string; formerEmail?: string; dueAt?: Date },
): Promise<void> {
  const { id } = await db
    .insertInto("outbox")
    .values({
      ...newMessage(now, domain),
      kind,
      gathering: null,
      due_at: dueAt.toISOString(),
      former_email: formerEmail,
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  // By these signatures the customer's reply is recognised, and a colleague's from a mail program.
  if ("request_id" in record) {
    const signed = kind === "confirmation" ? { kind: "c" as const } : { kind: "n" as const, serial: id }
    const message_id = await makeMessageId(db, { ...signed, id: record.request_id }, domain)
    await db.updateTable("outbox").set({ message_id }).where("id", "=", id).execute()
  }
  await addItem(db, id, record)
}

/**
 * Adds a record to the open digest, or opens one, due an hour after the last. The update locks the digest, so that it
 * is not sent meanwhile.
 */
export async function addToDigest(
  db: Database,
  record: MailRecord,
  { now, domain }: { now: Date; domain: string },
): Promise<void> {
  const gathering = () =>
    db.updateTable("outbox").set({ fault: "" }).where("gathering", "=", open).returning("id").executeTakeFirst()
  let digest = await gathering()
  if (!digest) {
    await db
      .insertInto("outbox")
      .values({ ...newMessage(now, domain), kind: "digest", gathering: open, due_at: await nextDigest(db, now) })
      .onConflict((conflict) => conflict.column("gathering").doNothing())
      .execute()
    digest = await gathering()
  }
  if (!digest) throw new Error("the digest is gone")
  await addItem(db, digest.id, record)
}

/**
 * Adds a message to an account that says all there is when it is sent, at most once an hour: none while one waits, and
 * later when the last was a short while ago.
 */
export async function addHourly(
  db: Database,
  kind: Exclude<MessageKind, "digest">,
  accountId: number,
  message: { now: Date; domain: string },
): Promise<void> {
  const last = await db
    .selectFrom("outbox")
    .innerJoin("outbox_item", "outbox_item.outbox_id", "outbox.id")
    .select(["state", "due_at"])
    .where("kind", "=", kind)
    .where("account_id", "=", accountId)
    .orderBy("due_at", "desc")
    .limit(1)
    .executeTakeFirst()
  if (last?.state === "waiting") return
  const earliest = last ? Date.parse(last.due_at) + digestEveryMs : 0
  const dueAt = new Date(Math.max(message.now.getTime(), earliest))
  await addMessage(db, kind, { account_id: accountId }, { ...message, dueAt })
}

/** Adds an answer to an inquiry to the outbox, under its Message-ID in the conversation; sent at `dueAt`. */
export async function addAnswer(
  trx: Database,
  answer: { requestId: number; sentMessageId: number; messageId: string; dueAt: Date },
): Promise<void> {
  const { id } = await trx
    .insertInto("outbox")
    .values({
      ...waiting(answer.dueAt),
      message_id: answer.messageId,
      kind: "answer",
      gathering: null,
      due_at: answer.dueAt.toISOString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  await addItem(trx, id, { request_id: answer.requestId, sent_message_id: answer.sentMessageId })
}

/** Removes an answer from the outbox; false when a process already claimed it. */
export async function takeBackAnswer(trx: Database, sentMessageId: number): Promise<boolean> {
  const taken = await trx
    .deleteFrom("outbox")
    .where("kind", "=", "answer")
    .where("state", "=", "waiting")
    .where("attempts", "=", 0)
    .where("id", "in", (eb) =>
      eb.selectFrom("outbox_item").select("outbox_id").where("sent_message_id", "=", sentMessageId),
    )
    .returning("id")
    .executeTakeFirst()
  if (taken) await trx.deleteFrom("outbox_item").where("outbox_id", "=", taken.id).execute()
  return taken !== undefined
}

const newMessage = (now: Date, domain: string) => ({ ...waiting(now), message_id: `<${randomUUID()}@${domain}>` })

const waiting = (now: Date) => ({
  state: "waiting" as const,
  give_up_at: after(now, giveUpMs),
  claimed_until: null,
  sent_at: null,
})

async function nextDigest(db: Database, now: Date): Promise<string> {
  const last = await db
    .selectFrom("outbox")
    .select((eb) => eb.fn.max("due_at").as("due_at"))
    .where("kind", "=", "digest")
    .executeTakeFirst()
  const earliest = last?.due_at ? Date.parse(last.due_at) + digestEveryMs : 0
  return new Date(Math.max(now.getTime(), earliest)).toISOString()
}

async function addItem(
  db: Database,
  outboxId: number,
  record: MailRecord | { request_id: number; sent_message_id: number },
): Promise<void> {
  await db
    .insertInto("outbox_item")
    .values({ outbox_id: outboxId, request_id: null, application_id: null, account_id: null, ...record })
    .execute()
}

/**
 * Claims the longest due message for this process for five minutes; undefined when none is due. An answer to an inquiry
 * in the trash waits until the inquiry is restored or erased.
 */
export async function claimMessage(db: Database, now: Date): Promise<OutgoingMail | undefined> {
  const at = now.toISOString()
  for (;;) {
    const due = await db
      .selectFrom("outbox")
      .select("id")
      .where("state", "=", "waiting")
      .where("due_at", "<=", at)
      .where((eb) => eb.or([eb("claimed_until", "is", null), eb("claimed_until", "<", at)]))
      .where((eb) => eb.or([eb("kind", "!=", "answer"), eb.not(eb.exists(trashedInquiryOf(eb)))]))
      .orderBy("due_at")
      .orderBy("id")
      .limit(1)
      .executeTakeFirst()
    if (!due) return undefined
    // Checked again: another process may have been faster.
    const claimed = await db
      .updateTable("outbox")
      .set((eb) => ({ claimed_until: after(now, claimMs), gathering: null, attempts: eb("attempts", "+", 1) }))
      .where("id", "=", due.id)
      .where("state", "=", "waiting")
      .where((eb) => eb.or([eb("claimed_until", "is", null), eb("claimed_until", "<", at)]))
      .returningAll()
      .executeTakeFirst()
    if (claimed) return claimed
  }
}

const trashedInquiryOf = (eb: ExpressionBuilder<Tables, "outbox">) =>
  eb
    .selectFrom("outbox_item")
    .innerJoin("request", "request.id", "outbox_item.request_id")
    .select("outbox_item.id")
    .whereRef("outbox_item.outbox_id", "=", "outbox.id")
    .where("deleted_at", "is not", null)

export async function itemsOf(
  db: Database,
  id: number,
): Promise<Record<"requests" | "applications" | "accounts" | "answers", number[]>> {
  const rows = await db
    .selectFrom("outbox_item")
    .select(["request_id", "application_id", "account_id", "sent_message_id"])
    .where("outbox_id", "=", id)
    .orderBy("id")
    .execute()
  return {
    requests: rows.flatMap((row) => row.request_id ?? []),
    applications: rows.flatMap((row) => row.application_id ?? []),
    accounts: rows.flatMap((row) => row.account_id ?? []),
    answers: rows.flatMap((row) => row.sent_message_id ?? []),
  }
}

/** Completes a message and marks its inquiries as mailed. */
export async function settleMessage(
  db: Database,
  message: OutgoingMail,
  outcome: { state: "sent" | "failed"; now: Date; fault?: string },
): Promise<void> {
  const { state, now, fault = "" } = outcome
  await db
    .updateTable("outbox")
    .set({ state, fault, former_email: "", claimed_until: null, sent_at: state === "sent" ? now.toISOString() : null })
    .where("id", "=", message.id)
    .execute()
  if (isNotice(message)) await markInquiries(db, message.id, state)
}

/** Returns whether a message passes inquiries on to the company. */
const isNotice = ({ kind }: OutgoingMail) => kind === "notice" || kind === "digest"

export async function postponeMessage(db: Database, id: number, dueAt: string, fault: string): Promise<void> {
  await db.updateTable("outbox").set({ due_at: dueAt, claimed_until: null, fault }).where("id", "=", id).execute()
}

/** Removes a message that has no content any more. */
export async function dropMessage(db: Database, message: OutgoingMail): Promise<void> {
  if (isNotice(message)) await markInquiries(db, message.id, "none")
  await db.deleteFrom("outbox").where("id", "=", message.id).execute()
}

async function markInquiries(db: Database, outboxId: number, mail: TableRow<"request">["mail"]): Promise<void> {
  await db
    .updateTable("request")
    .set({ mail })
    .where(
      "id",
      "in",
      (eb) =>
        eb
          .selectFrom("outbox_item")
          .select("request_id")
          .where("outbox_id", "=", outboxId)
          .where("request_id", "is not", null) as never,
    )
    .execute()
}

/** Makes the notice about an inquiry due now, under its id; one in a digest or without a message gets one of its own. */
export async function mailAgain(
  db: Database,
  requestId: number,
  { now, domain }: { now: Date; domain: string },
): Promise<void> {
  const revived = await db
    .updateTable("outbox")
    .set({ state: "waiting", attempts: 0, due_at: now.toISOString(), give_up_at: after(now, giveUpMs) })
    .where("kind", "in", ["notice", "digest"])
    .where("state", "!=", "sent")
    .where("gathering", "is", null)
    .where("id", "in", (eb) => eb.selectFrom("outbox_item").select("outbox_id").where("request_id", "=", requestId))
    .returning("id")
    .execute()
  for (const { id } of revived) await markInquiries(db, id, "waiting")
  if (revived.length > 0) return
  await db
    .deleteFrom("outbox_item")
    .where("request_id", "=", requestId)
    .where("outbox_id", "in", (eb) => eb.selectFrom("outbox").select("id").where("gathering", "=", open))
    .execute()
  await addMessage(db, "notice", { request_id: requestId }, { now, domain })
  await db.updateTable("request").set({ mail: "waiting" }).where("id", "=", requestId).execute()
}

/** Removes completed messages; keeps the last digest, because the next is timed from it. */
export async function removeOldMessages(db: Database, now: Date): Promise<void> {
  await db.deleteFrom("outbox").where("state", "!=", "waiting").where("due_at", "<", after(now, -settledMs)).execute()
}
