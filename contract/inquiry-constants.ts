/** Forms of the site. */
export const formSources = ["contact", "pre-order", "availability"] as const

/** Source of an inquiry: a form, or recorded by an account from a call or mail. */
export const inquirySources = [...formSources, "phone", "mail"] as const
export type InquirySource = (typeof inquirySources)[number]

/** Where a line comes from: a form, a mail, an addition by the customer, the desk, a merged inquiry. */
export const lineSources = ["form", "mail", "addition", "desk", "merge"] as const
export type LineSource = (typeof lineSources)[number]

/** State of an inquiry; derived from its owner, messages and outcome. */
export const inquiryStates = ["new", "open", "waiting", "closed"] as const
export type InquiryState = (typeof inquiryStates)[number]

/** Share of the promised time from which on the remaining time counts as short. */
export const shortShare = 0.75

/** Outcomes of an inquiry. */
export const inquiryOutcomes = ["won", "lost", "no-offer", "no-reply", "not-an-inquiry"] as const
export type InquiryOutcome = (typeof inquiryOutcomes)[number]

/** News of inquiries that are mailed to who answers them. */
export const deskMails = ["assigned", "replied", "bounced", "urgent"] as const
export type DeskMail = (typeof deskMails)[number]

type EachDeskMail<Value> = { [Name in `mail_${DeskMail}`]: Value }

/** Returns one field of an account for each kind of news with the same value, such as a schema. */
export const eachDeskMail = <Value>(value: Value): EachDeskMail<Value> =>
  Object.fromEntries(deskMails.map((name) => [`mail_${name}`, value])) as EachDeskMail<Value>

interface AskedLine {
  position: string
  text: string
  title: string
  partnumber: string | null
  quantity: number | null
  unit: string
  note: string
}

/** Returns an asked line as it is copied and saved: position, as asked, part, quantity, unit, note. */
export const cellsOfLine = ({ position, text, title, partnumber, quantity, unit, note }: AskedLine, index: number) => [
  position || index + 1,
  text || title,
  partnumber ?? "",
  quantity,
  unit,
  note,
]
