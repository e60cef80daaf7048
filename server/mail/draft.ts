import type { Language } from "#contract/language.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { SentFile } from "#server/sent-file.ts"

/** One message, before it gets sender, id and date. */
export interface MailDraft {
  /** null: to the company. */
  to: string | null
  /** A checked address that answers go to. */
  replyTo: string | null
  subject: string
  text: string
  cc?: readonly string[]
  /** Message-IDs of the conversation, oldest first. */
  references?: readonly string[]
  files?: readonly SentFile[]
}

/** Writes the answers that people send to customers, and is told what became of them. */
export interface AnswerMailSource {
  /** Null for an answer that is not to leave any more. */
  write: (db: Database, id: number) => Promise<MailDraft | null>
  settle: (trx: Database, id: number, state: "sent" | "failed") => Promise<void>
}

export interface DigestEntry {
  text: string
  urgent: boolean
}

/** Writes the mails about one kind of record; null when the record was deleted. */
export interface MailSource {
  /** To the company. */
  notice: (db: Database, id: number, publicUrl: string) => Promise<MailDraft | null>
  /** To the sender: address, language, and where it can be followed; never what they typed. */
  sender: (
    db: Database,
    id: number,
    publicUrl: string,
  ) => Promise<{ email: string; lang: Language; reference: string; link?: string } | null>
  /** The records that are still there, one paragraph each. */
  digest: (db: Database, ids: readonly number[]) => Promise<DigestEntry[]>
}

/** Mails to somebody who signs in here: links, what ends soon, and what has failed. */
export const accountMailKinds = ["invite", "reset", "key-ends", "plan-fails", "promise-ends", "desk-digest"] as const
type AccountMailKind = (typeof accountMailKinds)[number]

/** Writes a mail to somebody who signs in here; null when there is nobody to write to, or nothing to say, any more. */
export type AccountMailSource = (
  db: Database,
  mail: { accountId: number; publicUrl: string; now: Date },
) => Promise<MailDraft | null>

export interface MailSources {
  answer: AnswerMailSource
  account: Record<AccountMailKind, AccountMailSource>
  request: MailSource
  application: MailSource
}

/** What a subject begins with when the machine stands. */
export const urgentMark = "DRINGEND, Maschine steht"

/** One line without characters that steer a terminal or turn the reading direction. */
export const oneLine = (text: string, most = 120): string => {
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim()
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line
}

/** A moment in the company's format and time zone, such as `20.11.2026, 10:04`. */
export const companyTime = (iso: string): string =>
  new Intl.DateTimeFormat("de-DE", { dateStyle: "medium", timeStyle: "short", timeZone: "Europe/Berlin" }).format(
    new Date(iso),
  )
