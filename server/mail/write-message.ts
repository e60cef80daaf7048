import type { Database } from "#server/db/dialects/database.ts"
import { writeConfirmation } from "./confirmation.ts"
import { type MailDraft, type MailSources, accountMailKinds, urgentMark } from "./draft.ts"
import { type OutgoingMail, itemsOf } from "./outbox-store.ts"

// Bounds the digest during a flood of unverified inquiries.
const maxInDigest = 100

/** Writes a message from the current records; null when none of them exists any more. */
export async function writeMessage(
  db: Database,
  message: OutgoingMail,
  sources: MailSources,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<MailDraft | null> {
  const { requests, applications, accounts, answers } = await itemsOf(db, message.id)
  if (message.kind === "answer") return answers[0] === undefined ? null : sources.answer.write(db, answers[0])
  const accountMail = accountMailKinds.find((one) => one === message.kind)
  if (accountMail) {
    const [accountId] = accounts
    return accountId === undefined
      ? null
      : sources[accountMail](db, { accountId, formerEmail: message.former_email, publicUrl, now })
  }
  if (message.kind === "digest") return writeDigest(db, { requests, applications }, sources, publicUrl)
  const kind = requests.length > 0 ? "request" : "application"
  const [id] = [...requests, ...applications]
  if (id === undefined) return null
  if (message.kind === "notice") return sources[kind].notice(db, id, publicUrl)
  const sender = await sources[kind].sender(db, id, publicUrl)
  return sender && writeConfirmation(db, kind, sender, publicUrl)
}

async function writeDigest(
  db: Database,
  { requests, applications }: { requests: number[]; applications: number[] },
  sources: MailSources,
  publicUrl: string,
): Promise<MailDraft | null> {
  const entries = [
    ...(await sources.application.digest(db, applications.slice(0, maxInDigest))),
    ...(await sources.request.digest(db, requests.slice(0, maxInDigest))),
  ].slice(0, maxInDigest)
  if (entries.length === 0) return null
  const more = requests.length + applications.length - entries.length
  const text = [
    "Diese Anfragen und Bewerbungen kamen ohne Bestätigung, dass ein Mensch sie gesendet hat. Absender sind ungeprüft.",
    ...entries.map(({ text: entry }) => entry),
    more > 0 ? `… und ${more} weitere.` : "",
    `Alle im Dashboard: ${publicUrl}/dashboard/requests`,
  ]
  const count = entries.length + Math.max(0, more)
  const plain = count === 1 ? "1 ungeprüfte Anfrage" : `${count} ungeprüfte Anfragen`
  const subject = entries.some(({ urgent }) => urgent) ? `${urgentMark}: ${plain}` : plain
  return { to: null, replyTo: null, subject, text: `${text.filter(Boolean).join("\n\n")}\n` }
}
