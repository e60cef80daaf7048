import pino from "pino"

const mostWaitingBytes = 1_048_576

/** Writes one JSON line an event to standard output. A full disk or a closed pipe behind it loses lines, never the process. */
export function createLog(level: string): pino.Logger {
  const output = pino.destination({ dest: 1, sync: true, maxLength: mostWaitingBytes })
  output.on("error", () => undefined)
  return pino({ level }, output)
}
