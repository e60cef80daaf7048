import { splitPhone } from "#contract/phone-constants.ts"

/** Returns the tel: link (RFC 3966) of a number as a visitor typed it; omits "(0)" after a country code. */
export function callLink(phone: string): string {
  const { number, extension } = splitPhone(phone.trim())
  const isInternational = number.startsWith("+")
  const digits = (isInternational ? number.replace("(0)", "") : number).replace(/\D/gu, "")
  return `tel:${isInternational ? "+" : ""}${digits}${extension && `;ext=${extension}`}`
}
