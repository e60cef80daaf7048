import pino from "pino"

const maxWaitingBytes = 1_048_576

/**
 * Writes one JSON line per event to standard output. A full disk or closed pipe loses lines, but never ends the
 * process.
 */
export function createLog(level: string): pino.Logger {
  const output = pino.destination({ dest: 1, sync: true, maxLength: maxWaitingBytes })
  output.on("error", () => undefined)
  return pino({ level }, output)
}
