import type { Logger } from "pino"

export interface ContentClock {
  /** Returns the content version of everything visible, as last read by this process. */
  current(): number
  /**
   * Reads the version from the database and returns it. While the database is away, the last known version stays, so
   * cached pages are still served.
   */
  refresh(): Promise<number>
  /** Returns the result of `make`, memoised per key and content version; evicts the least recently used keys. */
  remember<Value>(key: string, make: () => Promise<Value>): Promise<Value>
  /**
   * Returns a value that outlives versions: once per version `grow` is given it, or undefined at first, and returns it
   * with what is new. Concurrent calls share one; one that fails leaves the former value.
   */
  keep<Value>(key: string, grow: (former: Value | undefined) => Promise<Value>): Promise<Value>
  onMove(listener: () => void): void
}

/**
 * Returns the clock for work in a transaction, with a memory of its own: to await what another call reads outside
 * would block both, where there is one connection.
 */
export function withOwnMemory(content: ContentClock): ContentClock {
  const remembered = new Map<string, Promise<unknown>>()
  function remember<Value>(key: string, make: () => Promise<Value>): Promise<Value> {
    const made = (remembered.get(key) as Promise<Value> | undefined) ?? make()
    remembered.set(key, made)
    return made
  }
  return {
    ...content,
    refresh: async () => content.current(),
    remember,
    keep: (key, grow) => remember(`kept|${key}`, () => grow(undefined)),
  }
}

const maxRemembered = 2_000

export interface ContentClockOptions {
  read: () => Promise<number>
  log: Logger
}

/** Tracks the content version without a query per page. */
export async function startContentClock({ read, log }: ContentClockOptions): Promise<ContentClock> {
  let version = await read()
  const remembered = new Map<string, Promise<unknown>>()
  const kept = new Map<string, { version: number; value: Promise<unknown> }>()
  const listeners = [() => remembered.clear()]
  let [begun, latest] = [0, 0]
  async function refresh(): Promise<number> {
    const turn = ++begun
    try {
      const now = await read()
      // Reads on several connections may end out of order: an older one must not bring an older version back.
      if (turn < latest) return version
      latest = turn
      if (now !== version) {
        version = now
        for (const listener of listeners) listener()
      }
    } catch (error) {
      log.warn({ err: error }, "the content version could not be read")
    }
    return version
  }
  return {
    current: () => version,
    refresh,
    remember<Value>(key: string, make: () => Promise<Value>): Promise<Value> {
      // A key always stands for the same type of value.
      const made = (remembered.get(key) as Promise<Value> | undefined) ?? make()
      remembered.delete(key)
      remembered.set(key, made)
      for (const oldest of remembered.keys())
        if (remembered.size > maxRemembered) remembered.delete(oldest)
        else break
      made.catch(() => {
        if (remembered.get(key) === made) remembered.delete(key)
      })
      return made
    },
    keep<Value>(key: string, grow: (former: Value | undefined) => Promise<Value>): Promise<Value> {
      const former = kept.get(key) as { version: number; value: Promise<Value> } | undefined
      if (former?.version === version) return former.value
      const value = (async () => grow(await former?.value.catch(() => undefined)))()
      kept.set(key, { version, value })
      value.catch(() => {
        if (kept.get(key)?.value !== value) return
        if (former) kept.set(key, former)
        else kept.delete(key)
      })
      return value
    },
    onMove: (listener) => void listeners.push(listener),
  }
}
