import { domainToASCII, domainToUnicode } from "node:url"

/** Returns an address for comparison: without regard to case, its domain as DNS has it (`xn--`). */
export function foldedEmail(email: string): string {
  const folded = email.trim().normalize("NFC").toLowerCase()
  if (/^[ -~]*$/u.test(folded)) return folded
  const [local, domain] = partsOf(folded)
  return local + (domainToASCII(domain) || domain)
}

/** Returns the spellings of an address, or of its end, that records may hold: with its domain as `xn--` and in Unicode. */
export function spellingsOf(email: string): string[] {
  const [local, domain] = partsOf(foldedEmail(email))
  return [...new Set([local + domain, local + (domainToUnicode(domain) || domain)])]
}

const partsOf = (email: string) =>
  [email.slice(0, email.lastIndexOf("@") + 1), email.slice(email.lastIndexOf("@") + 1)] as const
