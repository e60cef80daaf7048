import type { Inquiry } from "#contract/inquiry.ts"
import { existing, invalid } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { readSentFiles } from "#server/db/sent-file-store.ts"
import { oneLine, urgentLine } from "#server/mail/draft.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { foldedEmail } from "#server/folded-email.ts"
import { moveLines } from "../line-store.ts"
import { reopenedByCustomer } from "../inquiry-state.ts"
import { insertMessage } from "../message-store.ts"
import { notifyDesk } from "../notify-desk.ts"
import { moveOffers } from "../offer-ties.ts"
import { findInquiry } from "../store.ts"
import { updateConversation } from "../update-conversation.ts"
import { deleteInquiry } from "./change-inquiry.ts"

/**
 * Merges an inquiry into another one of the same customer and moves it to the trash. Throws `not_found`, `invalid`
 * without a target, or `stale` when the merged one has changed.
 */
export async function mergeInquiry(caller: Caller, id: number, into: number, expected: number | null): Promise<void> {
  const { app, account } = caller
  if (id === into) throw invalid("into", "invalid")
  await app.db.transaction().execute(async (trx) => {
    const now = app.clock()
    const merged = existing(await findInquiry(trx, id, now))
    const target = await findInquiry(trx, into, now)
    if (!target) throw invalid("into", "not_found")
    const lineIds = await moveLines(trx, id, into, await moveForm(trx, merged, target))
    await moveOffers(trx, { from: id, to: into, lineIds })
    await trx
      .updateTable("message")
      .set((eb) => ({
        request_id: into,
        // Kept over a second merge: each address is erased with all of its own conversation.
        merged_from: eb.case().when("merged_from", "=", "").then(merged.email).else(eb.ref("merged_from")).end(),
      }))
      .where("request_id", "=", id)
      .execute()
    await trx
      .updateTable("outbox_item")
      .set({ request_id: into })
      .where("request_id", "=", id)
      .where("sent_message_id", "is not", null)
      .execute()
    await updateConversation(trx, into)
    await raiseTarget(trx, merged, target)
    if (merged.unanswered_since !== null) await notifyDesk(trx, app, { news: "replied", id: into, actor: account.id })
    const subject = { kind: "request", id: into, title: target.reference } as const
    await recordAudit(trx, caller, "inquiry_merged", { ...subject, detail: merged.reference })
    await deleteInquiry(caller, id, expected, trx)
    await trx.updateTable("request").set({ merged_into: into }).where("id", "=", id).execute()
  })
  app.mail.resume()
}

/**
 * Sets what the target lacks, the telephone number only of the same address, with which it has to be erased; reopens one
 * that was closed before what is not answered yet.
 */
async function raiseTarget(trx: Database, merged: Inquiry, target: Inquiry): Promise<void> {
  const isSame = foldedEmail(merged.email) === foldedEmail(target.email)
  const urgent = target.urgent || merged.urgent
  const phone = target.phone || (isSame ? merged.phone : "")
  const isReopened = target.closed_at !== null && merged.closed_at === null && merged.unanswered_since !== null
  if (urgent === target.urgent && phone === target.phone && !isReopened) return
  await trx
    .updateTable("request")
    .set((eb) => ({
      urgent: urgent ? 1 : 0,
      phone,
      version: eb("version", "+", 1),
      ...(isReopened ? reopenedByCustomer : {}),
    }))
    .where("id", "=", target.id)
    .execute()
}

/** Turns the form's content into a message of the other inquiry, with its files; returns its id. */
async function moveForm(trx: Database, inquiry: Inquiry, target: Inquiry): Promise<number> {
  const { urgent, phone, company, id } = inquiry
  const head = [
    urgent ? urgentLine : "",
    phone === "" ? "" : `Telefon: ${oneLine(phone)}`,
    company === "" || company === target.company ? "" : `Firma: ${oneLine(company, 300)}`,
  ]
  const mail = await trx
    .selectFrom("request")
    .select(["cc", "message_id", "trouble"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
  const files = await readSentFiles(trx, "request_file", id)
  const row = {
    request_id: target.id,
    kind: "in" as const,
    account_id: null,
    author: inquiry.name,
    from_address: inquiry.email,
    subject: inquiry.reference,
    ...mail,
    text: [head.filter(Boolean).join("\n"), inquiry.text].filter(Boolean).join("\n\n"),
    lang: inquiry.lang,
    at: inquiry.created_at,
    merged_from: inquiry.email,
  }
  return insertMessage(trx, row, files)
}
