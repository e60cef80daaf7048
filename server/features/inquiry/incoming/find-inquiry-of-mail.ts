import { sql } from "kysely"
import type { AppContext } from "#server/app-context.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { type OwnMessageId, messageIdKey } from "#server/mail/message-id.ts"
import { escapeLike } from "#server/db/escape-like.ts"
import { foldedEmail, spellingsOf } from "#server/folded-email.ts"
import { type MergedInquiry, followMerges } from "../follow-merges.ts"
import type { MailFacts } from "./mail-facts.ts"
import { companyDomain, ownReferences, referencesIn, areParticipants } from "./match-mail.ts"

/** Destination of a mail. */
export type MailTarget =
  /** `by` is how it was recognised; `messageId` is our message that it answers. */
  | { to: "thread"; id: number; by: "signature" | "reference"; messageId: number | null }
  /** By a colleague who replied to a mail of this site to the company; the account is null for a shared address. */
  | { to: "thread"; id: number; by: "colleague"; messageId: null; accountId: number | null }
  /** Inquiry that it may belong to, even in the trash; null for none. */
  | { to: "unsorted"; suggested: number | null }
  /** `isKnown` says whether its sender, or somebody of the same company, has written before. */
  | { to: "new"; isKnown: boolean; suggested: number | null }

type Found = Pick<MergedInquiry, "id" | "isDeleted">

/**
 * Returns where a mail belongs: by a Message-ID signed by this site; by a reference in the subject with participating
 * senders; else a new inquiry if a person wrote it, with the one that it names, answers or may continue as a suggestion;
 * unsorted if a program did, or nobody can tell who.
 */
export async function findInquiryOfMail(
  db: Database,
  { config }: Pick<AppContext, "config">,
  mail: MailFacts,
): Promise<MailTarget> {
  const deskAddresses = await ownAddresses(db, config)
  const senders = mail.from.map(({ address }) => foldedEmail(address))
  // A thread is joined by those who sent the mail and those it names as authors.
  const writers = [...new Set([...senders, ...mail.sentBy.map(foldedEmail)])]
  const signed = await bySignature(db, mail)
  const isWhole = !["too_large", "unreadable"].includes(mail.trouble)
  if (signed && !signed.isDeleted && isWhole) {
    if (!signed.isNotice) return { to: "thread", id: signed.id, by: "signature", messageId: signed.messageId }
    const colleague = await findColleague(db, writers, deskAddresses)
    if (colleague) return { to: "thread", id: signed.id, by: "colleague", messageId: null, ...colleague }
  }
  let named: Found | null = null
  for (const reference of referencesIn(mail.subject)) {
    const match = await byReference(db, reference)
    if (!match) continue
    named ??= match
    // Anybody may fake a mail under the company's own address.
    const isOfOthers = writers.every((address) => !deskAddresses.has(address))
    if (isWhole && !match.isDeleted && isOfOthers && areParticipants(writers, await participantsOf(db, match.id)))
      return { to: "thread", id: match.id, by: "reference", messageId: null }
  }
  const customers = senders.filter((address) => !deskAddresses.has(address))
  const bySameSender = await bySender(db, customers)
  const suggested = signed?.id ?? named?.id ?? (await byKnownMail(db, mail)) ?? bySameSender
  if (mail.kind === "person" && customers.length > 0 && isWhole)
    return { to: "new", isKnown: bySameSender !== null, suggested }
  return { to: "unsorted", suggested }
}

/** Returns the company's own addresses. */
export async function ownAddresses(db: Database, { mail }: AppContext["config"]): Promise<Set<string>> {
  const settings = await db.selectFrom("settings").select("email").executeTakeFirst()
  return new Set(
    [mail?.from, ...(mail?.to ?? []), settings?.email].flatMap((address) => (address ? [foldedEmail(address)] : [])),
  )
}

/** Returns the account of a mail that only colleagues have written; null for any other mail. */
async function findColleague(
  db: Database,
  writers: readonly string[],
  deskAddresses: ReadonlySet<string>,
): Promise<{ accountId: number | null } | null> {
  const accounts = await db
    .selectFrom("admin")
    .select(["id", "email"])
    .where("email", "!=", "")
    .where("disabled_at", "is", null)
    .execute()
  const byAddress = new Map(accounts.map(({ id, email }) => [foldedEmail(email), id]))
  if (writers.length === 0 || !writers.every((address) => deskAddresses.has(address) || byAddress.has(address)))
    return null
  return { accountId: writers.flatMap((address) => byAddress.get(address) ?? [])[0] ?? null }
}

type Signed = Found & { messageId: number | null; isNotice: boolean }

async function bySignature(db: Database, mail: MailFacts): Promise<Signed | null> {
  for (const ownId of ownReferences(await messageIdKey(db), mail)) {
    const match = await inquiryOf(db, ownId)
    if (match) return { ...match, messageId: ownId.kind === "m" ? ownId.id : null, isNotice: ownId.kind === "n" }
  }
  // Signed by a key that a restore replaced, or older than signed confirmations: stored ids are not guessable.
  for (const reference of mail.references.toReversed()) {
    const message_id = `<${reference}>`
    const message = await db
      .selectFrom("message")
      .select(["id", "request_id"])
      .where("message_id", "=", message_id)
      .where("kind", "=", "out")
      .executeTakeFirst()
    const item = await db
      .selectFrom("outbox")
      .innerJoin("outbox_item", "outbox_item.outbox_id", "outbox.id")
      .select("request_id")
      .where("outbox.message_id", "=", message_id)
      .where("outbox.kind", "=", "confirmation")
      .executeTakeFirst()
    const id = message?.request_id ?? item?.request_id
    const match = id ? await followMerges(db, id) : null
    if (match) return { ...match, messageId: message?.id ?? null, isNotice: false }
  }
  return null
}

async function inquiryOf(db: Database, { kind, id }: OwnMessageId): Promise<Found | null> {
  if (kind !== "m") return followMerges(db, id)
  const message = await db.selectFrom("message").select("request_id").where("id", "=", id).executeTakeFirst()
  return message ? followMerges(db, message.request_id) : null
}

async function byReference(db: Database, reference: string): Promise<Found | null> {
  const row = await db.selectFrom("request").select("id").where("reference", "=", reference).executeTakeFirst()
  return row ? followMerges(db, row.id) : null
}

/** Returns everybody who wrote or was written to about an inquiry. */
async function participantsOf(db: Database, id: number): Promise<string[]> {
  const inquiry = await db.selectFrom("request").select(["email", "cc"]).where("id", "=", id).executeTakeFirst()
  const messages = await db
    .selectFrom("message")
    .select(["from_address", "to_address", "cc"])
    .where("request_id", "=", id)
    .where("kind", "!=", "note")
    .where("automatic", "=", 0)
    .execute()
  const fields = [
    inquiry?.email,
    inquiry?.cc,
    ...messages.flatMap((message) => [message.from_address, message.to_address, message.cc]),
  ]
  return fields.flatMap((field) => (field ? field.split(", ") : []))
}

/** Finds the thread by a customer's mail; others may know its Message-ID, so this is a suggestion only. */
async function byKnownMail(db: Database, { references }: MailFacts): Promise<number | null> {
  if (references.length === 0) return null
  const ids = references.map((id) => `<${id}>`)
  const message = await db
    .selectFrom("message")
    .select("request_id")
    .where("message_id", "in", ids)
    .orderBy("id", "desc")
    .executeTakeFirst()
  if (message) return message.request_id
  const inquiry = await db.selectFrom("request").select("id").where("message_id", "in", ids).executeTakeFirst()
  return inquiry?.id ?? null
}

/** Finds the newest inquiry of a sender, then of the sender's company. */
async function bySender(db: Database, senders: readonly string[]): Promise<number | null> {
  for (const sender of senders) {
    const newest = await newestWith(db, "=", sender)
    if (newest !== null) return newest
  }
  for (const sender of senders) {
    const domain = companyDomain(sender)
    const near = domain && (await newestWith(db, "like", `@${domain}`))
    if (near) return near
  }
  return null
}

async function newestWith(db: Database, compare: "=" | "like", address: string): Promise<number | null> {
  const is = (column: string) => {
    const either = spellingsOf(address).map((spelling) =>
      compare === "="
        ? sql`lower(${sql.ref(column)}) = ${spelling}`
        : sql`lower(${sql.ref(column)}) like ${`%${escapeLike(spelling)}`} escape '\\'`,
    )
    return sql<boolean>`(${sql.join(either, sql` or `)})`
  }
  const row = await db
    .selectFrom("request")
    .select("id")
    .where("deleted_at", "is", null)
    .where((eb) =>
      eb.or([
        is("email"),
        eb.exists(
          eb
            .selectFrom("message")
            .select("message.id")
            .whereRef("message.request_id", "=", "request.id")
            .where("kind", "=", "in")
            .where(is("from_address")),
        ),
      ]),
    )
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}
