import type { Logger } from "pino"

export interface ContentClock {
  /** The version of everything that a visitor can see, as far as this process knows. */
  current(): number
  /** Asks the database, remembers, and answers the version. When it is away, what is known stays: kept pages go on being served. */
  refresh(): Promise<number>
  /** What `read` answers, read once per content version. */
  remember<Value>(key: string, read: () => Promise<Value>): Promise<Value>
  onMove(listener: () => void): void
  close(): void
}

export interface ContentClockOptions {
  read: () => Promise<number>
  log: Logger
  /** How often to ask on its own, for changes made in the background or by another process. */
  everyMs: number
}

/** Knows the content version without asking the database for every page. */
export async function startContentClock({ read, log, everyMs }: ContentClockOptions): Promise<ContentClock> {
  let version = await read()
  const remembered = new Map<string, Promise<unknown>>()
  const listeners = [() => remembered.clear()]
  async function refresh(): Promise<number> {
    try {
      const now = await read()
      if (now !== version) {
        version = now
        for (const listener of listeners) listener()
      }
    } catch (error) {
      log.warn({ err: error }, "the content version could not be read")
    }
    return version
  }
  const timer = setInterval(() => void refresh(), everyMs)
  timer.unref()
  return {
    current: () => version,
    refresh,
    remember<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
      const known = remembered.get(key)
      if (known) return known as Promise<Value>
      const made = work()
      remembered.set(key, made)
      made.catch(() => {
        if (remembered.get(key) === made) remembered.delete(key)
      })
      return made
    },
    onMove: (listener) => void listeners.push(listener),
    close: () => clearInterval(timer),
  }
}
