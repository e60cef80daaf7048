import { createHash } from "node:crypto"
import type { AppContext } from "#server/app-context.ts"
import { systemCaller } from "#server/caller.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { chooseMails, enqueueMails } from "#server/mail/enqueue-mails.ts"
import { messageIdKey, readOwnMessageId } from "#server/mail/message-id.ts"
import { foldedEmail } from "#server/folded-email.ts"
import { findInquiryOfMail, ownAddresses } from "./find-inquiry-of-mail.ts"
import type { MailFacts } from "./mail-facts.ts"
import { openInquiryOfMail } from "./open-inquiry-of-mail.ts"
import { markBounced, storeInThread } from "./store-in-thread.ts"
import { insertUnsorted } from "../unsorted-store.ts"

/** Outcome for a mail: `known` came before, `own` is a copy of one sent by this site. */
export type MailOutcome = "thread" | "unsorted" | "new" | "known" | "own"

// A mailbox read for the first time may contain years of mail, to which no promise applies.
const oldestMs = 7 * 86_400_000

/** Stores a mail where it belongs, once however often it comes, in one transaction. Never writes to the sender. */
export async function importMail(app: AppContext, mail: MailFacts, received: Date): Promise<MailOutcome> {
  const now = app.clock()
  const arrived = new Date(Math.min(now.getTime(), Math.max(received.getTime(), now.getTime() - oldestMs)))
  const taken = await app.db.transaction().execute(async (trx): Promise<MailOutcome> => {
    if (await isOwn(trx, app, mail)) return "own"
    if (!(await markTaken(trx, mail, now))) return "known"
    const caller = systemCaller(app)
    const target = await findInquiryOfMail(trx, app, mail)
    if (target.to === "unsorted") {
      await insertUnsorted(trx, mail, { suggested: target.suggested, at: arrived })
      return "unsorted"
    }
    if (target.to === "new") {
      // A known customer's is told at once, a stranger's with the others of the hour.
      const kinds = (await chooseMails(trx, app, target.isKnown)).filter((kind) => kind !== "confirmation")
      const state = { verified: 0, read_at: null, mail: kinds.length > 0 ? ("waiting" as const) : ("none" as const) }
      const suggested_id = target.suggested
      const { id } = await openInquiryOfMail(trx, caller, mail, { ...state, suggested_id, arrived })
      await enqueueMails(trx, app, { request_id: id }, kinds)
      return "new"
    }
    const as = target.by === "colleague" ? await kindOfColleague(trx, target.id, mail) : "in"
    const accountId = target.by === "colleague" ? target.accountId : null
    await storeInThread(trx, caller, target.id, mail, { arrived, event: "mail_received", as, accountId })
    if (mail.kind === "bounce" && target.messageId !== null)
      await markBounced(trx, caller, target.messageId, mail.failed)
    if (mail.kind === "person" && target.by === "signature") await markProven(trx, target.id, mail, now)
    return "thread"
  })
  app.mail.resume()
  return taken
}

/** Records a mail as imported; false when it was before. Different mails may share a Message-ID. */
export async function markTaken(trx: Database, mail: MailFacts, now: Date): Promise<boolean> {
  const { messageId, from, date, subject, text, files, trouble } = mail
  const parts = [messageId, from.map(({ address }) => foldedEmail(address)), date, subject, text, trouble]
  const sizes = files.map(({ name, bytes }) => [name, bytes.byteLength])
  const hash = createHash("sha256")
    .update(JSON.stringify([...parts, sizes]))
    .digest("hex")
  const row = await trx
    .insertInto("taken_mail")
    .values({ hash, at: now.toISOString() })
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .returning("hash")
    .executeTakeFirst()
  return row !== undefined
}

/** Returns whether this site sent a mail, as when the company's mailbox receives its notices. */
async function isOwn(trx: Database, app: AppContext, mail: MailFacts): Promise<boolean> {
  const deskAddresses = await ownAddresses(trx, app.config)
  if (mail.messageId === "" || !mail.sentBy.some((address) => deskAddresses.has(foldedEmail(address)))) return false
  if (readOwnMessageId(await messageIdKey(trx), mail.messageId.slice(1, -1))) return true
  const sent = await trx
    .selectFrom("outbox")
    .select("id")
    .where("message_id", "=", mail.messageId)
    .limit(1)
    .executeTakeFirst()
  return sent !== undefined
}

/** Returns whether the customer has got what a colleague wrote: if not, it is a note. */
async function kindOfColleague(trx: Database, id: number, { kind, to, cc }: MailFacts): Promise<"out" | "note"> {
  const { email } = await trx.selectFrom("request").select("email").where("id", "=", id).executeTakeFirstOrThrow()
  const isSent = [...to, ...cc].some((address) => foldedEmail(address) === foldedEmail(email))
  return kind === "person" && isSent ? "out" : "note"
}

/** Replying to a signed mail from the inquiry's address proves that the sender reads it. */
async function markProven(trx: Database, id: number, { from }: MailFacts, now: Date): Promise<void> {
  const row = await trx.selectFrom("request").select(["email", "proven_at"]).where("id", "=", id).executeTakeFirst()
  const isSender = row && from.length === 1 && foldedEmail(from[0]?.address ?? "") === foldedEmail(row.email)
  if (isSender && row.proven_at === null)
    await trx.updateTable("request").set({ proven_at: now.toISOString() }).where("id", "=", id).execute()
}
