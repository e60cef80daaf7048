import { applicationMailSource } from "./features/application/mail-source.ts"
import { answerMailSource } from "./features/inquiry/answer-mail-source.ts"
import { inquiryMailSource } from "./features/inquiry/mail-source.ts"
import { deskDigestSource, promiseMailSource } from "./features/inquiry/promise-mail-source.ts"
import { keyMailSource } from "./features/access-key/mail-source.ts"
import { planMailSource } from "./features/publishing/mail-source.ts"
import { peopleMailSources } from "./features/people/mail-source.ts"
import type { MailSources } from "./mail/draft.ts"

/** Sources of all mails. */
export const mailSources: MailSources = {
  answer: answerMailSource,
  account: {
    ...peopleMailSources,
    "key-ends": keyMailSource,
    "plan-fails": planMailSource,
    "promise-ends": promiseMailSource,
    "desk-digest": deskDigestSource,
  },
  request: inquiryMailSource,
  application: applicationMailSource,
}
