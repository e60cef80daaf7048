/** Stable codes of all errors of the API, with status, English title, and remedy. */
export const errorCodes = {
  malformed: [400, "The request cannot be read", "Check the syntax of the address, the headers and the body"],
  unauthorized: [401, "Sign in to do this", "Send the token of a session as Authorization: Bearer"],
  wrong_code: [401, "The code is wrong or was used already", "Send the code that the device shows now"],
  wrong_password: [401, "Login or password is wrong!", "Check both and try again"],
  forbidden: [403, "This is not allowed", "Send it from a page of this site"],
  captcha_required: [
    403,
    "Confirm that you are not a robot",
    "Solve a human check and send its token as captcha_token",
  ],
  password_required: [
    403,
    "Enter your password again",
    "The sign-in is too old for this: confirm it by POST /auth/confirm, or send password where the call takes it",
  ],
  second_factor_required: [
    403,
    "Confirm the sign-in",
    "Send ticket with code, recovery_code or passkey to the same address",
  ],
  second_factor_setup_required: [
    403,
    "Set up a second factor first",
    "This site asks for one: see POST /auth/second-factor/start",
  ],
  wrong_old_password: [403, "The old password is wrong", "Send the present password as old_password"],
  password_change_required: [403, "Choose a new password first", "Change the first password by PATCH /auth/password"],
  not_found: [404, "Not found", "There is nothing at this address, or not any more"],
  method_not_allowed: [405, "This method is not offered here", "The Allow header names the methods of this address"],
  last_owner: [409, "The last owner cannot go", "Make somebody else an owner first"],
  ticket_expired: [
    410,
    "This link has expired or was used already",
    "Ask an owner of the site for a new one, or start again",
  ],
  conflict: [409, "This is in conflict with what is stored", "Read the record again and decide anew"],
  stale: [412, "Changed by somebody else meanwhile", "The record as it stands now is in current"],
  draft_conflict: [
    412,
    "Changed on the site meanwhile",
    "The record as it stands now is in current, the fields that differ are in errors",
  ],
  too_large: [413, "Too large", "Send less in one request"],
  wrong_type: [415, "This type is not accepted", "Send the body in the documented content type, uncompressed"],
  wrong_host: [421, "This host is not served here", "Ask for the host that this site is published under"],
  invalid: [422, "Some values are not valid", "Each wrong value is named in errors"],
  too_many: [429, "Too many requests", "Try again after the seconds in Retry-After"],
  internal: [500, "Something went wrong here", "The cause is in the log under this request_id"],
  unavailable: [503, "Not available at the moment", "Try again after the seconds in Retry-After"],
  no_space: [507, "No space left", "Nothing was stored; the operator has to make room"],
} as const satisfies Record<string, readonly [status: number, title: string, detail: string]>

export type ErrorCode = keyof typeof errorCodes
