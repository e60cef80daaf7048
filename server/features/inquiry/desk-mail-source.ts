import type { DeskMail } from "#contract/inquiry-constants.ts"
import type { Inquiry } from "#contract/inquiry.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { type AccountMailSource, accountMail, urgentMark } from "#server/mail/draft.ts"
import { describeInquiry, threadAddresses } from "./mail-source.ts"
import { listMessages } from "./message-store.ts"
import { findInquiry } from "./store.ts"

// Characters of a reply in a mail; the dashboard shows all.
const excerpt = 2_000

const subjects: Record<DeskMail, string> = {
  assigned: "Ihnen zugewiesen / Assigned to you",
  replied: "Der Kunde hat geschrieben / The customer wrote",
  bounced: "Antwort nicht zugestellt / Answer not delivered",
  urgent: "Rückruf erbeten / Call back",
}

/** Writes a mail about news of an inquiry; null for who does not answer it any more. */
const source =
  (news: DeskMail): AccountMailSource =>
  async (db, { accountId, requestId, publicUrl, now }) => {
    const inquiry = requestId === null ? null : await findInquiry(db, requestId, now)
    if (!inquiry) return null
    const isOfOthers = inquiry.owner !== null && inquiry.owner.id !== accountId
    if (isOfOthers || (inquiry.owner === null && news !== "urgent") || (news === "urgent" && !inquiry.urgent))
      return null
    const mark = inquiry.urgent ? `${urgentMark}: ` : ""
    const mail = accountMail(`${mark}${subjects[news]}: ${inquiry.reference} ${inquiry.company}`, [
      describeInquiry(inquiry),
      await textOf(db, inquiry, news),
      `Im Dashboard / In the dashboard: ${publicUrl}/dashboard/requests?open=${inquiry.id}`,
      "Diese Mails schalten Sie im Konto ab. / Switch these mails off in your account.",
    ])
    return { ...mail, replyTo: await threadAddresses(db, inquiry) }
  }

async function textOf(db: Database, inquiry: Inquiry, news: DeskMail): Promise<string> {
  if (news === "bounced") return ""
  const came = (await listMessages(db, inquiry.id)).findLast(({ kind, automatic }) => kind === "in" && !automatic)
  const text = (came?.text ?? inquiry.text).trim()
  return text.length > excerpt ? `${text.slice(0, excerpt)}…` : text
}

export const deskMailSources = {
  "desk-assigned": source("assigned"),
  "desk-replied": source("replied"),
  "desk-bounced": source("bounced"),
  "desk-urgent": source("urgent"),
}
