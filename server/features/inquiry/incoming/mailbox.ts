import type { ImapConfig } from "#server/env.ts"
import { mailLimits } from "./mail-facts.ts"

/** An unread mail; only the beginning of one that is too large. */
export interface FetchedMail {
  uid: number
  raw: Uint8Array
  isCut: boolean
  received: Date
}

const responseMs = 20_000
const maxAtOnce = 100
const headBytes = 65_536
const loopback = ["127.0.0.1", "localhost", "::1"]

/**
 * Passes every unread mail of a folder to `take`, oldest first, and marks each as read once it resolves. A rejected
 * mail stays unread for the next poll. Throws when the server is unreachable or rejects the login.
 */
export async function readMailbox(
  { host, port, secure, user, password, folder }: ImapConfig,
  take: (mail: FetchedMail) => Promise<void>,
  { signal, onRejected }: { signal: AbortSignal; onRejected: (error: unknown) => void },
): Promise<void> {
  const { ImapFlow } = await import("imapflow")
  const client = new ImapFlow({
    host,
    port,
    secure,
    // A password must never leave the machine unencrypted.
    ...(secure || loopback.includes(host) ? {} : { doSTARTTLS: true }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: responseMs,
    greetingTimeout: responseMs,
    socketTimeout: 3 * responseMs,
  })
  // An aborted connection rejects the pending command.
  client.on("error", () => undefined)
  const stop = () => client.close()
  signal.addEventListener("abort", stop)
  try {
    await client.connect()
    await client.mailboxOpen(folder)
    const unread = (await client.search({ seen: false, deleted: false }, { uid: true })) || []
    for (const uid of unread.slice(0, maxAtOnce)) {
      if (signal.aborted) return
      const about = await client.fetchOne(String(uid), { size: true, internalDate: true }, { uid: true })
      if (!about) continue
      const isCut = (about.size ?? 0) > mailLimits.bytes
      // The server's size may be wrong.
      const maxLength = isCut ? headBytes : mailLimits.bytes + 1
      const mail = await client.fetchOne(String(uid), { source: { start: 0, maxLength } }, { uid: true })
      if (!mail || !mail.source) continue
      const received = new Date(about.internalDate ?? Date.now())
      try {
        await take({ uid, raw: mail.source, isCut, received })
      } catch (error) {
        onRejected(error)
        continue
      }
      await client.messageFlagsAdd(String(uid), ["\\Seen"], { uid: true })
    }
    await client.logout()
  } finally {
    signal.removeEventListener("abort", stop)
    client.close()
  }
}
