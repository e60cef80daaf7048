import type { Logger } from "pino"

export interface ContentClock {
  /** The version of everything that a visitor can see, as far as this process knows. */
  current(): number
  /** Asks the database, remembers, and answers the version. When it is away, what is known stays: cached pages go on being served. */
  refresh(): Promise<number>
  /** Returns what `make` returns, made once per key and content version; the keys used longest ago are forgotten first. */
  remember<Value>(key: string, make: () => Promise<Value>): Promise<Value>
  onMove(listener: () => void): void
  close(): void
}

const mostRemembered = 2_000

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
    remember<Value>(key: string, make: () => Promise<Value>): Promise<Value> {
      // A key stands for one kind of value only.
      const made = (remembered.get(key) as Promise<Value> | undefined) ?? make()
      remembered.delete(key)
      remembered.set(key, made)
      for (const oldest of remembered.keys())
        if (remembered.size > mostRemembered) remembered.delete(oldest)
        else break
      made.catch(() => {
        if (remembered.get(key) === made) remembered.delete(key)
      })
      return made
    },
    onMove: (listener) => void listeners.push(listener),
    close: () => clearInterval(timer),
  }
}
