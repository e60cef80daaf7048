import type { Insertable } from "kysely"
import type { InquiryReceipt } from "#contract/inquiry.ts"
import { limits } from "#contract/limits.ts"
import type { Caller } from "#server/caller.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { freeReference } from "#server/db/free-reference.ts"
import type { InquiryTable } from "#server/db/schema/inquiries.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { insertInquiry } from "../store.ts"
import { guessLanguage } from "./guess-language.ts"
import type { ThreadMail } from "./store-in-thread.ts"

type Added = Pick<Insertable<InquiryTable>, "verified" | "read_at" | "mail" | "owner_id">

/** Creates an inquiry from a mail; sends nothing. */
export async function openInquiryOfMail(
  trx: Database,
  caller: Caller,
  mail: ThreadMail,
  { arrived, ...added }: Added & { arrived: Date },
): Promise<InquiryReceipt> {
  const [sender] = mail.from
  const reference = await freeReference(trx, "request")
  const now = caller.app.clock().toISOString()
  const row = {
    ...added,
    reference,
    name: (sender?.name || sender?.address || "?").slice(0, limits.name),
    email: sender?.address ?? "",
    company: "",
    text: [mail.subject, mail.text].filter(Boolean).join("\n\n"),
    lang: guessLanguage(`${mail.subject} ${mail.text}`),
    source: "mail" as const,
    spare_id: null,
    items: "[]",
    // Retention counts from the day it is stored, however old the mail is.
    created_at: now,
    unanswered_since: arrived.toISOString() < now ? arrived.toISOString() : now,
    deleted_at: null,
    message_id: mail.messageId,
    trouble: mail.trouble,
    cc: [...mail.from.slice(1).map(({ address }) => address), ...mail.cc].join(", "),
  }
  const id = await insertInquiry(trx, row, mail.files)
  await recordAudit(trx, caller, "inquiry_added", { kind: "request", id, title: reference })
  return { id, reference }
}
