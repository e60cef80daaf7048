import type { RecordId } from "./define-record.ts"

/** Returns a record's id from its text: text pages are named by their links, all others by numbers. */
export const recordIdOf = (text: string): RecordId => (/^\d+$/u.test(text) ? Number(text) : text)
