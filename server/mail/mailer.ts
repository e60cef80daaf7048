import type { Logger } from "pino"
import type { Clock } from "#server/clock.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { MailConfig } from "#server/env.ts"
import { type BackgroundWorker, createBackgroundWorker } from "../background-worker.ts"
import { type SmtpTimes, type SmtpMessage, MailFault, sendOverSmtp } from "./smtp.ts"
import type { MailSources } from "./draft.ts"
import {
  type OutgoingMail,
  claimMessage,
  dropMessage,
  itemsOf,
  postponeMessage,
  settleMessage,
} from "./outbox-store.ts"
import { writeMessage } from "./write-message.ts"

const firstWaitMs = 60_000
const longestWaitMs = 6 * 3_600_000

interface MailDelivery {
  db: Database
  log: Logger
  clock: Clock
  mail: MailConfig
  publicUrl: string
  sources: MailSources
  times: SmtpTimes
  /** Aborts a running delivery; the message stays in the outbox. */
  signal: AbortSignal
}

/** Delivers due messages one after the other; stops early when the server is unreachable. */
async function deliverDue(delivery: MailDelivery): Promise<void> {
  while (!delivery.signal.aborted) {
    const message = await claimMessage(delivery.db, delivery.clock())
    if (!message || !(await deliver(delivery, message))) return
  }
}

async function deliver(delivery: MailDelivery, message: OutgoingMail): Promise<boolean> {
  const { db, clock } = delivery
  try {
    const settings = await db.selectFrom("settings").select("company_name").executeTakeFirst()
    const company = settings?.company_name ?? ""
    const about = { company, publicUrl: delivery.publicUrl, now: clock() }
    const draft = await writeMessage(db, message, delivery.sources, about)
    if (draft === null) {
      await db.transaction().execute((trx) => dropMessage(trx, message))
      return true
    }
    await sendOverSmtp(
      delivery.mail,
      {
        ...draft,
        messageId: message.message_id,
        fromName: company,
        date: clock(),
        automatic: automaticOf(message),
      },
      delivery.times,
      delivery.signal,
    )
    await settle(delivery, message, { state: "sent", now: clock() })
    return true
  } catch (error) {
    return noteFault(delivery, message, error)
  }
}

async function settle(
  { db, sources, mail, clock }: MailDelivery,
  message: OutgoingMail,
  outcome: Parameters<typeof settleMessage>[2],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await settleMessage(trx, message, outcome)
    if (message.kind !== "answer") return
    for (const id of (await itemsOf(trx, message.id)).answers)
      await sources.answer.settle(trx, { config: { mail }, clock }, id, outcome.state)
  })
}

/** Returns the Auto-Submitted value; an answer is written by a person, all else by the site. */
function automaticOf({ kind }: OutgoingMail): SmtpMessage["automatic"] {
  if (kind === "answer") return null
  return kind === "confirmation" ? "auto-replied" : "auto-generated"
}

/** Stores a failure; returns whether the next message may be tried at once. */
async function noteFault(delivery: MailDelivery, message: OutgoingMail, error: unknown): Promise<boolean> {
  const { db, log, clock } = delivery
  const mailFault = error instanceof MailFault ? error : null
  const fault = mailFault?.fault ?? "internal"
  log.warn({ message: message.message_id, kind: message.kind, attempt: message.attempts, fault }, "mail not sent")
  if (!mailFault) log.error({ err: error }, "message could not be written")
  const now = clock()
  const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** (message.attempts - 1))
  const due = new Date(now.getTime() + wait).toISOString()
  // The company's own address is worth a retry; a stranger's unknown address is not.
  const isToCustomer = message.kind === "confirmation" || message.kind === "answer"
  const isFinal = due > message.give_up_at || (isToCustomer && mailFault?.refused === true)
  if (isFinal) await settle(delivery, message, { state: "failed", now, fault })
  else await postponeMessage(db, message.id, due, fault)
  return mailFault !== null && !mailFault.unreachable
}

/** Delivers due messages in the background. */
export type Mailer = BackgroundWorker

const patient: SmtpTimes = { responseMs: 20_000, messageMs: 120_000 }

interface MailerOptions extends Omit<MailDelivery, "mail" | "times" | "signal"> {
  mail: MailDelivery["mail"] | null
  times?: SmtpTimes
}

/** Delivers messages from the outbox, one at a time per process; several processes share one outbox. */
export const createMailer = ({ mail, times = patient, ...delivery }: MailerOptions): Mailer =>
  createBackgroundWorker(
    async (signal) => {
      if (mail !== null) await deliverDue({ ...delivery, mail, times, signal })
    },
    (error) => delivery.log.error({ err: error }, "delivering mail stopped"),
  )
