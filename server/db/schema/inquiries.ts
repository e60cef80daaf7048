import type { InquiryOutcome, InquirySource } from "#contract/inquiry-constants.ts"
import type { Language } from "#contract/language.ts"
import type { MailTrouble } from "#contract/mail-constants.ts"
import { blob, id, integer, table, text } from "../declare-table.ts"

export const inquiryTables = {
  request: table(
    {
      id: id(),
      reference: text().unique(),
      name: text(),
      email: text(),
      company: text(),
      text: text(),
      phone: text(""),
      /** 1: the machine is down, and the sender asks for a call back. */
      urgent: integer(0),
      lang: text<Language>(),
      source: text<InquirySource>(),
      spare_id: integer().orNull(),
      verified: integer(0),
      read_at: text().orNull(),
      mail: text<"none" | "waiting" | "sent" | "failed">("none"),
      created_at: text(),
      version: integer(1),
      deleted_at: text().orNull(),
      /** Account responsible for the reply. */
      owner_id: integer().orNull(),
      remind_at: text().orNull(),
      /** How it ended; null while it is open. */
      outcome: text<InquiryOutcome>().orNull(),
      outcome_note: text(""),
      closed_at: text().orNull(),
      /** Time of the oldest unanswered message; null when the last message is ours. */
      unanswered_since: text().orNull(),
      /** Time of our last message; null before the first. */
      written_at: text().orNull(),
      /** Time of the first reply by a person, and the working minutes until then; written once. */
      first_answer_at: text().orNull(),
      first_answer_minutes: integer().orNull(),
      /** When the owner was warned of the approaching deadline. */
      promise_warned_at: text().orNull(),
      /** When the sender confirmed the address. */
      proven_at: text().orNull(),
      /** Of the mail that started the inquiry: its Message-ID, and its other recipients, separated by commas. */
      message_id: text(""),
      cc: text(""),
      /** Why that mail was not unfolded whole; "" when it was. */
      trouble: text<MailTrouble>(""),
      /** Inquiry that this one was merged into; it is in the trash then. */
      merged_into: integer().orNull(),
      /** Inquiry that the mail which started this one may continue; null for none, or once somebody has said no. */
      suggested_id: integer().orNull().since("013-suggested-inquiry"),
      /** Counts the links to its private page that were withdrawn. */
      link_number: integer(0),
    },
    {
      indexes: {
        request_newest: ["created_at", "id"],
        request_by_promise: ["unanswered_since", "id"],
        request_by_owner: ["owner_id"],
      },
    },
  ),
  /** Photo or drawing attached to an inquiry. */
  request_file: table(
    { request_id: integer().ownedBy("request"), n: integer(), name: text(), size: integer(), bytes: blob() },
    { key: ["request_id", "n"] },
  ),
  application: table({
    id: id(),
    reference: text().unique(),
    first_name: text(),
    last_name: text(),
    email: text(),
    lang: text<Language>(),
    verified: integer(0),
    created_at: text(),
    version: integer(1),
    deleted_at: text().orNull(),
  }),
  application_file: table(
    { application_id: integer().ownedBy("application"), n: integer(), name: text(), size: integer(), bytes: blob() },
    { key: ["application_id", "n"] },
  ),
}
