import type { FieldError } from "#contract/error.ts"
import { type ErrorCode, errorCodes } from "#contract/error-constants.ts"

interface Details {
  detail?: string
  errors?: FieldError[]
  /** The current record, for a stale edit. */
  current?: unknown
  /** Seconds after which to retry. */
  retryAfter?: number
  /** Methods of the address, for another one. */
  allow?: readonly string[]
  /** Further members of the problem document. */
  more?: Readonly<Record<string, unknown>>
  cause?: unknown
}

/** The only error thrown on purpose; handlers turn it into a problem document or a page. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.detail ?? errorCodes[code][1], { cause: details.cause })
    this.name = "AppError"
    this.code = code
    this.details = details
  }

  get status(): number {
    return errorCodes[this.code][0]
  }
}

const sentences: Record<string, string> = {
  required: "This field is required",
  too_long: "This value is too long",
  table_too_large: "A table is too large: at most 200 rows and 20 columns, and 2,000 cells in the whole text",
  too_complex: "The text has too many elements: at most 20,000, and 100 inside one another",
  invalid: "This value is not valid",
  invalid_email: "This is not an e-mail address",
  phone_not_international: "Write the number in international form, such as +49 551 0900 140",
  no_web_address: "Write web addresses, such as https://www.linkedin.com/company/turbine",
  invalid_phone: "This is not a telephone number",
  too_short: "This value is too short",
  too_small: "At least 64 px wide and high",
  password_too_short: "The password needs 12 characters or more",
  password_too_common: "This password is too easy to guess: use four or more unrelated words",
  password_unchanged: "The new password is the old one",
  invalid_quantity: "The quantity must be a whole number in the range allowed here",
  empty_file: "The file is empty",
  too_many_files: "Too many files",
  wrong_type: "Files of this type are not accepted here",
  wrong_image: "Not an image of type PNG, JPG or GIF",
  too_large: "At most 10 MB a file",
  too_many_items: "Too many items",
  captcha_wrong: "Incorrect CAPTCHA. Try again!",
  captcha_invalid: "The confirmation has expired or was used already; confirm again",
  duplicate: "This value exists already",
  needs_read: "inquiries.edit needs inquiries.read: calls that change inquiries return them",
  other_body: "This key belongs to a request with another body: repeat that one, or take a new key",
  known_number: "A part has this number",
  unknown_number: "No part has this number",
  ambiguous_number: "Several parts are written like this; give the exact number",
  living_page: "A page of this site has this address",
  unknown_page: "There is no page at this address",
  circle: "This address leads back to itself",
  not_a_mail: "This file is no e-mail",
  unreadable: "This file cannot be read as a table",
  alias_chain: "This number is an alias or stands for one",
  not_found: "There is no such record any more",
  cannot_be_hidden: "This cannot be kept from visitors",
  past: "This moment has passed",
  invalid_hours: "Write hours such as 8:00–12:00, 13:00–17:00",
  invalid_dates: "Write one date a line, such as 2026-12-25",
  placeholder: "A placeholder is not filled in",
  cannot_answer: "This person may not answer inquiries",
  stale: "Changed by somebody else meanwhile",
  invalid_price: "An amount is a whole number of hundredths, up to 20,000,000.00",
  second_answer: "This line has such an answer already",
  incomplete: "The order has to name every record once",
}

export const fieldError = (path: string, code: string, message = sentences[code]): FieldError => ({
  path,
  code,
  message: message ?? "This value is not valid",
})

/** Returns a record that was looked up; throws `not_found` for none. */
export function existing<T>(record: T | null | undefined): T {
  if (!record) throw new AppError("not_found")
  return record
}

export const invalid = (path: string, code: string) => new AppError("invalid", { errors: [fieldError(path, code)] })

/** Returns a `conflict` with a stable code, which the dashboard translates. */
export const conflict = (code: string, detail: string) =>
  new AppError("conflict", { detail, errors: [{ path: "", code, message: detail }] })

export const tooManyFiles = (path: string, most: number) =>
  new AppError("invalid", { errors: [fieldError(path, "too_many_files", `At most ${most} files`)] })

/** Returns why a body could not be read: its own reason, else that it is `malformed`. */
export const asMalformed = (cause: unknown): AppError =>
  cause instanceof AppError ? cause : new AppError("malformed", { cause })

/**
 * Compares the If-Match of a request with the record's version; throws `stale` with the current record. Without the
 * header the edit passes, as the API contract says.
 */
export function checkVersion(expected: number | null, record: { version: number }): void {
  if (expected !== null && expected !== record.version) throw new AppError("stale", { current: record })
}
