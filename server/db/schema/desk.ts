import type { Generated } from "kysely"
import type { Language } from "#contract/language.ts"
import type { MailTrouble } from "#contract/mail-constants.ts"

export interface DeskTables {
  message: MessageTable
  message_file: MessageFileTable
  presence: PresenceTable
  unsorted_mail: UnsortedMailTable
  unsorted_file: UnsortedFileTable
  taken_mail: TakenMailTable
  template: TemplateTable
}

/** Messages after the inquiry itself, whose own text is in `request`. */
export interface MessageTable {
  id: Generated<number>
  request_id: number
  kind: "in" | "out" | "note"
  /** Author in the dashboard; null for incoming mail. */
  account_id: number | null
  author: string
  from_address: Generated<string>
  to_address: Generated<string>
  /** Addresses, separated by commas. */
  cc: Generated<string>
  subject: Generated<string>
  text: string
  lang: Language
  /** As in the header, in angle brackets; "" without one. */
  message_id: Generated<string>
  /** Message-IDs it answers, oldest first, separated by spaces. */
  refs: Generated<string>
  /** "" for messages that are not sent. */
  state: Generated<"" | "waiting" | "sent" | "failed" | "bounced">
  at: string
  /** 1: written by a program, such as an absence note or a bounce; needs no answer. */
  automatic: Generated<number>
  /** Address of the customer whose inquiry it was merged from; "" for none. */
  merged_from: Generated<string>
  /** Why a mail was not unfolded whole; "" when it was. */
  trouble: Generated<MailTrouble>
}

/** Attachment of a message; `bytes` is empty where only the name was stored, as for executables. */
interface MessageFileTable {
  message_id: number
  n: number
  name: string
  size: number
  bytes: Uint8Array
}

/** Who views an inquiry or types an answer; valid for some seconds. */
interface PresenceTable {
  request_id: number
  account_id: number
  writing: number
  at: string
}

/** Incoming mail that matches no inquiry, until somebody sorts it. */
interface UnsortedMailTable {
  id: Generated<number>
  message_id: Generated<string>
  refs: Generated<string>
  from_name: Generated<string>
  from_address: Generated<string>
  subject: Generated<string>
  text: string
  /** Inquiry that it may belong to. */
  suggested_id: number | null
  at: string
  to_address: Generated<string>
  cc: Generated<string>
  automatic: Generated<number>
  /** Why it was not unfolded whole; "" when it was. */
  trouble: Generated<MailTrouble>
}

/** Hashes of mails already imported, so that none is stored twice. */
interface TakenMailTable {
  hash: string
  at: string
}

interface UnsortedFileTable {
  mail_id: number
  n: number
  name: string
  size: number
  bytes: Uint8Array
}

type Texts = Record<`${"title" | "text"}_${Language}`, Generated<string>>

/** Template for answers, in three languages. */
interface TemplateTable extends Texts {
  id: Generated<number>
  position: number
  version: Generated<number>
  updated_at: string
}
