/** Returns the link that dials a number as a visitor typed it; "(0)" after a country code is not dialled. */
export function callLink(phone: string): string {
  const isInternational = phone.trimStart().startsWith("+")
  const digits = (isInternational ? phone.replace("(0)", "") : phone).replace(/\D/gu, "")
  return `tel:${isInternational ? "+" : ""}${digits}`
}
