import { type Job, monthsBefore } from "#server/job.ts"
import { mailboxJob } from "./incoming/poll-mailbox.ts"
import { measureAnswerTime } from "./measure-answer-time.ts"
import { sendPromiseMails } from "./promise-mails.ts"
import { removeInquiriesBefore } from "./store.ts"
import { removeUnsortedBefore } from "./unsorted-store.ts"

export const inquiryJobs: readonly Job[] = [
  mailboxJob,
  { name: "promise-mails", every: "0 * * * * *", later: true, run: sendPromiseMails },
  {
    name: "inquiries",
    byAge: true,
    run: async ({ db, clock, config }) => {
      const oldest = monthsBefore(clock(), config.keepMonths.inquiry)
      await removeInquiriesBefore(db, oldest)
      await removeUnsortedBefore(db, oldest)
    },
  },
  { name: "answer-time-due", byAge: true, run: measureAnswerTime },
]
