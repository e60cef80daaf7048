/** Returns the link of a telephone number: stored in international form, so plus and digits suffice. */
export const phoneLink = (phone: string): string => `tel:+${phone.replace(/\D/gu, "")}`
