/**
 * Why a mail was not unfolded whole: larger than is read, unreadable but for its header, put together wrongly, encrypted,
 * or with something that could not be unfolded. "" for one that was.
 */
export const mailTroubles = ["", "too_large", "unreadable", "damaged", "encrypted", "partly"] as const
export type MailTrouble = (typeof mailTroubles)[number]
