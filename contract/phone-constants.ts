/** A telephone number as written by people: digits, spaces and usual punctuation, with or without country code. */
const phonePattern = /^\+?[\d\p{Zs}()/.\-\u2010-\u2015]*$/u
/** Extension at the end: ext. 12, x12, Durchwahl 12, DW 12, Nst. 12, App. 12, доб. 12, #12, ",,12", ";ext=12". */
const extensionPattern =
  /(?:[,;]+|#|x|ext(?:ension|n)?|durchwahl|dw|nst|nebenstelle|app(?:arat)?|доб(?:авочный)?|вн(?:утр)?)[.:]?\p{Zs}*(?:ext=)?(\d{1,8})$/iu
/** Fewer digits are no number that can be called from abroad. */
const phoneDigitsMin = 6
/** Longer texts are no numbers; fields have limits of their own. */
const longest = 100

/** "Tel.:", "моб." */
const labelPattern = /^\p{L}{1,12}[.:]{0,2}\p{Zs}{0,3}(?=[+(\d])/u
/** "(WhatsApp)" */
const remarkPattern = /\p{Zs}{0,3}\([^()\d]{1,30}\)$/u
/** Arabic and Persian digits; their last four bits are their values. */
const otherDigit = /[\u0660-\u0669\u06f0-\u06f9]/gu

/** Returns a number, without what is written around it and in ASCII digits, and its extension, "" without one. */
export function splitPhone(written: string): { number: string; extension: string } {
  const phone = written
    .slice(0, longest)
    .normalize("NFKC")
    .replaceAll(otherDigit, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(remarkPattern, "")
  const [all = "", extension = ""] = extensionPattern.exec(phone) ?? []
  const number = phone.slice(0, phone.length - all.length).replace(/[,;\p{Zs}]{1,9}$/u, "")
  return { number: number.replace(labelPattern, ""), extension }
}

/**
 * Returns a telephone number without label, "+" in place of "00", and without the "(0)" that is only dialled inside the
 * country. A number with an extension is returned unchanged, since the public link cannot contain one.
 */
export function internationalPhone(written: string): string {
  const { number, extension } = splitPhone(written.replaceAll(/\p{Cf}/gu, "").trim())
  if (extension !== "") return written
  return number
    .replaceAll(/[\u2010-\u2015]/gu, "-")
    .replace(/^00(?=[1-9])/u, "+")
    .replace(/^(\+[\d\p{Zs}]{1,4}?)\p{Zs}?\(0\)\p{Zs}?/u, "$1 ")
}

export function isPhone(phone: string): boolean {
  const { number } = splitPhone(phone)
  return phone.length <= longest && phonePattern.test(number) && number.replace(/\D/gu, "").length >= phoneDigitsMin
}
