import type { Generated } from "kysely"
import type { HistoryEvent } from "#contract/audit-constants.ts"
import type { HistoryKind } from "#contract/record-constants.ts"
import type { TrashKind } from "#contract/trash-constants.ts"

export interface EngineTables {
  trash: TrashTable
  history: HistoryTable
  backup: BackupTable
  backup_failure: BackupFailureTable
  idempotency: IdempotencyTable
  job: JobTable
  outbox: OutboxTable
  outbox_item: OutboxItemTable
  erasures: ErasuresTable
  rate_limit: RateLimitTable
  secret: SecretTable
}

export interface TrashTable {
  id: Generated<number>
  kind: TrashKind
  record_id: string
  title: string
  /** JSON: what restores a record whose row is gone. */
  data: Generated<string>
  deleted_at: string
  deleted_by: string
  account_id: number | null
}

interface HistoryTable {
  id: Generated<number>
  kind: HistoryKind
  record_id: string
  /** Version of the record that `data` holds. */
  version: number
  data: string
  /** Event that replaced this version; "" where one audit entry covers several edits. */
  event: Generated<HistoryEvent | "">
  /** Title of the record at that time. */
  title: Generated<string>
  replaced_at: string
  replaced_by: string
  account_id: number | null
}

interface IdempotencyTable {
  key: string
  answer: string
  created_at: string
}

interface JobTable {
  name: string
  ran_at: string
}

interface BackupTable {
  name: string
  size: number
  sha256: string
  created_at: string
}

interface BackupFailureTable {
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
  | "email-changed"

/** Messages to be sent. They hold no text, and an address only in `former_email`: the rest is read from the records at delivery. */
export interface OutboxTable {
  id: Generated<number>
  kind: MessageKind
  /** Stable across retries, so that mail programs recognise a duplicate. */
  message_id: string
  state: "waiting" | "sent" | "failed"
  /** "open" while a digest still collects records; at most one can. */
  gathering: string | null
  attempts: Generated<number>
  due_at: string
  /** When delivery is given up. */
  give_up_at: string
  /** End of the claim by one process. */
  claimed_until: string | null
  sent_at: string | null
  /** Last failure: codes only, because responses of mail servers quote addresses. */
  fault: Generated<string>
  /** Recipient whose address is in no record any more, until the message is sent or given up; "" for all other messages. */
  former_email: Generated<string>
}

/** Subject of a message: one inquiry or application per row. */
interface OutboxItemTable {
  id: Generated<number>
  outbox_id: number
  request_id: number | null
  application_id: number | null
  /** Recipient with an account. */
  account_id: number | null
  /** A reply to an inquiry. */
  sent_message_id: Generated<number | null>
}

/** Hashes of addresses whose records were erased, so that a restore can repeat it. */
interface ErasuresTable {
  id: Generated<number>
  email_hash: string
  erased_at: string
}

interface RateLimitTable {
  /** Rule and keyed hash of whom it limits. */
  key: string
  points: number
  /** When the count restarts. */
  ends_at: string
  /** When the next try is allowed after the points are used up. */
  next_at: string
}

/** Keys shared by all processes on one database; never part of a backup. */
interface SecretTable {
  name: string
  value: string
}
