import type { LineSource } from "#contract/inquiry-constants.ts"
import type { Language } from "#contract/language.ts"
import type { ThreadMessageKind } from "#contract/message-constants.ts"
import type { MailTrouble } from "#contract/mail-constants.ts"
import { blob, id, integer, localizedTexts, table, text } from "../declare-table.ts"

export const deskTables = {
  /** Messages after the inquiry itself, whose own text is in `request`. */
  message: table(
    {
      id: id(),
      request_id: integer().ownedBy("request"),
      kind: text<ThreadMessageKind>(),
      /** Author in the dashboard; null for incoming mail. */
      account_id: integer().orNull(),
      author: text(),
      from_address: text(""),
      to_address: text(""),
      /** Addresses, separated by commas. */
      cc: text(""),
      subject: text(""),
      text: text(),
      lang: text<Language>(),
      /** As in the header, in angle brackets; "" without one. */
      message_id: text(""),
      /** Message-IDs it answers, oldest first, separated by spaces. */
      refs: text(""),
      /** "" for messages that are not sent. */
      state: text<"" | "waiting" | "sent" | "failed" | "bounced">(""),
      at: text(),
      /** 1: written by a program, such as an absence note or a bounce; needs no answer. */
      automatic: integer(0),
      /** Address of the customer whose inquiry it was merged from; "" for none. */
      merged_from: text(""),
      /** Why a mail was not unfolded whole; "" when it was. */
      trouble: text<MailTrouble>(""),
    },
    { indexes: { message_by_request: ["request_id", "id"], message_by_message_id: ["message_id"] } },
  ),
  /** What an inquiry asks for; `text` is what was written, the rest can be corrected. */
  inquiry_line: table(
    {
      id: id(),
      request_id: integer().ownedBy("request"),
      /** Message that it was read from or came with, and is erased with; null for the form of the inquiry itself. */
      message_id: integer().orNull().ownedBy("message"),
      text: text(""),
      partnumber: text(""),
      product_id: integer().orNull(),
      title: text(""),
      asked_number: text(""),
      /** Null when missing or unclear. */
      quantity: integer().orNull(),
      unit: text(""),
      note: text(""),
      position: text(""),
      source: text<LineSource>(),
      removed_at: text().orNull(),
      version: integer(1),
      /** Part number without punctuation, and the requested one: lines are searched by them. */
      number_key: text(""),
      asked_key: text(""),
    },
    {
      indexes: {
        inquiry_line_by_request: ["request_id", "id"],
        inquiry_line_by_number: ["number_key"],
        inquiry_line_by_asked: ["asked_key"],
      },
    },
  ),
  /** Attachment of a message; `bytes` is empty where only the name was stored, as for executables. */
  message_file: table(
    { message_id: integer().ownedBy("message"), n: integer(), name: text(), size: integer(), bytes: blob() },
    { key: ["message_id", "n"] },
  ),
  /** Who views an inquiry or types an answer; valid for some seconds. */
  presence: table(
    {
      request_id: integer().ownedBy("request"),
      account_id: integer().ownedBy("admin"),
      writing: integer(),
      at: text(),
    },
    { key: ["request_id", "account_id"] },
  ),
  /** Who has read an inquiry since its last news. */
  inquiry_reading: table(
    { request_id: integer().ownedBy("request"), account_id: integer().ownedBy("admin"), at: text() },
    { key: ["request_id", "account_id"], since: "010-desk" },
  ),
  /** Who has begun an answer; what is written stays on that person's device. */
  answer_draft: table(
    { request_id: integer().ownedBy("request"), account_id: integer().ownedBy("admin"), at: text() },
    { key: ["request_id", "account_id"], since: "010-desk" },
  ),
  /** Incoming mail that matches no inquiry, until somebody sorts it. */
  unsorted_mail: table({
    id: id(),
    message_id: text(""),
    refs: text(""),
    from_name: text(""),
    from_address: text(""),
    subject: text(""),
    text: text(),
    /** Inquiry that it may belong to. */
    suggested_id: integer().orNull(),
    at: text(),
    to_address: text(""),
    cc: text(""),
    automatic: integer(0),
    /** Why it was not unfolded whole; "" when it was. */
    trouble: text<MailTrouble>(""),
  }),
  unsorted_file: table(
    { mail_id: integer().ownedBy("unsorted_mail"), n: integer(), name: text(), size: integer(), bytes: blob() },
    { key: ["mail_id", "n"] },
  ),
  /** Hashes of mails already imported, so that none is stored twice. */
  taken_mail: table({ hash: text().key(), at: text() }),
  /** Template for answers, in three languages. */
  template: table({
    id: id(),
    ...localizedTexts("title", "text"),
    position: integer(),
    version: integer(1),
    updated_at: text(),
  }),
}
