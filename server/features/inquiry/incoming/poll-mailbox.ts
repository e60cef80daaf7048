import type { AppContext } from "#server/app-context.ts"
import { markJob, readJob } from "#server/db/run-job.ts"
import type { ImapConfig } from "#server/env.ts"
import { runMailProcess, unreadableMail } from "./run-mail-process.ts"
import { importMail } from "./import-mail.ts"
import { mailLimits } from "./mail-facts.ts"

/** An unread mail; only the beginning of one that is too large. */
interface FetchedMail {
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
async function readMailbox(
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

const mostTries = 3

/** How often each mail could not be stored, by its number in the mailbox. */
export type MailFailures = Map<number, number>

/** Job name under which the start of an outage is stored. */
export const pollTrouble = "mailbox-away"

const failures: MailFailures = new Map()

/** Polls the mailbox, if one is configured, and counts the failures of this process. */
export const fetchMails = (app: AppContext, signal: AbortSignal): Promise<void> => pollMailbox(app, signal, failures)

/** Imports every unread mail. An unreachable mailbox is recorded, and retried by the next call. */
export async function pollMailbox(
  app: AppContext,
  signal = new AbortController().signal,
  failures: MailFailures = new Map(),
): Promise<void> {
  const { imap } = app.config
  if (imap === null) return
  const since = await readJob(app.db, pollTrouble)
  try {
    await readMailbox(imap, (mail) => takeMail(app, mail, failures), {
      signal,
      onRejected: (error) => app.log.error({ err: error }, "a mail could not be stored; it stays unread"),
    })
    if (since !== null) await app.db.deleteFrom("job").where("name", "=", pollTrouble).execute()
  } catch (error) {
    if (signal.aborted) return
    app.log.warn({ fault: faultOf(error) }, "the mailbox is not reached")
    if (since === null) await markJob(app.db, pollTrouble, app.clock().toISOString())
  }
}

/** Imports a mail. One that cannot be stored at the third try is listed without its content, so that it holds up no other. */
async function takeMail(
  app: AppContext,
  { uid, raw, isCut, received }: FetchedMail,
  failures: MailFailures,
): Promise<void> {
  const mail = await runMailProcess(app.programDir, raw, isCut)
  try {
    app.log.info({ taken: await importMail(app, mail, received) }, "mail came in")
  } catch (error) {
    const tries = (failures.get(uid) ?? 0) + 1
    failures.set(uid, tries)
    if (tries < mostTries) throw error
    app.log.error({ err: error, uid }, "a mail could not be stored; it is listed without its content")
    await importMail(app, { ...unreadableMail, subject: `IMAP UID ${uid}`, date: received.toISOString() }, received)
  }
  failures.delete(uid)
}

/** Returns codes only: server messages may quote the user name. */
function faultOf(error: unknown): string {
  const { code, authenticationFailed, serverResponseCode } = Object(error) as Record<string, unknown>
  if (authenticationFailed === true) return "authentication failed"
  const said = [code, serverResponseCode].filter((part) => typeof part === "string")
  return said.join(" ").slice(0, 100) || "unknown"
}
