import parseAddresses from "nodemailer/lib/addressparser"
import { type MailAddress, mailLimits } from "./mail-facts.ts"
import { decodeWords } from "./mail-words.ts"

const isAddress = /^[^\s\p{Cc}@<>,;"]+@[^\s\p{Cc}@<>,;"]+$/u
const inText = /[^\s<>,;:"()]+@[^\s<>,;:"()]+/gu

/** Returns the addresses of all lines of a field, each once. */
export function mailboxesOf(lines: readonly string[]): MailAddress[] {
  const senders = new Map<string, MailAddress>()
  for (const line of lines) {
    const listed = parseAddresses(line, { flatten: true })
    // A comma in a name that is not quoted parts it from its address.
    let before = ""
    for (const { name, address = "" } of listed) {
      const words = before ? `${before}, ${name}` : name
      before = isAddress.test(address) ? "" : words
      if (before === "") add(senders, decodeWords(words), address)
    }
  }
  // Some programs encode the address along with the name.
  if (senders.size === 0)
    for (const address of lines.flatMap((line) => decodeWords(line).match(inText) ?? [])) add(senders, "", address)
  return [...senders.values()].slice(0, mailLimits.addresses)
}

function add(senders: Map<string, MailAddress>, name: string, written: string): void {
  // "[mailto:max@kunde.example]" and "'Max'", as Outlook writes them.
  const address = written.trim().replace(/^mailto:|(?<!\[.*)\]$/giu, "")
  const key = address.toLowerCase()
  const words = oneLineOf(name).replace(/^'(.*)'$/u, "$1")
  if (key.length <= 254 && isAddress.test(key) && !senders.has(key))
    senders.set(key, { name: words.toLowerCase() === key ? "" : words.slice(0, 200), address })
}

/**
 * Returns who is to be answered: Reply-To, which a form names its visitor in, else who sent the mail. A nameless
 * address gets the sender's name where both are of one domain.
 */
export function authorsOf(replyTo: readonly MailAddress[], sentBy: readonly MailAddress[]): MailAddress[] {
  const domain = (address = "") => address.split("@").at(-1)?.toLowerCase()
  const [sender] = sentBy
  if (replyTo.length === 0) return [...sentBy]
  return replyTo.map(({ name, address }) => ({
    address,
    name: name || (domain(address) === domain(sender?.address) ? (sender?.name ?? "") : ""),
  }))
}

/** Returns a text in one line, without control and bidirectional characters, cut at the limit of a name. */
export const oneLineOf = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .slice(0, mailLimits.name)
