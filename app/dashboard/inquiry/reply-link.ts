import type { Inquiry } from "#contract/inquiry.ts"
import { replyTexts } from "#app/i18n/dashboard/inquiry/reply.ts"
import { formatDate } from "../ui/format-date.ts"

// Mail programs cut or reject longer URLs; Windows passes about 2,000 characters.
const longestLink = 1_900
const newLine = "\r\n"

/** Returns a mailto: link with an answer in the sender's language, listing the parts that fit. */
export function replyLink(inquiry: Inquiry): string {
  const texts = replyTexts[inquiry.lang]
  const opening = [texts.greeting(inquiry.name), "", texts.thanks(inquiry.reference, sentOn(inquiry)), "", ""]
  const lines = inquiry.items.map((item) => `${item.partnumber ?? item.title}  × ${item.quantity}`)
  const write = (body: readonly string[]) =>
    `mailto:${encodeURIComponent(inquiry.email).replace("%40", "@")}?subject=${encodeURIComponent(texts.subject(inquiry.reference))}` +
    `&body=${encodeURIComponent(body.join(newLine))}`
  const whole = write(lines.length > 0 ? [...opening.slice(0, -1), texts.items, ...lines, "", ""] : opening)
  return whole.length <= longestLink ? whole : write(opening)
}

const sentOn = ({ created_at, lang }: Inquiry): string => formatDate(created_at, lang, { dateStyle: "long" })
