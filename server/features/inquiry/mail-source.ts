import type { Inquiry, InquiryItem } from "#contract/inquiry.ts"
import { isTooLong, partSlug } from "#contract/number-reader/part-slug.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { type MailSource, companyTime, oneLine, urgentLine, urgentMark } from "#server/mail/draft.ts"
import { privateAddress } from "./private-link.ts"
import { findInquiry, listInquiries } from "./store.ts"

const sourceNames = {
  contact: "Kontaktformular",
  "pre-order": "Vorbestellung",
  availability: "Verfügbarkeitsanfrage",
  phone: "Telefon",
  mail: "E-Mail",
}
const languageNames = new Intl.DisplayNames("de", { type: "language" })
// Characters of text in a digest: enough to tell a customer from advertising.
const excerpt = 400
// These mails contain nothing that depends on the time.
const anyMoment = new Date(0)

const itemLines =
  (publicUrl: string) =>
  (item: Inquiry["items"][number]): string => {
    // A number without title is in no parts list.
    const slug = item.title ? partSlug(item.partnumber ?? "") : ""
    const address = slug === "" || isTooLong(slug) ? "" : `${publicUrl}/part/${encodeURIComponent(slug)}`
    return `  ${itemLine(item)}${address ? `\n    ${address}` : ""}`
  }

/** Returns who asks, when and how, in German. */
export function describeInquiry(inquiry: Inquiry): string {
  return [
    inquiry.urgent ? urgentLine : "",
    `Referenz:    ${inquiry.reference}`,
    `Eingegangen: ${companyTime(inquiry.created_at)}`,
    `Name:        ${oneLine(inquiry.name, 300)}`,
    `Firma:       ${oneLine(inquiry.company, 300)}`,
    `E-Mail:      ${inquiry.email}`,
    inquiry.phone ? `Telefon:     ${oneLine(inquiry.phone)}` : "",
    `Sprache:     ${languageNames.of(inquiry.lang)}`,
    `Über:        ${sourceNames[inquiry.source]}`,
  ]
    .filter(Boolean)
    .join("\n")
}

/** Returns whom a reply to a mail about an inquiry reaches: its customer, and the mailbox whose mails come into the thread. */
export async function threadAddresses(db: Database, { email }: Inquiry): Promise<string[]> {
  const settings = await db.selectFrom("settings").select("email").executeTakeFirst()
  return [email, settings?.email ?? ""].filter(Boolean)
}

/** Writes mails about inquiries. Those to the company are in German. */
export const inquiryMailSource: MailSource = {
  notice: async (db, id, publicUrl) => {
    const inquiry = await findInquiry(db, id, anyMoment)
    if (!inquiry) return null
    const { items } = inquiry
    const text = [
      describeInquiry(inquiry),
      items.length > 0 ? `Positionen:\n${items.map(itemLines(publicUrl)).join("\n")}` : "",
      inquiry.text,
      inquiry.photos.length > 0
        ? `Anlagen (im Dashboard): ${inquiry.photos.map(({ name }) => oneLine(name)).join(", ")}`
        : "",
      `Im Dashboard: ${publicUrl}/dashboard/requests?open=${inquiry.id}`,
    ]
    return {
      to: null,
      replyTo: await threadAddresses(db, inquiry),
      subject: oneLine(`${inquiry.urgent ? `${urgentMark}: ` : ""}Anfrage ${inquiry.reference}: ${inquiry.company}`),
      text: `${text.filter(Boolean).join("\n\n")}\n`,
    }
  },
  sender: async (db, id, publicUrl) => {
    const inquiry = await findInquiry(db, id, anyMoment)
    if (!inquiry) return null
    const callBackBy = inquiry.urgent ? inquiry.due_at : null
    return { ...inquiry, callBackBy, link: await privateAddress(db, inquiry, publicUrl) }
  },
  digest: async (db: Database, ids) =>
    (await listInquiries(db, ids, anyMoment)).map((inquiry) => {
      const positions = inquiry.items.length > 0 ? `Positionen:  ${inquiry.items.length}` : ""
      const text = [describeInquiry(inquiry), positions, oneLine(inquiry.text, excerpt)].filter(Boolean).join("\n")
      return { text, urgent: inquiry.urgent }
    }),
}

/** Returns an item in one line for the company, so that a line break in a field cannot fake another item or heading. */
function itemLine({ quantity, partnumber, title, note, asked_number, position }: InquiryItem): string {
  const remarks = [asked_number ? `angefragt als ${oneLine(asked_number)}` : "", oneLine(note, 300)]
  const remark = remarks.filter(Boolean).join("; ")
  const name = [oneLine(partnumber ?? ""), oneLine(title, 300)].filter(Boolean).join(" – ")
  return `${position ? `Pos. ${oneLine(position, 100)}: ` : ""}${quantity ?? "?"} × ${name}${remark ? ` (${remark})` : ""}`
}
