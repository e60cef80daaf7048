/** A telephone number as written by people: digits, spaces and usual punctuation, with or without country code. */
const phonePattern = /^\+?[\d\p{Zs}()/.\-\u2010-\u2015]*$/u
/** Extension at the end: ext. 12, x12, Durchwahl 12, DW 12, Nst. 12, App. 12, доб. 12, #12, ",,12", ";ext=12". */
const extensionPattern =
  /(?:[,;]+|#|x|ext(?:ension|n)?|durchwahl|dw|nst|nebenstelle|app(?:arat)?|доб(?:авочный)?|вн(?:утр)?)[.:]?\p{Zs}*(?:ext=)?(\d{1,8})$/iu
/** Fewer digits are no number that can be called from abroad. */
const phoneDigitsMin = 6
/** Longer texts are no numbers; fields have limits of their own. */
const longest = 100

/** Returns a number and its extension, "" without one. */
export function splitPhone(phone: string): { number: string; extension: string } {
  const [all = "", extension = ""] = extensionPattern.exec(phone.slice(0, longest)) ?? []
  return { number: phone.slice(0, phone.length - all.length).replace(/[,;\p{Zs}]{1,9}$/u, ""), extension }
}

export function isPhone(phone: string): boolean {
  const { number } = splitPhone(phone)
  return phone.length <= longest && phonePattern.test(number) && number.replace(/\D/gu, "").length >= phoneDigitsMin
}
