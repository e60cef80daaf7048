import type { Clock } from "#server/clock.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { Config } from "#server/env.ts"
import { domainOf } from "#server/mail/enqueue-mails.ts"
import { addMessage } from "#server/mail/outbox-store.ts"
import { removeTickets } from "./ticket-store.ts"

/** Ends reset links of an account whose e-mail address changes, and mails the former address. */
export async function noteNewEmail(
  trx: Database,
  { config, clock }: { config: Pick<Config, "mail">; clock: Clock },
  { id, email: formerEmail }: { id: number; email: string },
): Promise<void> {
  await removeTickets(trx, id, ["reset"])
  if (config.mail === null || formerEmail === "") return
  const message = { now: clock(), domain: domainOf(config.mail.from), formerEmail }
  await addMessage(trx, "email-changed", { account_id: id }, message)
}
