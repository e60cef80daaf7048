import { type Job, expiry } from "../job.ts"
import { removeOldMessages } from "./outbox-store.ts"

export const mailJobs: readonly Job[] = [
  { name: "mail", every: "*/15 * * * * *", each: true, run: ({ mail }) => mail.resume() },
  expiry("messages", removeOldMessages),
]
