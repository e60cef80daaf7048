import { type MailDelivery, deliverDue } from "./deliver.ts"
import type { SmtpTimes } from "./smtp.ts"

export interface Mailer {
  /** Delivers due messages in the background. */
  resume(): void
  /** Resolves when no delivery is running. */
  idle(): Promise<void>
  close(): Promise<void>
}

const patient: SmtpTimes = { responseMs: 20_000, messageMs: 120_000 }

/** A mailer that does nothing, for sites without mail. */
const silent: Mailer = {
  resume: () => undefined,
  idle: async () => undefined,
  close: async () => undefined,
}

interface MailerOptions extends Omit<MailDelivery, "mail" | "times" | "signal"> {
  mail: MailDelivery["mail"] | null
  times?: SmtpTimes
}

/** Delivers messages from the outbox, one at a time per process; several processes share one outbox. */
export function createMailer({ mail, times = patient, ...delivery }: MailerOptions): Mailer {
  if (mail === null) return silent
  const closing = new AbortController()
  const whole = { ...delivery, mail, times, signal: closing.signal }
  let resumedAgain = false
  let running: Promise<void> | null = null

  async function run(): Promise<void> {
    do {
      resumedAgain = false
      await deliverDue(whole)
    } while (resumedAgain && !closing.signal.aborted)
  }

  function resume(): void {
    if (closing.signal.aborted) return
    resumedAgain = true
    running ??= run()
      .catch((error: unknown) => delivery.log.error({ err: error }, "delivering mail stopped"))
      .finally(() => {
        running = null
      })
  }

  return {
    resume,
    idle: async () => {
      while (running) await running
    },
    close: async () => {
      closing.abort()
      await running
    },
  }
}
