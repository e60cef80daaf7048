import type { AppContext } from "#server/app-context.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { type MailRecord, addMessage, addToDigest } from "./outbox-store.ts"

type Needs = Pick<AppContext, "config" | "clock">

/**
 * Puts what a new inquiry or application has to tell into the outbox, within the transaction that stores it: a notice to the company
 * and a confirmation to a sender who has passed the human check; whoever has not goes into the hourly digest. Does nothing when no
 * mail is set up.
 */
export async function enqueueMails(db: Database, app: Needs, record: MailRecord, verified: boolean): Promise<void> {
  if (app.config.mail === null) return
  const message = { now: app.clock(), domain: domainOf(app.config.mail.from) }
  if (!verified) return addToDigest(db, record, message)
  await addMessage(db, "notice", record, message)
  await addMessage(db, "confirmation", record, message)
}

export const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1)
