import type { AppContext } from "#server/app-context.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { type MailRecord, addMessage, addToDigest } from "./outbox-store.ts"
import type { MessageKind } from "#server/db/schema/engine.ts"

/**
 * Returns the messages for a new inquiry or application: a notice to the company and a confirmation when the human
 * check was passed; otherwise a line of the hourly digest. None when mail is not set up or an hourly ceiling is
 * reached.
 */
export async function chooseMails(
  trx: Database,
  { config, limits, log }: Pick<AppContext, "config" | "limits" | "log">,
  verified: boolean,
): Promise<MessageKind[]> {
  if (config.mail === null) return []
  const ceiling = verified ? "confirmationMails" : "unverifiedMails"
  const isBelow = (await limits.consumeWithin(trx, ceiling, "all")) === 0
  if (!isBelow && (await limits.consumeWithin(trx, "ceilingLogged", ceiling)) === 0)
    log.warn({ ceiling }, "so many messages in an hour: what else comes is stored and not mailed")
  if (verified) return isBelow ? ["notice", "confirmation"] : ["notice"]
  return isBelow ? ["digest"] : []
}

/** Adds the messages about a new record to the outbox, in the transaction that stores the record. */
export async function enqueueMails(
  trx: Database,
  { config, clock }: Pick<AppContext, "config" | "clock">,
  record: MailRecord,
  kinds: readonly MessageKind[],
): Promise<void> {
  if (config.mail === null) return
  const message = { now: clock(), domain: domainOf(config.mail.from) }
  for (const kind of kinds)
    if (kind === "digest") await addToDigest(trx, record, message)
    else await addMessage(trx, kind, record, message)
}

export const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1)
