import type { Inquiry } from "#contract/inquiry.ts"
import { replyTexts } from "#app/i18n/dashboard/inquiry/reply.ts"
import { splitPhone } from "#contract/phone-constants.ts"
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

/** Returns the tel: link (RFC 3966) of a number as a visitor typed it; omits "(0)" after a country code. */
export function callLink(phone: string): string {
  const { number, extension } = splitPhone(phone.trim())
  const isInternational = number.startsWith("+")
  const digits = (isInternational ? number.replace("(0)", "") : number).replace(/\D/gu, "")
  return `tel:${isInternational ? "+" : ""}${digits}${extension && `;ext=${extension}`}`
}
