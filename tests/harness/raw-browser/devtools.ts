import type { ChildProcess } from "node:child_process"
import { once } from "node:events"
import type { Readable, Writable } from "node:stream"

type Params = Record<string, unknown>
export interface DevToolsEvent {
  method: string
  params: Params
  /** Session of the event; absent for events of the browser itself. */
  sessionId?: string
}
type Listener = (event: DevToolsEvent) => void
type Message = Partial<DevToolsEvent> & { id?: number; result?: unknown; error?: { message: string } }

export interface DevTools {
  /** Resolves with the result of a command; rejects when the browser refuses it or has ended. */
  send: <Result = unknown>(method: string, params?: object, sessionId?: string) => Promise<Result>
  /** Calls the listener with every event; returns the function that unsubscribes. */
  listen: (listener: Listener) => () => void
}

/**
 * Speaks the DevTools protocol with a browser started with `--remote-debugging-pipe`, over its file descriptors 3 and
 * 4. The browser ends with this process.
 */
export function connectDevTools(browser: ChildProcess): DevTools {
  const input = browser.stdio[3] as Writable
  const output = browser.stdio[4] as Readable
  const waiting = new Map<
    number,
    {
      method: string
      sessionId: string | undefined
      resolve: (result: unknown) => void
      reject: (error: Error) => void
    }
  >()
  const listeners = new Set<Listener>()
  let ended = false
  let last = 0
  let rest = ""
  const rejectAll = (why: string, session?: unknown) => {
    for (const [id, { method, sessionId, reject }] of waiting)
      if (session === undefined || session === sessionId) {
        waiting.delete(id)
        reject(new Error(`${method}: ${why}`))
      }
  }
  const receive = ({ id, result, error, ...event }: Message) => {
    if (id === undefined) {
      // A detached session sends no further responses.
      if (event.method === "Target.detachedFromTarget") rejectAll("its page is gone", event.params?.["sessionId"])
      for (const listener of listeners) listener(event as DevToolsEvent)
      return
    }
    const command = waiting.get(id)
    waiting.delete(id)
    if (error) command?.reject(new Error(`${command.method}: ${error.message}`))
    else command?.resolve(result)
  }
  output.setEncoding("utf8").on("data", (text: string) => {
    const messages = (rest + text).split("\0")
    rest = messages.pop() ?? ""
    for (const message of messages) receive(JSON.parse(message) as Message)
  })
  // Writing to a browser that has just ended fails; its end is reported below.
  input.on("error", () => {})
  void once(browser, "exit").then(() => {
    ended = true
    rejectAll("the browser has ended")
  })
  return {
    send: <Result>(method: string, params: object = {}, sessionId?: string) =>
      new Promise<Result>((resolve, reject) => {
        if (ended) return reject(new Error(`${method}: the browser has ended`))
        const id = ++last
        waiting.set(id, { method, sessionId, resolve: (result) => resolve(result as Result), reject })
        input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
      }),
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
