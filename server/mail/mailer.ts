import { type BackgroundWorker, createBackgroundWorker } from "../background-worker.ts"
import { type MailDelivery, deliverDue } from "./deliver.ts"
import type { SmtpTimes } from "./smtp.ts"

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
