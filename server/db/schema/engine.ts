import { sql } from "kysely"
import type { HistoryEvent } from "#contract/audit-constants.ts"
import type { DeskMail } from "#contract/inquiry-constants.ts"
import type { HistoryKind } from "#contract/record-constants.ts"
import type { TrashKind } from "#contract/trash-constants.ts"
import { id, integer, table, text } from "../declare-table.ts"

export type MessageKind =
  | "notice"
  | "confirmation"
  | "digest"
  | "answer"
  | "invite"
  | "reset"
  | "finding"
  | "key-ends"
  | "plan-fails"
  | "promise-ends"
  | "desk-digest"
  | `desk-${DeskMail}`
  | "draft-ready"
  | "draft-returned"
  | "email-changed"

export const engineTables = {
  trash: table(
    {
      id: id(),
      kind: text<TrashKind>(),
      record_id: text(),
      title: text(),
      /** JSON: what restores a record whose row is gone. */
      data: text("{}"),
      deleted_at: text(),
      deleted_by: text(),
      account_id: integer().orNull(),
    },
    { indexes: { trash_of_record: ["kind", "record_id"] } },
  ),
  history: table(
    {
      id: id(),
      kind: text<HistoryKind>(),
      record_id: text(),
      /** Version of the record that `data` holds. */
      version: integer(),
      data: text(),
      replaced_at: text(),
      replaced_by: text(),
      account_id: integer().orNull(),
      /** Event that replaced this version; "" where one audit entry covers several edits. */
      event: text<HistoryEvent | "">("changed"),
      /** Title of the record at that time. */
      title: text(""),
    },
    {
      indexes: {
        history_of_record: ["kind", "record_id", "version"],
        // Covers the log's filters, so that finding a page reads no versions.
        history_by_time: {
          on: ["replaced_at", "id", "account_id", "event", "kind", "replaced_by", "title"],
          where: sql<boolean>`event <> ''`,
        },
      },
    },
  ),
  backup: table({ name: text().key(), size: integer(), sha256: text(), created_at: text() }),
  backup_failure: table({
    kind: text<"manual" | "nightly" | "update">().key(),
    failed_at: text(),
    reason: text<"no_space" | "other">(),
  }),
  idempotency: table({ key: text().key(), answer: text(), created_at: text() }),
  job: table({ name: text().key(), ran_at: text() }),
  /** Messages to be sent. They hold no text, and an address only in `former_email`: the rest is read from the records at delivery. */
  outbox: table(
    {
      id: id(),
      kind: text<MessageKind>(),
      /** Stable across retries, so that mail programs recognise a duplicate. */
      message_id: text().unique(),
      state: text<"waiting" | "sent" | "failed">(),
      /** "open" while a digest still collects records; at most one can. */
      gathering: text().orNull().unique(),
      attempts: integer(0),
      due_at: text(),
      /** When delivery is given up. */
      give_up_at: text(),
      /** End of the claim by one process. */
      claimed_until: text().orNull(),
      sent_at: text().orNull(),
      /** Last failure: codes only, because responses of mail servers quote addresses. */
      fault: text(""),
      /** Recipient whose address is in no record any more, until the message is sent or given up; "" for all other messages. */
      former_email: text(""),
    },
    { indexes: { outbox_due: ["state", "due_at"] } },
  ),
  /** Subject of a message: one inquiry or application per row. */
  outbox_item: table(
    {
      id: id(),
      outbox_id: integer().ownedBy("outbox"),
      request_id: integer().orNull().ownedBy("request"),
      application_id: integer().orNull().ownedBy("application"),
      /** Recipient with an account. */
      account_id: integer().orNull().ownedBy("admin"),
      /** A reply to an inquiry. */
      sent_message_id: integer().orNull(),
    },
    {
      indexes: {
        outbox_item_application_id: ["application_id"],
        outbox_item_outbox_id: ["outbox_id"],
        outbox_item_request_id: ["request_id"],
      },
    },
  ),
  /** Hashes of addresses whose records were erased, so that a restore can repeat it. */
  erasures: table({ id: id(), email_hash: text(), erased_at: text() }),
  rate_limit: table({
    /** Rule and keyed hash of whom it limits. */
    key: text().key(),
    points: integer(),
    /** When the count restarts. */
    ends_at: text(),
    /** When the next try is allowed after the points are used up. */
    next_at: text(),
  }),
  /** Keys shared by all processes on one database; never part of a backup. */
  secret: table({ name: text().key(), value: text() }),
}
