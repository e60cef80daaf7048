/** A telephone number as written by people: digits, spaces and usual punctuation, with or without country code. */
const phonePattern = /^\+?[\d\s()/.-]*$/u
/** Fewer digits are no number that can be called from abroad. */
const phoneDigitsMin = 6

export const isPhone = (phone: string): boolean =>
  phonePattern.test(phone) && phone.replace(/\D/gu, "").length >= phoneDigitsMin
