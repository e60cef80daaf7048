// Entry point of a child process with little memory, which contains hostile mails.
import type { MailTrouble } from "#contract/mail-constants.ts"
import type { MailFacts } from "./mail-facts.ts"
import { readMail } from "./read-mail.ts"

export interface MailOrder {
  raw: Uint8Array
  /** Why only the header is to be read. */
  trouble: MailTrouble
}

process.once("message", ({ raw, trouble }: MailOrder) => {
  void readMail(raw, trouble).then(
    (facts: MailFacts) => process.send?.(facts, () => process.exit(0)),
    () => process.exit(1),
  )
})
