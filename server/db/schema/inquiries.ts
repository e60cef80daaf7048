import type { Generated, Selectable } from "kysely"
import type { InquirySource, InquiryOutcome } from "#contract/inquiry.ts"
import type { Language } from "#contract/language.ts"
import type { MailTrouble } from "#contract/mail-constants.ts"

export interface InquiryTables {
  request: InquiryTable
  request_file: InquiryFileTable
  application: ApplicationTable
  application_file: ApplicationFileTable
}

export interface InquiryTable {
  id: Generated<number>
  reference: string
  name: string
  email: string
  company: string
  text: string
  phone: Generated<string>
  /** 1: the machine is down, and the sender asks for a call back. */
  urgent: Generated<number>
  lang: Language
  source: InquirySource
  spare_id: number | null
  items: string
  verified: number
  read_at: string | null
  mail: "none" | "waiting" | "sent" | "failed"
  created_at: string
  version: Generated<number>
  deleted_at: string | null
  /** Account responsible for the reply. */
  owner_id: Generated<number | null>
  remind_at: Generated<string | null>
  /** How it ended; null while it is open. */
  outcome: Generated<InquiryOutcome | null>
  outcome_note: Generated<string>
  closed_at: Generated<string | null>
  /** Time of the oldest unanswered message; null when the last message is ours. */
  unanswered_since: string | null
  /** Time of our last message; null before the first. */
  written_at: Generated<string | null>
  /** Time of the first reply by a person, and the working minutes until then; written once. */
  first_answer_at: Generated<string | null>
  first_answer_minutes: Generated<number | null>
  /** When the owner was warned of the approaching deadline. */
  promise_warned_at: Generated<string | null>
  /** When the sender confirmed the address. */
  proven_at: Generated<string | null>
  /** Of the mail that started the inquiry: its Message-ID, and its other recipients, separated by commas. */
  message_id: Generated<string>
  cc: Generated<string>
  /** Why that mail was not unfolded whole; "" when it was. */
  trouble: Generated<MailTrouble>
  /** Inquiry that this one was merged into; it is in the trash then. */
  merged_into: Generated<number | null>
  /** Counts the links to its private page that were withdrawn. */
  link_number: Generated<number>
}

/** Photo or drawing attached to an inquiry. */
interface InquiryFileTable {
  request_id: number
  n: number
  name: string
  size: number
  bytes: Uint8Array
}

export interface ApplicationTable {
  id: Generated<number>
  reference: string
  first_name: string
  last_name: string
  email: string
  lang: Language
  verified: number
  created_at: string
  version: Generated<number>
  deleted_at: string | null
}

interface ApplicationFileTable {
  application_id: number
  n: number
  name: string
  size: number
  bytes: Uint8Array
}

export type InquiryRow = Selectable<InquiryTable>
