/** Telephone numbers are kept in international form, so a plus and their digits make the link. */
export const phoneLink = (phone: string): string => `tel:+${phone.replace(/\D/gu, "")}`
