import type { SentFile } from "#server/sent-file.ts"

/** Caps of one mail. */
export const mailLimits = { bytes: 26_214_400, files: 20, depth: 10, text: 100_000, name: 300, addresses: 50 } as const

export interface MailAddress {
  name: string
  address: string
}

/** Why only the head of a mail was read; "" where all of it was. */
export type MailTrouble = "" | "too_large" | "unreadable"

/** Who wrote a mail: a person, a program (note of absence, list, receipt), or a mail server that could not deliver one of ours. */
export type MailKind = "person" | "automatic" | "bounce"

/** What was read of a mail. */
export interface MailFacts {
  kind: MailKind
  /** In angle brackets; "" where it has none. */
  messageId: string
  /** Message-IDs that it answers, oldest first, without brackets; of a bounce the one that was not delivered. */
  references: string[]
  from: MailAddress[]
  to: string[]
  cc: string[]
  subject: string
  text: string
  /** By its own head; null where that says no moment. */
  date: string | null
  /** Recipients that a bounce names. */
  failed: string[]
  /** Those without bytes are names only: programs, and what passes no check. */
  files: SentFile[]
  trouble: MailTrouble
}
