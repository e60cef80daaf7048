import type { InquiryReceipt } from "#contract/inquiry.ts"
import { limits } from "#contract/limits.ts"
import type { Caller } from "#server/caller.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { freeReference } from "#server/db/free-reference.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { insertInquiry } from "../store.ts"
import type { ThreadMail } from "./store-in-thread.ts"
import type { Language } from "#contract/language.ts"
import type { NewRow } from "#server/db/schema/tables.ts"

type Added = Pick<NewRow<"request">, "verified" | "read_at" | "mail" | "owner_id" | "suggested_id">

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

const german =
  /[äöüß]|\b(?:und|der|die|das|wir|bitte|sehr geehrte|mit freundlichen|guten tag|anfrage|angebot|ersatzteile?)\b/giu
const english = /\b(?:and|the|we|please|dear|regards|hello|request|quotation|parts?)\b/giu

/** Guesses the site language of a text by its letters, then by common words; default English. */
function guessLanguage(text: string): Language {
  const count = (pattern: RegExp) => text.slice(0, 5_000).match(pattern)?.length ?? 0
  if (count(/\p{Script=Cyrillic}/gu) > count(/\p{Script=Latin}/gu)) return "ru"
  return count(german) > count(english) ? "de" : "en"
}
