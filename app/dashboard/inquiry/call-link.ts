/** Returns the tel: link of a number as a visitor typed it; omits "(0)" after a country code. */
export function callLink(phone: string): string {
  const isInternational = phone.trimStart().startsWith("+")
  const digits = (isInternational ? phone.replace("(0)", "") : phone).replace(/\D/gu, "")
  return `tel:${isInternational ? "+" : ""}${digits}`
}
