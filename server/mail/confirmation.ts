import { localAddress } from "#contract/address-constants.ts"
import type { Language } from "#contract/language.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { type MailDraft, oneLine } from "./draft.ts"

interface Words {
  subject: Record<"request" | "application", (reference: string) => string>
  greeting: string
  received: Record<"request" | "application", (reference: string) => string>
  quote: string
  follow: string
  automatic: string
  phone: string
  email: string
}

const de: Words = {
  subject: {
    request: (reference) => `Ihre Anfrage ${reference} ist eingegangen`,
    application: (reference) => `Ihre Bewerbung ${reference} ist eingegangen`,
  },
  greeting: "Guten Tag,",
  received: {
    request: (reference) => `wir haben Ihre Anfrage erhalten. Ihre Referenznummer ist ${reference}.`,
    application: (reference) => `wir haben Ihre Bewerbung erhalten. Ihre Referenznummer ist ${reference}.`,
  },
  quote: "Bitte nennen Sie diese Nummer, wenn Sie uns dazu schreiben oder anrufen.",
  follow: "Auf dieser Seite, die nur Sie kennen, sehen Sie den Stand und können etwas nachreichen:",
  automatic: "Diese Nachricht wurde automatisch erstellt. Wenn Sie uns nichts gesendet haben, können Sie sie löschen.",
  phone: "Telefon",
  email: "E-Mail",
}

const en: Words = {
  subject: {
    request: (reference) => `We have received your request ${reference}`,
    application: (reference) => `We have received your application ${reference}`,
  },
  greeting: "Hello,",
  received: {
    request: (reference) => `we have received your request. Your reference number is ${reference}.`,
    application: (reference) => `we have received your application. Your reference number is ${reference}.`,
  },
  quote: "Please quote this number when you write or call us about it.",
  follow: "This page, which only you know, shows where it stands, and takes what you want to add:",
  automatic: "This message was made automatically. If you have sent us nothing, you can delete it.",
  phone: "Phone",
  email: "E-mail",
}

const ru: Words = {
  subject: {
    request: (reference) => `Ваш запрос ${reference} получен`,
    application: (reference) => `Ваша заявка ${reference} получена`,
  },
  greeting: "Здравствуйте!",
  received: {
    request: (reference) => `Мы получили ваш запрос. Его номер: ${reference}.`,
    application: (reference) => `Мы получили ваш отклик на вакансию. Его номер: ${reference}.`,
  },
  quote: "Пожалуйста, указывайте этот номер, когда пишете или звоните нам.",
  follow: "На этой странице, известной только вам, видно состояние запроса, и его можно дополнить:",
  automatic: "Это письмо создано автоматически. Если вы ничего нам не отправляли, просто удалите его.",
  phone: "Телефон",
  email: "Эл. почта",
}

const words: Record<Language, Words> = { de, en, ru }

/** Tells a sender that their inquiry or application has come, in their language; nothing of what they typed is in it. */
export async function writeConfirmation(
  db: Database,
  kind: "request" | "application",
  { email, lang, reference, link }: { email: string; lang: Language; reference: string; link?: string },
  publicUrl: string,
): Promise<MailDraft> {
  const settings = await db.selectFrom("settings").selectAll().executeTakeFirst()
  const say = words[lang]
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
