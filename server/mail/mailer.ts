import { type MailDelivery, deliverDue } from "./deliver.ts"
import type { SmtpTimes } from "./smtp.ts"

export interface Mailer {
  /** Delivers what is due, in the background. */
  resume(): void
  /** Looks for what has become due every quarter of a minute, until closed. */
  start(): void
  /** Resolves when nothing is being delivered. */
  idle(): Promise<void>
  close(): Promise<void>
}

const everyMs = 15_000
const patient: SmtpTimes = { responseMs: 20_000, messageMs: 120_000 }

/** A mailer that has nothing to do, for when no mail is set up. */
const silent: Mailer = {
  resume: () => undefined,
  start: () => undefined,
  idle: async () => undefined,
  close: async () => undefined,
}

interface MailerOptions extends Omit<MailDelivery, "mail" | "times" | "signal"> {
  mail: MailDelivery["mail"] | null
  times?: SmtpTimes
}

/** Takes messages from the outbox to the mail server, one at a time in this process; several processes share one outbox. */
export function createMailer({ mail, times = patient, ...office }: MailerOptions): Mailer {
  if (mail === null) return silent
  const closing = new AbortController()
  const whole = { ...office, mail, times, signal: closing.signal }
  let wokenAgain = false
  let running: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  async function run(): Promise<void> {
    do {
      wokenAgain = false
      await deliverDue(whole)
    } while (wokenAgain && !closing.signal.aborted)
  }

  function resume(): void {
    if (closing.signal.aborted) return
    wokenAgain = true
    running ??= run()
      .catch((error: unknown) => office.log.error({ err: error }, "delivering mail stopped"))
      .finally(() => {
        running = null
      })
  }

  return {
    resume,
    start: () => {
      timer = setInterval(resume, everyMs)
      timer.unref()
      resume()
    },
    idle: async () => {
      while (running) await running
    },
    close: async () => {
      closing.abort()
      clearInterval(timer)
      await running
    },
  }
}
