import type { Generated } from "kysely"
import type { Language } from "#contract/language.ts"

/** What was written after an inquiry came; its own text is the first message and stands in the inquiry. */
export interface MessageTable {
  id: Generated<number>
  request_id: number
  kind: "in" | "out" | "note"
  /** Who wrote it here; null for what came in. */
  account_id: number | null
  author: string
  from_address: Generated<string>
  to_address: Generated<string>
  /** Addresses, separated by commas. */
  cc: Generated<string>
  subject: Generated<string>
  text: string
  lang: Language
  /** As in the head of the mail, in angle brackets; "" where there is none. */
  message_id: Generated<string>
  /** Message-IDs that it answers, oldest first, separated by spaces. */
  refs: Generated<string>
  /** "" for what has not to be sent. */
  state: Generated<"" | "waiting" | "sent" | "failed" | "bounced">
  at: string
  /** 1: a program has written it, as a note of absence or a bounce; the customer does not wait for an answer to it. */
  automatic: Generated<number>
}

/** A file beside a message; `bytes` is empty where only its name was kept, as of programs. */
export interface MessageFileTable {
  message_id: number
  n: number
  name: string
  size: number
  bytes: Uint8Array
}

/** Who looks at an inquiry, or writes; true for some seconds only. */
export interface PresenceTable {
  request_id: number
  account_id: number
  writing: number
  at: string
}

/** A mail that fits no inquiry, until somebody sorts it. */
export interface UnsortedMailTable {
  id: Generated<number>
  message_id: Generated<string>
  refs: Generated<string>
  from_name: Generated<string>
  from_address: Generated<string>
  subject: Generated<string>
  text: string
  /** An inquiry that it may belong to. */
  suggested_id: number | null
  at: string
  to_address: Generated<string>
  cc: Generated<string>
  automatic: Generated<number>
  /** Why only its head was read; "" where all of it was. */
  trouble: Generated<"" | "too_large" | "unreadable">
}

/** What has come in already, by a hash of each mail, so that none is stored twice. */
export interface TakenMailTable {
  hash: string
  at: string
}

export interface UnsortedFileTable {
  mail_id: number
  n: number
  name: string
  size: number
  bytes: Uint8Array
}

type Texts = Record<`${"title" | "text"}_${Language}`, Generated<string>>

/** A text for answers, in three languages. */
export interface TemplateTable extends Texts {
  id: Generated<number>
  position: number
  version: Generated<number>
  updated_at: string
}
