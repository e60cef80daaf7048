/** A telephone number as people write one: digits, spaces and the usual marks, with or without a country code. */
const phonePattern = /^\+?[\d\s()/.-]*$/u
/** Fewer digits reach nobody from abroad. */
const phoneDigitsMin = 6

export const isPhone = (phone: string): boolean =>
  phonePattern.test(phone) && phone.replace(/\D/gu, "").length >= phoneDigitsMin
