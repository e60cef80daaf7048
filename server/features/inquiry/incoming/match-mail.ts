import { type OwnMessageId, readOwnMessageId } from "#server/mail/message-id.ts"
import { foldedEmail } from "#server/folded-email.ts"
import type { MailFacts } from "./mail-facts.ts"

const reference = /(?<![\p{L}\p{N}])[A-Z]{2,4}-[2-9A-HJ-NP-Z]{6}(?![\p{L}\p{N}])/giu

/** Providers whose domains identify no company. */
const sharedDomains = new Set(
  "gmail.com googlemail.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de outlook.com outlook.de hotmail.com hotmail.de live.com live.de msn.com yahoo.com yahoo.de icloud.com me.com aol.com proton.me protonmail.com posteo.de mailbox.org arcor.de mail.ru bk.ru inbox.ru list.ru internet.ru yandex.ru yandex.com ya.ru rambler.ru qq.com 163.com 126.com sina.com".split(
    " ",
  ),
)

/** Returns this site's signed ids among the Message-IDs that a mail answers, newest first. */
export const ownReferences = (key: Buffer, { references }: Pick<MailFacts, "references">): OwnMessageId[] =>
  references.toReversed().flatMap((id) => readOwnMessageId(key, id) ?? [])

/** Returns the references in a subject, such as `LT-7K3F9Q`. */
export const referencesIn = (subject: string): string[] => [
  ...new Set((subject.match(reference) ?? []).map((text) => text.toUpperCase())),
]

/** Returns whether all senders of a mail participate; several senders may hide the author. */
export function areParticipants(senders: readonly string[], participants: Iterable<string>): boolean {
  const addresses = new Set(Array.from(participants, foldedEmail))
  return senders.length > 0 && senders.every((sender) => addresses.has(foldedEmail(sender)))
}

/** Returns a company's domain; null for shared providers. */
export function companyDomain(address: string): string | null {
  const domain = foldedEmail(address).split("@").at(-1) ?? ""
  return domain === "" || sharedDomains.has(domain) ? null : domain
}
