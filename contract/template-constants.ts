/** Placeholders filled in from the inquiry and its answering account. */
export const placeholderNames = ["name", "company", "reference", "parts", "link", "promise", "me", "signature"] as const

/** Matches any name in braces, so that a misspelt placeholder never reaches a customer. */
export const placeholderPattern = /\{([\p{L}\d_]{1,40})\}/gu
