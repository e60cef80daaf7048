import type { MailTrouble } from "#contract/mail-constants.ts"
import type { SentFile } from "#server/sent-file.ts"

/** Limits of one mail; bytes, counts and characters. What is beyond them is in the mail, which is then kept whole. */
export const mailLimits = {
  bytes: 26_214_400,
  files: 20,
  fileNames: 50,
  depth: 20,
  text: 100_000,
  name: 300,
  addresses: 50,
} as const

export interface MailAddress {
  name: string
  address: string
}

/** Author of a mail: a person, a program (absence note, list, receipt), or a mail server reporting a bounce. */
export type MailKind = "person" | "automatic" | "bounce"

/** Parsed content of a mail. */
export interface MailFacts {
  kind: MailKind
  /** In angle brackets; "" without one. */
  messageId: string
  /** Message-IDs it answers, oldest first, without brackets; for a bounce that of the undelivered mail. */
  references: string[]
  /** Who is to be answered. */
  from: MailAddress[]
  /** Addresses that sent it, which a form or a list may have in place of its author's. */
  sentBy: string[]
  to: string[]
  cc: string[]
  subject: string
  text: string
  /** From its own header; null when invalid. */
  date: string | null
  /** Recipients named by a bounce. */
  failed: string[]
  /** Without bytes only the name is stored: programs, and what is beyond the limits. */
  files: SentFile[]
  trouble: MailTrouble
}
