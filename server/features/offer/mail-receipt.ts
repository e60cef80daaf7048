import type { Inquiry } from "#contract/inquiry.ts"
import type { AppContext } from "#server/app-context.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { referencesOf } from "#server/features/inquiry/answer-mail-source.ts"
import { insertMessage } from "#server/features/inquiry/message-store.ts"
import { oneLine } from "#server/mail/draft.ts"
import { domainOf } from "#server/mail/enqueue-mails.ts"
import { makeMessageId } from "#server/mail/message-id.ts"
import { addAnswer } from "#server/mail/outbox-store.ts"
import type { StoredOffer } from "./offer-store.ts"

interface Receipt {
  inquiry: Inquiry
  offer: StoredOffer
  subject: string
  text: string
  /** Whether the letter goes with it. */
  withLetter: boolean
}

/** Puts the confirmation of what a customer did into the outbox: to the customer, with a copy to the company. */
export async function mailReceipt(
  trx: Database,
  { config, clock }: Pick<AppContext, "config" | "clock">,
  { inquiry, offer, subject, text, withLetter }: Receipt,
): Promise<void> {
  const { mail } = config
  if (mail === null || inquiry.email === "") return
  const refs = await referencesOf(trx, inquiry.id)
  const company = await trx.selectFrom("settings").select("company_name").executeTakeFirst()
  const id = await insertMessage(
    trx,
    {
      request_id: inquiry.id,
      kind: "out",
      account_id: null,
      author: company?.company_name ?? "",
      from_address: mail.from,
      to_address: inquiry.email,
      cc: mail.to.join(", "),
      subject: oneLine(`${subject} [${inquiry.reference}]`, 300),
      text,
      lang: offer.lang,
      refs: refs.join(" "),
      state: "waiting",
      at: clock().toISOString(),
      // It does not answer the customer: somebody still has to.
      automatic: 1,
    },
    [],
  )
  const messageId = await makeMessageId(trx, { kind: "m", id }, domainOf(mail.from))
  await trx.updateTable("message").set({ message_id: messageId }).where("id", "=", id).execute()
  if (withLetter) await trx.updateTable("offer").set({ receipt_id: id }).where("id", "=", offer.id).execute()
  await addAnswer(trx, { requestId: inquiry.id, sentMessageId: id, messageId, dueAt: clock() })
}
