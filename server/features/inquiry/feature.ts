import { defineFeature } from "#server/feature.ts"
import { monthsBefore } from "#server/german-time.ts"
import { inboxKind } from "#server/records/inbox-kind.ts"
import { numberedFiles } from "#server/table-rules.ts"
import { answerMailSource } from "./answer-mail-source.ts"
import { inquiryApi } from "./api.ts"
import { customerApi } from "./customer-api.ts"
import { deskMailSources } from "./desk-mail-source.ts"
import { deskApi } from "./desk-api.ts"
import { fetchMails } from "./incoming/poll-mailbox.ts"
import { inquiryMailSource } from "./mail-source.ts"
import { inquiryLinesApi, lineApi } from "./line-api.ts"
import { measureAnswerTime } from "./measure-answer-time.ts"
import { deskDigestSource, promiseMailSource } from "./promise-mail-source.ts"
import { sendPromiseMails } from "./promise-mails.ts"
import { refreshInquiryIndex } from "./search/inquiry-index.ts"
import { removeInquiriesBefore } from "./store.ts"
import { templateApi } from "./template-api.ts"
import { messageApi, threadApi } from "./thread-api.ts"
import { mailFileApi, unsortedApi } from "./unsorted-api.ts"
import { removeUnsortedBefore } from "./unsorted-store.ts"

/** What visitors send, and the conversation about it. */
export const inquiryFeature = defineFeature({
  name: "inquiry",
  kinds: { request: inboxKind("request", "inquiries.edit", { merged_into: null }) },
  routes: [
    ["/request", inquiryApi],
    ["/request", threadApi],
    ["/request", mailFileApi],
    ["/request", inquiryLinesApi],
    ["/line", lineApi],
    ["/customer", customerApi],
    ["/mail", unsortedApi],
    ["/message", messageApi],
    ["/template", templateApi],
    ["/desk", deskApi],
  ],
  jobs: [
    // So that the first search after many changes is as fast as the next.
    { name: "inquiry-index", every: "30 * * * * *", run: ({ db }) => refreshInquiryIndex(db) },
    { name: "mailbox", every: "0 * * * * *", run: fetchMails },
    { name: "promise-mails", every: "0 * * * * *", later: true, run: sendPromiseMails },
    {
      name: "inquiries",
      byAge: true,
      run: async ({ db, clock, config }) => {
        const oldest = monthsBefore(clock(), config.keepMonths.inquiry)
        await removeInquiriesBefore(db, oldest, clock())
        await removeUnsortedBefore(db, oldest)
      },
    },
    { name: "answer-time-due", byAge: true, run: measureAnswerTime },
  ],
  mails: {
    request: inquiryMailSource,
    answer: answerMailSource,
    "promise-ends": promiseMailSource,
    "desk-digest": deskDigestSource,
    ...deskMailSources,
  },
  transientTables: ["presence", "answer_draft"],
  files: {
    request_file: numberedFiles("photos", "request_id", 16),
    message_file: numberedFiles("messages", "message_id", 32),
    unsorted_file: numberedFiles("unsorted", "mail_id", 32),
  },
})
