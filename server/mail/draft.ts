import type { Language } from "#contract/language.ts"
import type { Clock } from "#server/clock.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { MailConfig } from "#server/env.ts"
import type { SentFile } from "#server/sent-file.ts"

/** A message without sender, id and date. */
export interface MailDraft {
  /** null: to the company. */
  to: string | null
  /** Validated Reply-To addresses. */
  replyTo: string | readonly string[] | null
  subject: string
  text: string
  cc?: readonly string[]
  /** Message-IDs of the conversation, oldest first. */
  references?: readonly string[]
  files?: readonly SentFile[]
}

/** What is needed to put a mail into the outbox. */
export interface MailingApp {
  config: { mail: Pick<MailConfig, "from"> | null }
  clock: Clock
}

/** Writes people's answers to customers, and is notified of delivery. */
export interface AnswerMailSource {
  /** Returns null for an answer that must not be sent any more. */
  write: (db: Database, id: number) => Promise<MailDraft | null>
  settle: (trx: Database, app: MailingApp, id: number, state: "sent" | "failed") => Promise<void>
}

export interface DigestEntry {
  text: string
  urgent: boolean
}

/** Who has sent something, and what the confirmation says of it. */
export interface MailSender {
  email: string
  lang: Language
  reference: string
  link?: string
  /** Until when a plant that is down is called back; null for none. */
  callBackBy?: string | null
}

/** Writes the mails about one kind of record; returns null when the record was deleted. */
export interface MailSource {
  /** Returns the notice to the company. */
  notice: (db: Database, id: number, publicUrl: string) => Promise<MailDraft | null>
  /** Returns address, language and link of the confirmation to the sender; never what they typed. */
  sender: (db: Database, id: number, publicUrl: string) => Promise<MailSender | null>
  /** Returns one paragraph per record that still exists. */
  digest: (db: Database, ids: readonly number[]) => Promise<DigestEntry[]>
}

/** Mails to an account: links, expiries and failures. */
export const accountMailKinds = [
  "invite",
  "reset",
  "email-changed",
  "key-ends",
  "finding",
  "plan-fails",
  "draft-ready",
  "draft-returned",
  "promise-ends",
  "desk-digest",
  "desk-assigned",
  "desk-replied",
  "desk-bounced",
  "desk-urgent",
] as const
type AccountMailKind = (typeof accountMailKinds)[number]

/** Writes a mail to an account; returns null when its reason no longer exists. */
export type AccountMailSource = (
  db: Database,
  mail: { accountId: number; requestId: number | null; company: string; publicUrl: string; now: Date },
) => Promise<Omit<MailDraft, "to"> | null>

export const accountMail = (subject: string, paragraphs: readonly string[]): Omit<MailDraft, "to"> => ({
  replyTo: null,
  subject: oneLine(subject),
  text: `${paragraphs.filter(Boolean).join("\n\n")}\n`,
})

export interface MailSources extends Record<AccountMailKind, AccountMailSource> {
  answer: AnswerMailSource
  request: MailSource
  application: MailSource
}

/** Prefix of the subject when the machine is down. */
export const urgentMark = "DRINGEND, Maschine steht"
export const urgentLine = `${urgentMark}, Rückruf erbeten`

/** Returns one line without control and bidirectional characters. */
export const oneLine = (text: string, most = 120): string => {
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim()
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line
}

/** Formats a time in the company's format and time zone, such as `20.11.2026, 10:04`. */
export const companyTime = (iso: string): string =>
  new Intl.DateTimeFormat("de-DE", { dateStyle: "medium", timeStyle: "short", timeZone: "Europe/Berlin" }).format(
    new Date(iso),
  )
