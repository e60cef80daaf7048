import pino, { type LogFn } from "pino"
import { isAway } from "./db/dialects/postgres-errors.ts"
import { isNoSpace } from "./db/no-space.ts"

const maxWaitingBytes = 1_048_576
const quietMs = 30_000
const maxKinds = 100

/**
 * Writes one JSON line per event to standard output. A full disk or closed pipe loses lines, but never ends the
 * process. During an outage, a line is written once, and then how often it came again.
 */
export function createLog(
  level: string,
  output: pino.DestinationStream = openOutput(),
  quiet: number = quietMs,
): pino.Logger {
  return pino({ level, hooks: { logMethod: holdBack(quiet) } }, output)
}

function openOutput(): pino.DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, maxLength: maxWaitingBytes })
  output.on("error", () => undefined)
  return output
}

/** Holds back lines about a database that is away and a full disk: hundreds a second say no more than one. */
function holdBack(quiet: number) {
  const repeated = new Map<string, number>()
  return function logMethod(this: pino.Logger, args: Parameters<LogFn>, method: LogFn): void {
    const [fields, message] = args as unknown as [{ err?: unknown; reason?: unknown } | undefined, string?]
    const cause = fields?.reason ?? fields?.err
    const isOutage = fields?.reason !== undefined || isAway(cause) || isNoSpace(cause)
    if (!isOutage) return method.apply(this, args)
    const key = `${message} ${cause instanceof Error ? cause.message : String(cause)}`
    const times = repeated.get(key)
    if (times !== undefined || repeated.size >= maxKinds) return void repeated.set(key, (times ?? 0) + 1)
    repeated.set(key, 0)
    setTimeout(() => {
      const more = repeated.get(key) ?? 0
      repeated.delete(key)
      if (more > 0) method.apply(this, [{ times: more }, `${message} again`])
    }, quiet).unref()
    method.apply(this, args)
  }
}
