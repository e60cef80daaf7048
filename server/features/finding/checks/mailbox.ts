import { readJob } from "#server/db/run-job.ts"
import { pollTrouble } from "#server/features/inquiry/incoming/poll-mailbox.ts"
import { type Check, hourMs } from "../check.ts"

/** The mailbox, if there is one, is reached; an outage of less than an hour is no fault. */
export const mailboxCheck: Check = {
  name: "mailbox",
  run: async ({ db, config, clock }) => {
    const since = config.imap === null ? null : await readJob(db, pollTrouble)
    if (since === null) return { state: "fine" }
    return { state: clock().getTime() - Date.parse(since) > hourMs ? "fault" : "look", detail: since }
  },
}
