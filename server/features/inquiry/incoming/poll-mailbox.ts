import type { AppContext } from "#server/app-context.ts"
import { markJob, readJob } from "#server/db/run-job.ts"
import { type FetchedMail, readMailbox } from "./mailbox.ts"
import { runMailProcess, unreadableMail } from "./run-mail-process.ts"
import { importMail } from "./import-mail.ts"

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
