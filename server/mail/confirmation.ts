import { localAddress } from "#contract/address-constants.ts"
import type { Language } from "#contract/language.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { serverTexts } from "#server/i18n/server-texts.ts"
import { type MailDraft, oneLine } from "./draft.ts"

/** Tells a sender that their inquiry or application has come, in their language; nothing of what they typed is in it. */
export async function writeConfirmation(
  db: Database,
  kind: "request" | "application",
  { email, lang, reference, link }: { email: string; lang: Language; reference: string; link?: string },
  publicUrl: string,
): Promise<MailDraft> {
  const settings = await db.selectFrom("settings").selectAll().executeTakeFirst()
  const say = serverTexts[lang].confirmation
  const promise = kind === "request" ? (settings?.[`reply_promise_${lang}`] ?? "") : ""
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
