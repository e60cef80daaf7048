import type { RecordId } from "./define-record.ts"

/** Parses a record id: a number, or the link of a text page. */
export const recordIdOf = (text: string): RecordId => (/^\d+$/u.test(text) ? Number(text) : text)
