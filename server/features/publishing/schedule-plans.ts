import type { AppContext } from "#server/app-context.ts"
import { carryOutPlans } from "./commands/carry-out-plans.ts"

const everyMs = 15_000

/** Executes due plans now and every 15 seconds, in one of all processes; returns the function that stops it. */
export function schedulePlans(app: AppContext): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  const look = () => {
    running = running
      .then(() => app.withLock("plans", () => carryOutPlans(app)))
      .catch((error: unknown) => app.log.error({ err: error }, "plans could not be carried out"))
  }
  look()
  const timer = setInterval(look, everyMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running.then(() => undefined)
  }
}
