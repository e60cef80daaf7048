import type { Database } from "#server/db/dialects/database.ts"
import { localAddress } from "#contract/address-constants.ts"
import { type Language, languageTable } from "#contract/language.ts"
import { serverTexts } from "#server/i18n/server-texts.ts"
import { type MailDraft, type MailSender, type MailSources, accountMailKinds, urgentMark, oneLine } from "./draft.ts"
import { type OutgoingMail, itemsOf } from "./outbox-store.ts"

// Bounds the digest during a flood of unverified inquiries.
const maxInDigest = 100

/** Writes a message from the current records; null when none of them exists any more. */
export async function writeMessage(
  db: Database,
  message: OutgoingMail,
  sources: MailSources,
  { company, publicUrl, now }: { company: string; publicUrl: string; now: Date },
): Promise<MailDraft | null> {
  const { requests, applications, accounts, answers } = await itemsOf(db, message.id)
  if (message.kind === "answer") return answers[0] === undefined ? null : sources.answer.write(db, answers[0])
  const accountMail = accountMailKinds.find((accountKind) => accountKind === message.kind)
  if (accountMail) {
    const [accountId] = accounts
    if (accountId === undefined) return null
    const account = await db
      .selectFrom("admin")
      .select("email")
      .where("id", "=", accountId)
      .where("disabled_at", "is", null)
      .executeTakeFirst()
    const to = message.former_email || account?.email
    if (!to) return null
    const mail = await sources[accountMail](db, { accountId, requestId: requests[0] ?? null, company, publicUrl, now })
    return mail && { ...mail, to }
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

/** Tells a sender that their inquiry or application has come, in their language; nothing of what they typed is in it. */
async function writeConfirmation(
  db: Database,
  kind: "request" | "application",
  { email, lang, reference, link, callBackBy }: MailSender,
  publicUrl: string,
): Promise<MailDraft> {
  const settings = await db.selectFrom("settings").selectAll().executeTakeFirst()
  const say = serverTexts[lang].confirmation
  const usual = kind === "request" ? (settings?.[`reply_promise_${lang}`] ?? "") : ""
  const promise = callBackBy ? say.callBack(timeIn(lang, callBackBy)) : usual
  const sender = [
    settings?.company_name,
    settings && localAddress(settings.address, lang),
    settings?.phone && `${say.phone}: ${settings.phone}`,
    settings?.email && `${say.email}: ${settings.email}`,
    publicUrl,
  ]
  const text = [
    say.greeting,
    [say.received[kind](reference), promise, say.quote].filter(Boolean).join("\n"),
    link === undefined ? "" : `${say.follow}\n${link}`,
    sender.filter(Boolean).join("\n"),
    say.automatic,
  ]
    .filter(Boolean)
    .join("\n\n")
  return {
    to: email,
    replyTo: settings?.email || null,
    subject: oneLine(say.subject[kind](reference)),
    text: `${text}\n`,
  }
}

const timeIn = (language: Language, iso: string): string =>
  new Intl.DateTimeFormat(languageTable[language].locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "Europe/Berlin",
  }).format(new Date(iso))
