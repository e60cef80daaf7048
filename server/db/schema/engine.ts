import type { Generated } from "kysely"
import type { HistoryEvent } from "#contract/audit-constants.ts"
import type { HistoryKind } from "#contract/record-constants.ts"
import type { TrashKind } from "#contract/trash-constants.ts"

export interface TrashTable {
  id: Generated<number>
  kind: TrashKind
  record_id: string
  title: string
  /** JSON: what is needed to bring back a record whose row is gone. */
  data: Generated<string>
  deleted_at: string
  deleted_by: string
  account_id: number | null
}

export interface HistoryTable {
  id: Generated<number>
  kind: HistoryKind
  record_id: string
  /** The version that `data` was. */
  version: number
  data: string
  /** What replaced it; "" where an entry of the audit tells of several edits at once. */
  event: Generated<HistoryEvent | "">
  /** As the record was called. */
  title: Generated<string>
  replaced_at: string
  replaced_by: string
  account_id: number | null
}

export interface IdempotencyTable {
  key: string
  answer: string
  created_at: string
}

export interface JobTable {
  name: string
  ran_at: string
}

export interface BackupTable {
  name: string
  size: number
  sha256: string
  created_at: string
}

export interface BackupFailureTable {
  kind: "manual" | "nightly" | "update"
  failed_at: string
  reason: "no_space" | "other"
}

export type MessageKind =
  | "notice"
  | "confirmation"
  | "digest"
  | "answer"
  | "invite"
  | "reset"
  | "key-ends"
  | "plan-fails"
  | "promise-ends"
  | "desk-digest"

/** Messages on their way. They hold no text and no address: both are read from the records when a message leaves. */
export interface OutboxTable {
  id: Generated<number>
  kind: MessageKind
  /** Stays the same whatever goes wrong, so that a message that came twice is seen as one. */
  message_id: string
  state: "waiting" | "sent" | "failed"
  /** "open" while a digest still gathers records; only one can. */
  gathering: string | null
  attempts: Generated<number>
  due_at: string
  /** Given up when not delivered by then. */
  give_up_at: string
  /** Until then it is in the hands of one process. */
  claimed_until: string | null
  sent_at: string | null
  /** What went wrong last: codes only, for answers of mail servers quote addresses. */
  fault: Generated<string>
}

/** What a message is about: one inquiry or one application a row. */
export interface OutboxItemTable {
  id: Generated<number>
  outbox_id: number
  request_id: number | null
  application_id: number | null
  /** Somebody who signs in here. */
  account_id: number | null
  /** An answer to an inquiry. */
  sent_message_id: Generated<number | null>
}

/** Addresses whose records were erased, as hashes, so that a restore can repeat it. */
export interface ErasuresTable {
  id: Generated<number>
  email_hash: string
  erased_at: string
}

export interface RateLimitTable {
  /** Rule and keyed hash of whom it counts. */
  key: string
  points: number
  /** With that moment the count begins anew. */
  ends_at: string
  /** Once the points are used up, the next try is open then. */
  next_at: string
}

/** Keys that all processes on one database share; never part of a backup. */
export interface SecretTable {
  name: string
  value: string
}
