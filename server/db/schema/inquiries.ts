import type { Generated, Selectable } from "kysely"
import type { InquirySource, InquiryOutcome } from "#contract/inquiry.ts"
import type { Language } from "#contract/language.ts"

export interface InquiryTable {
  id: Generated<number>
  reference: string
  name: string
  email: string
  company: string
  text: string
  phone: Generated<string>
  /** 1: the machine stands, and a call back is asked for. */
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
  /** Who answers it. */
  owner_id: Generated<number | null>
  remind_at: Generated<string | null>
  /** How it ended; null while it has not. */
  outcome: Generated<InquiryOutcome | null>
  outcome_note: Generated<string>
  closed_at: Generated<string | null>
  /** When the oldest message came that nobody has answered; null once we wrote last. */
  unanswered_since: string | null
  /** When we last wrote; null before. */
  written_at: Generated<string | null>
  /** When a person first answered, and after how many working minutes; written once. */
  first_answer_at: Generated<string | null>
  first_answer_minutes: Generated<number | null>
  /** When the owner was told that the promised time is getting short. */
  promise_warned_at: Generated<string | null>
  /** When the sender has proved the address. */
  proven_at: Generated<string | null>
  /** Of the mail that an inquiry began with: its Message-ID, and to whom it went besides, separated by commas. */
  message_id: Generated<string>
  cc: Generated<string>
  /** The inquiry that this one was merged into; it is in the trash then. */
  merged_into: Generated<number | null>
  /** Counts the links to its private page that were withdrawn. */
  link_number: Generated<number>
}

/** A photo or drawing that came with an inquiry. */
export interface InquiryFileTable {
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

export interface ApplicationFileTable {
  application_id: number
  n: number
  name: string
  size: number
  bytes: Uint8Array
}

export type InquiryRow = Selectable<InquiryTable>
