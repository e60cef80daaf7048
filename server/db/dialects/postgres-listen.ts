import { setTimeout as sleep } from "node:timers/promises"
import { Client, type ClientConfig } from "pg"
import { contentChannel } from "./postgres-dialect.ts"

const tryAgainMs = 500

interface ContentListener {
  add: (listener: () => void) => () => void
  close: () => Promise<void>
}

/**
 * Holds one connection that listens for content versions. After a lost connection it reconnects and notifies all
 * listeners once, since a change may have been missed.
 */
export function listenForContent(config: ClientConfig, onTrouble: (error: unknown) => void): ContentListener {
  const listeners = new Set<() => void>()
  const report = () => {
    for (const listener of listeners) listener()
  }
  let closed = false
  let client: Client | null = null

  async function holdOne(): Promise<void> {
    const ended = Promise.withResolvers<void>()
    const opened = new Client({ ...config, connectionTimeoutMillis: 5_000 })
    opened.on("error", onTrouble)
    opened.on("end", ended.resolve)
    opened.on("notification", report)
    try {
      await opened.connect()
      if (closed) return
      client = opened
      await opened.query(`listen ${contentChannel}`)
      report()
      await ended.promise
    } finally {
      client = null
      await opened.end().catch(() => undefined)
    }
  }

  const running = (async () => {
    while (!closed) {
      await holdOne().catch(onTrouble)
      report()
      if (!closed) await sleep(tryAgainMs)
    }
  })()

  return {
    add(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async close() {
      closed = true
      await client?.end().catch(() => undefined)
      await running
    },
  }
}
