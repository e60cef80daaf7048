import { existing } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { reopenedByCustomer } from "../inquiry-state.ts"
import { insertMessage } from "../message-store.ts"
import { notifyDesk } from "../notify-desk.ts"
import { markUnread } from "../reading-store.ts"
import { findInquiry } from "../store.ts"
import { updateConversation } from "../update-conversation.ts"
import type { MailFacts } from "./mail-facts.ts"

/** Columns of a mail that a thread stores. */
export type ThreadMail = Pick<
  MailFacts,
  "kind" | "messageId" | "references" | "from" | "to" | "cc" | "subject" | "text" | "files" | "trouble"
>

export interface Storing {
  arrived: Date
  event: "mail_received" | "mail_added" | "mail_sorted"
  /** Who wrote it: by default the customer; else the company, as an answer or, to nobody outside, as a note. */
  as?: "in" | "out" | "note"
  /** The colleague who wrote it from a mail program. */
  accountId?: number | null
}

/**
 * Stores a mail as a message of an inquiry; reopens it if a person wrote. Sends nothing. Returns the message's id;
 * throws `not_found` for an unknown inquiry.
 */
export async function storeInThread(
  trx: Database,
  caller: Caller,
  id: number,
  mail: ThreadMail,
  { arrived, event, as: kind = "in", accountId = null }: Storing,
): Promise<number> {
  const now = caller.app.clock()
  const inquiry = existing(await findInquiry(trx, id, now))
  const [sender] = mail.from
  const message = await insertMessage(
    trx,
    {
      request_id: id,
      kind,
      account_id: accountId,
      author: sender?.name || sender?.address || "?",
      from_address: mail.from.map(({ address }) => address).join(", "),
      to_address: mail.to.join(", "),
      cc: mail.cc.join(", "),
      subject: mail.subject,
      text: mail.text,
      lang: inquiry.lang,
      message_id: mail.messageId,
      refs: mail.references.map((entry) => `<${entry}>`).join(" "),
      state: kind === "out" ? "sent" : "",
      at: await momentOf(trx, id, arrived, now),
      automatic: mail.kind === "person" ? 0 : 1,
      trouble: mail.trouble,
    },
    mail.files,
  )
  await updateConversation(trx, id)
  const subject = { kind: "request", id, title: inquiry.reference } as const
  await recordAudit(trx, caller, event, subject)
  const isOfCustomer = mail.kind === "person" && kind === "in"
  if (isOfCustomer && inquiry.closed_at !== null) await recordAudit(trx, caller, "inquiry_reopened", subject)
  await trx
    .updateTable("request")
    .set((eb) => ({
      version: eb("version", "+", 1),
      ...(isOfCustomer ? reopenedByCustomer : {}),
      ...(kind === "out" && inquiry.owner === null ? { owner_id: accountId } : {}),
    }))
    .where("id", "=", id)
    .execute()
  // An absence note needs nobody's attention.
  if (mail.kind === "bounce") await markUnread(trx, id)
  if (isOfCustomer) await notifyDesk(trx, caller.app, { news: "replied", id, actor: caller.account.id })
  return message
}

/** Returns when a message came, or now if we have written meanwhile: an answer to something else leaves it unanswered. */
async function momentOf(trx: Database, id: number, arrived: Date, now: Date): Promise<string> {
  const { created_at, written_at } = await trx
    .selectFrom("request")
    .select(["created_at", "written_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
  const at = arrived.toISOString()
  return at <= created_at || at > now.toISOString() || (written_at !== null && at <= written_at)
    ? now.toISOString()
    : at
}

/**
 * Marks an answer as bounced, so that the customer counts as waiting; leaves one unchanged of which only a copy bounced.
 */
export async function markBounced(
  trx: Database,
  caller: Caller,
  messageId: number,
  failed: readonly string[],
): Promise<void> {
  const message = await trx
    .selectFrom("message")
    .innerJoin("request", "request.id", "message.request_id")
    .select(["request_id", "to_address", "message.cc", "reference"])
    .where("message.id", "=", messageId)
    .where("kind", "=", "out")
    .executeTakeFirst()
  if (!message) return
  const isIn = (field: string) => field.split(", ").some((entry) => failed.includes(entry.toLowerCase()))
  if (!isIn(message.to_address) && isIn(message.cc)) return
  await trx.updateTable("message").set({ state: "bounced" }).where("id", "=", messageId).execute()
  await updateConversation(trx, message.request_id)
  await recordAudit(trx, caller, "answer_bounced", {
    kind: "request",
    id: message.request_id,
    title: message.reference,
  })
  await notifyDesk(trx, caller.app, { news: "bounced", id: message.request_id })
}
