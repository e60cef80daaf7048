import { dashboardLimits } from "#contract/dashboard-limits.ts"
import type { InquiryReceipt } from "#contract/inquiry.ts"
import type { Message } from "#contract/message.ts"
import type { SortMail } from "#contract/unsorted-mail.ts"
import { AppError, conflict, existing, invalid } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { idsOf } from "#server/db/chunks.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import type { SentFile } from "#server/sent-file.ts"
import { foldedEmail } from "#server/folded-email.ts"
import { ownAddresses } from "../incoming/find-inquiry-of-mail.ts"
import { openInquiryOfMail } from "../incoming/open-inquiry-of-mail.ts"
import { runMailProcess } from "../incoming/run-mail-process.ts"
import { storeInThread } from "../incoming/store-in-thread.ts"
import { markTaken } from "../incoming/import-mail.ts"
import { takeUnsorted } from "../unsorted-store.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { MailFacts } from "../incoming/mail-facts.ts"
import { listMessages, listMessagesWith } from "../message-store.ts"
import { setReading } from "../reading-store.ts"
import { findInquiry } from "../store.ts"

/**
 * Assigns an unsorted mail to an inquiry, or creates one from it. Throws `not_found`; `invalid` for an unknown inquiry.
 */
export async function sortMail(caller: Caller, id: number, { request_id }: SortMail): Promise<InquiryReceipt> {
  const { app, account } = caller
  return app.db.transaction().execute(async (trx) => {
    const mail = existing(await takeUnsorted(trx, id))
    if (request_id === undefined) {
      const state = { verified: 1, read_at: app.clock().toISOString(), mail: "none" as const, owner_id: account.id }
      const opened = await openInquiryOfMail(trx, caller, mail, { ...state, arrived: mail.arrived })
      await setReading(trx, opened.id, account.id, state.read_at)
      return opened
    }
    const inquiry = await findInquiry(trx, request_id, app.clock())
    if (!inquiry) throw invalid("request_id", "not_found")
    await storeInThread(trx, caller, request_id, mail, { arrived: mail.arrived, event: "mail_sorted" })
    return { id: inquiry.id, reference: inquiry.reference }
  })
}

/** Removes an unsorted mail for good; throws `not_found`. */
export async function discardMail(caller: Caller, id: number): Promise<void> {
  await caller.app.db.transaction().execute(async (trx) => {
    if (!(await takeUnsorted(trx, id))) throw new AppError("not_found")
    await recordAudit(trx, caller, "mail_discarded")
  })
}

/**
 * Stores an uploaded mail file in an inquiry's thread; one from the company counts as a sent answer. Throws `not_found`;
 * `invalid` for no mail; `conflict` with `mail_known` for a duplicate.
 */
export async function addMailFile(caller: Caller, id: number, file: SentFile): Promise<Message> {
  const { app } = caller
  if (!(await findInquiry(app.db, id, app.clock()))) throw new AppError("not_found")
  if (file.bytes.byteLength > dashboardLimits.mailBytes)
    throw new AppError("too_large", { detail: "E-mails up to 25 MB" })
  // Outlook saves in a format of its own: [MS-CFB], 2.2.
  if (Buffer.from(file.bytes.subarray(0, 4)).toString("hex") === "d0cf11e0") throw invalid("eml", "outlook_file")
  const mail = await runMailProcess(app.programDir, file.bytes)
  if (mail.from.length === 0 && mail.messageId === "" && mail.date === null) throw invalid("eml", "not_a_mail")
  return app.db.transaction().execute(async (trx) => {
    if (await isInThread(trx, id, mail)) throw conflict("mail_known", "This mail is in the thread already")
    // The mailbox may contain it too.
    await markTaken(trx, mail, app.clock())
    const deskAddresses = await ownAddresses(trx, app.config)
    const isOurs = mail.from.length > 0 && mail.from.every(({ address }) => deskAddresses.has(foldedEmail(address)))
    const arrived = mail.date === null ? app.clock() : new Date(mail.date)
    const message = await storeInThread(trx, caller, id, mail, {
      arrived,
      event: "mail_added",
      as: isOurs ? "out" : "in",
    })
    const [made] = await listMessages(trx, id, message)
    return existing(made)
  })
}

/** Returns whether a thread has this very mail; some programs give all their mails one Message-ID. */
async function isInThread(
  trx: Database,
  id: number,
  { messageId, from, subject, text, files }: MailFacts,
): Promise<boolean> {
  const alike = await trx
    .selectFrom("message")
    .select("id")
    .where("request_id", "=", id)
    .where("message_id", "=", messageId)
    .where("from_address", "=", from.map(({ address }) => address).join(", "))
    .where("subject", "=", subject)
    .where("text", "=", text)
    .where("kind", "!=", "note")
    .execute()
  const sizes = files.map(({ name, bytes }) => `${name} ${bytes.byteLength}`).join("\n")
  for (const message of await listMessagesWith(trx, idsOf(alike)))
    if (message.files.map(({ name, size }) => `${name} ${size}`).join("\n") === sizes) return true
  return false
}
