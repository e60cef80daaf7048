import { shortShare } from "#contract/inquiry-constants.ts"
import type { Inquiry } from "#contract/inquiry.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { type AccountMailSource, accountMail, companyTime, oneLine } from "#server/mail/draft.ts"
import { pageOfInquiries } from "./store.ts"

// Maximum inquiries listed in a mail; the dashboard lists all.
const maxNamed = 50

/** Returns the unanswered inquiries of an account or without owner, earliest deadline first. */
export async function openOf(db: Database, account: number, now: Date): Promise<Inquiry[]> {
  const asking = { now, me: account }
  const openInquiries = async (owner: number | "none") =>
    (await pageOfInquiries(db, { owner, sort: "promise", limit: maxNamed }, asking)).items
  return [...(await openInquiries(account)), ...(await openInquiries("none"))].filter(
    ({ state }) => state === "new" || state === "open",
  )
}

const line = ({ reference, company, name, due_at }: Inquiry): string =>
  `  ${reference}  ${oneLine(company || name, 80)}${due_at === null ? "" : `  (${companyTime(due_at)})`}`

const source = (
  words: { subject: (count: number) => string; text: string },
  fits: (inquiry: Inquiry, account: number) => boolean,
) =>
  (async (db, { accountId, publicUrl, now }) => {
    const inquiries = (await openOf(db, accountId, now)).filter((inquiry) => fits(inquiry, accountId))
    if (inquiries.length === 0) return null
    return accountMail(words.subject(inquiries.length), [
      words.text,
      inquiries.map(line).join("\n"),
      `Zum Dashboard / To the dashboard: ${publicUrl}/dashboard/requests?sort=promise`,
    ])
  }) satisfies AccountMailSource

/** Notifies owners of inquiries whose deadline is near. */
export const promiseMailSource: AccountMailSource = source(
  {
    subject: (count) => `Antwort bald fällig: ${count} / Answer due soon: ${count}`,
    text: "Die zugesagte Zeit für diese Anfragen ist zu drei Vierteln vorbei:\nThree quarters of the promised time are over for these requests:",
  },
  ({ owner, time_left }, account) =>
    owner?.id === account && time_left !== null && time_left.minutes <= time_left.of * (1 - shortShare),
)

/** Notifies accounts in the morning of unanswered inquiries. */
export const deskDigestSource: AccountMailSource = source(
  {
    subject: (count) => `Offene Anfragen: ${count} / Open requests: ${count}`,
    text: "Diese Anfragen warten auf eine Antwort, die älteste Zusage zuerst:\nThese requests wait for an answer, the oldest promise first:",
  },
  () => true,
)
