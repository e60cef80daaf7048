import { type ChildProcess, type ForkOptions, fork } from "node:child_process"
import { basename, join } from "node:path"
import { AppError } from "./app-error.ts"

const tryAgainSeconds = 5

/**
 * Returns the script of a child process: its build, or its source when this module runs from source (development,
 * tests).
 */
function childProgram(programDir: string, source: string): string {
  if (import.meta.filename.endsWith(".ts")) return join(programDir, source)
  return join(programDir, "build/server", `${basename(source, ".ts")}.js`)
}

/** Starts a child process with a channel. Throws `unavailable` when the machine has no process or handle left. */
export function startChild(programDir: string, source: string, options: Pick<ForkOptions, "execArgv" | "stdio">) {
  const child = fork(childProgram(programDir, source), { serialization: "advanced", ...options })
  // One failure emits several errors, each of which would end this process; `askChild` learns of them by other events.
  child.on("error", () => undefined)
  if (child.pid === undefined) throw new AppError("unavailable", { retryAfter: tryAgainSeconds })
  return child
}

/** Sends an order to a child; resolves with its first message that is the last, or null when it ends before. */
export function askChild<Message extends object, Last extends Message = Message>(
  child: ChildProcess,
  order: object,
  isLast = (_message: Message): _message is Last => true,
): Promise<Last | null> {
  return new Promise((resolve) => {
    const finish = (last: Last | null) => {
      child.off("message", read)
      child.off("exit", end)
      resolve(last)
    }
    const read = (message: Message) => isLast(message) && finish(message)
    const end = () => finish(null)
    child.on("message", read)
    child.on("exit", end)
    child.send(order, (error) => error && end())
  })
}

const maxSilences = 10

export interface ChildOptions {
  /** Longest silence: a child that sends messages meanwhile does not hang, however slow the machine is. */
  longestMs: number
  memoryMb?: number
  /** A large file for its standard input, which is written as it is read; a message is written at once. */
  input?: Uint8Array
}

/** Asks a child process once, within limits; null when it ends before its last message, as beyond the limits. */
export async function runChild<Message extends object, Last extends Message = Message>(
  programDir: string,
  source: string,
  order: object,
  { longestMs, memoryMb, input }: ChildOptions,
  isLast = (_message: Message): _message is Last => true,
): Promise<Last | null> {
  const child = startChild(programDir, source, {
    execArgv: memoryMb === undefined ? [] : [`--max-old-space-size=${memoryMb}`],
    stdio: [input ? "pipe" : "ignore", "ignore", "ignore", "ipc"],
  })
  // A child that ends early reads no further.
  child.stdin?.on("error", () => undefined).end(input)
  let heard = 0
  const silence = setTimeout(() => {
    // Where this process was busy itself, messages wait to be read: after timers, before immediates.
    const heardBefore = heard
    setImmediate(() => heard === heardBefore && child.kill("SIGKILL"))
  }, longestMs)
  const whole = setTimeout(() => child.kill("SIGKILL"), longestMs * maxSilences)
  try {
    return await askChild(child, order, (message: Message): message is Last => {
      heard++
      silence.refresh()
      return isLast(message)
    })
  } finally {
    clearTimeout(silence)
    clearTimeout(whole)
    child.kill("SIGKILL")
  }
}
